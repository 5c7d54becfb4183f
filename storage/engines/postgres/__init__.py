"""PostgreSQL, where several processes share one memory; only imported when it is used (`boneyard[postgres]`)."""
