package org.gonu.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files to which lines are added. */
final class LineFileTest {
  private final Path file;

  LineFileTest(@TempDir Path directory) {
    file = directory.resolve("lines");
  }

  private LineFile open() throws IOException {
    return LineFile.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
  }

  @Test
  void add_behindLinesThatStay_cutsOffTheRest() throws IOException {
    Files.writeString(file, "one\ntwo\ncut sho");
    try (LineFile lines = open()) {
      lines.cutTo(8);
      lines.add("three\nfour");

      assertEquals("one\ntwo\nthree\nfour\n", Files.readString(file));
    }
  }

  @Test
  void open_whileItIsOpen_isRefused() throws IOException {
    try (LineFile lines = open()) {
      IOException refused = assertThrows(FileInUseException.class, this::open);

      assertEquals("'" + file + "' is in use by this program", refused.getMessage());
      lines.add("still good");
    }
    try (LineFile again = open()) {
      again.cutTo(0);
    }
    assertEquals("", Files.readString(file));
  }

  @Test
  void add_afterTheEnd_isRefused() throws IOException {
    LineFile lines = open();
    lines.close();

    assertThrows(ClosedChannelException.class, () -> lines.add("late"));
  }
}
