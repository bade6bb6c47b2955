package org.gonu.cli.console;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
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

  /**
   * The error for what went wrong with files of a program that serves. Java names the file alone
   * where it cannot be written, and two where one was to replace the other.
   */
  public static InputException error(IOException cause) {
    if (cause instanceof FileSystemException system && system.getFile() != null) {
      String file = Optional.ofNullable(system.getOtherFile()).orElseGet(system::getFile);
      return error(file, Path.of(file), cause);
    }
    return new InputException("gonu: " + cause.getMessage() + "\n");
  }

  /** The reason in words. */
  public static String reason(Path path, IOException cause) {
    if (cause instanceof NoSuchFileException) {
      return "there is no such directory";
    }
    if (cause instanceof AccessDeniedException) {
      return "access is denied";
    }
    if (cause instanceof FileAlreadyExistsException present) {
      return "there is a file '" + present.getFile() + "' in place of a directory";
    }
    if (Files.isDirectory(path)) {
      return "it is a directory";
    }
    String message =
        cause instanceof FileSystemException system ? system.getReason() : cause.getMessage();
    return Optional.ofNullable(message).orElseGet(cause::toString);
  }
}
