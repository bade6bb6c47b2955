package org.gonu.cli.console;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Says why a file cannot be written, without the names that Java has for it. */
public final class UnwritableFile {
  private UnwritableFile() {}

  /**
   * The error for a file that cannot be written.
   *
   * @param file as the user wrote it
   */
  public static InputException error(Object file, Path path, IOException cause) {
    return new InputException("gonu: cannot write '" + file + "': " + reason(path, cause) + "\n");
  }

  /** The reason in words. */
  public static String reason(Path path, IOException cause) {
    if (cause instanceof NoSuchFileException) {
      return "there is no such directory";
    }
    if (cause instanceof AccessDeniedException) {
      return "access is denied";
    }
    if (Files.isDirectory(path)) {
      return "it is a directory";
    }
    String message =
        cause instanceof FileSystemException system ? system.getReason() : cause.getMessage();
    return Optional.ofNullable(message).orElseGet(cause::toString);
  }
}
