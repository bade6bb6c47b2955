package org.gonu.game.cache;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The folder of circuits. */
final class CacheFolderTest {
  /** The classes of Java are files that nobody can write, on every system. */
  @Test
  void read_fileThatCannotBeWritten_isRead() {
    Path folder = Path.of(URI.create("jrt:/java.base"));
    String name = "module-info.class";
    assertThrows(
        ReadOnlyFileSystemException.class,
        () -> Files.setLastModifiedTime(folder.resolve(name), FileTime.from(Instant.now())));

    assertTrue(new CacheFolder(folder, 1 << 20).read(name).isPresent());
  }
}
