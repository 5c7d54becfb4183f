"""The drawing room of rummy with tiles on racks."""
