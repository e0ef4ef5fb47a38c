// Empty: the target exists for its dependencies.
