"""The drawing room of rummy with cards."""
