"""The application: the list of features, the client and its life, status, and commands that name several features."""
