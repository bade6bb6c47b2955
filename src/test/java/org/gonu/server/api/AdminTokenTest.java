package org.gonu.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class AdminTokenTest {
  @Test
  void in_secondTime_isTheSameToken(@TempDir Path directory) throws Exception {
    AdminToken made = AdminToken.in(directory);
    AdminToken read = AdminToken.in(directory);

    assertTrue(made.isNew());
    assertFalse(read.isNew());
    assertEquals(made.text(), read.text());
  }

  @DisabledOnOs(OS.WINDOWS)
  @Test
  void in_othersMayReadTheFile_isRefused(@TempDir Path directory) throws Exception {
    AdminToken.in(directory);
    Path file = directory.resolve("admin.token");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));

    IOException refused = assertThrows(IOException.class, () -> AdminToken.in(directory));

    assertEquals("others may read '" + file + "': chmod 600 " + file, refused.getMessage());
  }
}
