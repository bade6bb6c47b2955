package org.gonu.cli.console;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;

/** Says why a file cannot be read, without the names that Java has for it. */
public final class UnreadableFile {
  private UnreadableFile() {}

  /** The reason in words. */
  public static String reason(IOException cause) {
    if (cause instanceof NoSuchFileException) {
      return "there is no such file";
    }
    if (cause instanceof AccessDeniedException) {
      return "access is denied";
    }
    String message =
        cause instanceof FileSystemException system ? system.getReason() : cause.getMessage();
    return Optional.ofNullable(message).orElseGet(cause::toString);
  }
}
