package org.gonu.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.FileSystemException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class UnwritableFileTest {
  @Test
  void error_directoryThatAFileWasToReplace_namesTheDirectory(@TempDir Path directory) {
    FileSystemException cause =
        new FileSystemException(directory + ".tmp", directory.toString(), "Is a directory");

    assertEquals(
        "gonu: cannot write '" + directory + "': it is a directory\n",
        UnwritableFile.error(cause).getMessage());
  }
}
