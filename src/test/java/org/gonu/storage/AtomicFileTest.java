package org.gonu.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What writing leaves as it was. */
final class AtomicFileTest {
  private final Path directory;

  AtomicFileTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static void write(Path file, String text) throws IOException {
    AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void write_aFileThatIsThere_replacesItsContentAndLeavesNothingElse() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "old and long");

    write(file, "new");

    assertEquals("new", Files.readString(file));
    assertEquals(1, directory.toFile().list().length);
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void write_aPrivateFile_staysPrivate() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "old");
    Set<PosixFilePermission> own = PosixFilePermissions.fromString("rw-------");
    Files.setPosixFilePermissions(file, own);

    write(file, "new");

    assertEquals(own, Files.getPosixFilePermissions(file));
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void write_aSymbolicLink_writesTheFileThatItNames() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "old");
    Path link = Files.createSymbolicLink(directory.resolve("link"), file);

    write(link, "new");

    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", Files.readString(file));
  }

  @Test
  @Timeout(60)
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void write_aPipe_sendsTheBytesThrough() throws Exception {
    Path pipe = directory.resolve("pipe");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    CompletableFuture<String> read = new CompletableFuture<>();
    Thread reader =
        new Thread(
            () -> {
              try {
                read.complete(Files.readString(pipe));
              } catch (IOException unreadable) {
                read.completeExceptionally(unreadable);
              }
            });
    reader.start();

    write(pipe, "text");

    assertEquals("text", read.get(30, TimeUnit.SECONDS));
    assertTrue(Files.exists(pipe) && !Files.isRegularFile(pipe));
  }

  @Test
  void write_aDirectory_failsAndLeavesItThere() throws IOException {
    Path there = Files.createDirectory(directory.resolve("there"));
    Files.createFile(there.resolve("file"));

    assertThrows(IOException.class, () -> write(there, "text"));

    assertTrue(Files.isDirectory(there));
  }
}
