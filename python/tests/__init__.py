"""Tests of the package; GONU_JAR names the program."""
