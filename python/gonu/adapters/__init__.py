"""Games in the shapes of other libraries, which are imported only when they are asked for."""
