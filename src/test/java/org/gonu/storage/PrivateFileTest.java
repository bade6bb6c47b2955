package org.gonu.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class PrivateFileTest {
  private static final byte[] SECRET = "secret".getBytes(StandardCharsets.US_ASCII);

  private final Path directory;
  private final Path file;

  PrivateFileTest(@TempDir Path directory) {
    this.directory = directory;
    this.file = directory.resolve("secret");
  }

  @Test
  void create_noSuchFile_makesItForItsOwnerAlone() throws Exception {
    PrivateFile.create(file, SECRET);

    assertEquals("secret", Files.readString(file));
    assertTrue(PrivateFile.isPrivate(file));
    assertNothingElseIsThere();
  }

  @Test
  void create_thereIsAFile_leavesItAsItIs() throws Exception {
    Files.writeString(file, "older");

    assertThrows(FileAlreadyExistsException.class, () -> PrivateFile.create(file, SECRET));

    assertEquals("older", Files.readString(file));
    assertNothingElseIsThere();
  }

  private void assertNothingElseIsThere() throws Exception {
    try (Stream<Path> files = Files.list(directory)) {
      assertEquals(1, files.count());
    }
  }

  @DisabledOnOs(OS.WINDOWS)
  @Test
  void isPrivate_othersMayRead_isFalse() throws Exception {
    PrivateFile.create(file, SECRET);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));

    assertFalse(PrivateFile.isPrivate(file));
  }
}
