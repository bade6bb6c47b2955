package org.gonu.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.event.Events;
import org.gonu.server.event.MatchEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a loss of power leaves of a store: all that was forced to the disk, and any part of what was
 * not. A test cannot cut the power. It looks that commits are forced to the disk, and it tears the
 * write-ahead log at random places, as a disk does that wrote some of its last sectors.
 */
@Timeout(60)
final class PowerLossTest {
  private static final int EVENTS = 60;
  private static final int TEARS = 40;

  private final Path directory;

  PowerLossTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void connection_forWriting_forcesEachCommitToTheDisk() throws Exception {
    try (Connection connection = Connections.writing(directory.resolve(Store.FILE_NAME))) {
      assertEquals("2", pragma(connection, "synchronous"), "FULL");
      assertEquals("wal", pragma(connection, "journal_mode"));
    }
  }

  @Test
  void open_logTornAnywhere_hasTheFirstEventsOfEachMatchWithoutAGap() throws Exception {
    Path whole = Files.createDirectory(directory.resolve("whole"));
    SplittableRandom random = new SplittableRandom(1);
    byte[] log;
    byte[] database;
    try (Store store = Stores.openWithPlayers(whole)) {
      store.matches().create(Stores.match("m1"), 1).get();
      store.matches().create(Stores.match("m2"), 1).get();
      for (int step = 1; step <= EVENTS; step++) {
        store.matches().append("m1", Events.moved(step), step).get();
        store.matches().append("m2", Events.moved(step), step).get();
      }
      database = Files.readAllBytes(whole.resolve(Store.FILE_NAME));
      log = Files.readAllBytes(whole.resolve(Store.FILE_NAME + "-wal"));
    }
    int most = 0;
    for (int tear = 0; tear < TEARS; tear++) {
      byte[] torn = Arrays.copyOf(log, random.nextInt(log.length / 3, log.length));
      if (tear % 2 == 1) {
        // The last sectors came to the disk in another order.
        int at = torn.length - Math.min(torn.length, 512);
        Arrays.fill(torn, at, torn.length, (byte) tear);
      }
      Path lost = directory.resolve("lost");
      Files.createDirectories(lost);
      Files.deleteIfExists(lost.resolve(Store.FILE_NAME + "-shm"));
      Files.write(lost.resolve(Store.FILE_NAME), database);
      Files.write(lost.resolve(Store.FILE_NAME + "-wal"), torn);
      most = Math.max(most, check(lost));
    }
    assertTrue(most > EVENTS / 2, "most events kept: " + most);
    Path kept = Files.createDirectory(directory.resolve("kept"));
    Files.write(kept.resolve(Store.FILE_NAME), database);
    Files.write(kept.resolve(Store.FILE_NAME + "-wal"), log);
    assertEquals(EVENTS + 1, check(kept), "all that was told");
  }

  /** Looks that the store opens and goes on; returns the number of events of the first match. */
  private static int check(Path lost) throws Exception {
    try (Store store = Store.open(lost)) {
      int first = 0;
      for (String id : new String[] {"m1", "m2"}) {
        if (store.matches().find(id).isPresent()) {
          ImmutableList<MatchEvent> events = store.matches().events(id);
          for (int i = 0; i < events.size(); i++) {
            assertEquals(i + 1, events.get(i).sequence());
          }
          MatchEvent next = store.matches().append(id, Events.moved(events.size()), 99).get();
          assertEquals(events.size() + 1, next.sequence());
          first = id.equals("m1") ? events.size() : first;
        }
      }
      return first;
    }
  }

  private static String pragma(Connection connection, String name) throws Exception {
    try (Statement statement = connection.createStatement();
        ResultSet answer = statement.executeQuery("PRAGMA " + name)) {
      assertTrue(answer.next());
      return answer.getString(1);
    }
  }
}
