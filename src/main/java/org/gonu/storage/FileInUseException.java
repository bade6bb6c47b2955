package org.gonu.storage;

import java.io.IOException;
import java.nio.file.Path;

/** A file is open elsewhere; the message says which one, and where. */
public final class FileInUseException extends IOException {
  private static final long serialVersionUID = 1L;

  private final boolean byThisProgram;

  FileInUseException(Path file, boolean byThisProgram) {
    super("'" + file + "' is in use by " + (byThisProgram ? "this program" : "another program"));
    this.byThisProgram = byThisProgram;
  }

  /** True if it is this program itself that has the file open. */
  public boolean isByThisProgram() {
    return byThisProgram;
  }
}
