package org.gonu.server.service;

/** What is asked for could not be written to the disk in time; it may be done later. */
public final class StalledException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StalledException() {
    super("the server cannot write to its disk at present; this may be done later");
  }
}
