package org.gonu.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.server.event.Events;
import org.gonu.server.event.MatchEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Copies of the database of a store. */
@Timeout(60)
final class BackupTest {
  private final Path directory;

  BackupTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void backup_whileTheStoreIsWritten_isWholeAndOfOneMoment() throws Exception {
    Path copy = directory.resolve("copies");
    Files.createDirectories(copy);
    try (Store store = Stores.openWithPlayers(directory)) {
      store.matches().create(Stores.match("m1"), 1).get();
      MutableList<CompletableFuture<MatchEvent>> written = Lists.mutable.empty();
      for (int step = 1; step <= 2_000; step++) {
        written.add(store.matches().append("m1", Events.moved(step), step));
      }
      written.get(500).get();

      Backup.write(directory, copy.resolve(Store.FILE_NAME));

      written.getLast().get();
    }
    try (Store store = Store.open(copy)) {
      int events = store.matches().events("m1").size();
      assertTrue(events > 500 && events <= 2_001, "events: " + events);
    }
    assertFalse(Files.exists(copy.resolve("." + Store.FILE_NAME + ".tmp")));
  }

  @Test
  void backup_missingDirectory_isToldByTheNameOfTheCopy() throws Exception {
    Stores.openWithPlayers(directory).close();
    Path copy = directory.resolve("none").resolve("copy.db");

    NoSuchFileException missing =
        assertThrows(NoSuchFileException.class, () -> Backup.write(directory, copy));

    assertEquals(copy.toString(), missing.getFile());
  }

  @Test
  void backup_noDatabase_isRefused() {
    assertThrows(
        UnusableStoreException.class, () -> Backup.write(directory, directory.resolve("copy.db")));
  }
}
