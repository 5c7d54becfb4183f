"""`boneyard texts`: what a translation lacks, and where it breaks a rule (docs/languages)."""
