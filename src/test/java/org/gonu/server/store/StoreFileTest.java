package org.gonu.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.gonu.server.event.EventBody;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The file of a store: whose it is, and of which version. */
@Timeout(60)
final class StoreFileTest {
  private final Path directory;

  StoreFileTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void open_directoryInUse_isRefused() throws Exception {
    try (Store store = Store.open(directory)) {
      UnusableStoreException refused =
          assertThrows(UnusableStoreException.class, () -> Store.open(directory));

      assertTrue(refused.toString().contains("in use"), refused.toString());
      assertTrue(store.stall().isEmpty());
    }
  }

  @Test
  void open_newerOrForeignDatabase_isRefused() throws Exception {
    Path file = directory.resolve(Store.FILE_NAME);
    try (Store store = Store.open(directory)) {
      assertTrue(store.sheets().all().isEmpty());
    }
    change(file, "PRAGMA user_version = 99");
    String newer =
        assertThrows(UnusableStoreException.class, () -> Store.open(directory)).toString();
    assertTrue(newer.contains("version 99"), newer);

    change(file, "PRAGMA application_id = 1");
    String foreign =
        assertThrows(UnusableStoreException.class, () -> Store.open(directory)).toString();
    assertTrue(foreign.contains("not the database of a Gonu server"), foreign);

    Files.writeString(file, "This is no database at all, but a text of some length. ".repeat(99));
    assertThrows(UnusableStoreException.class, () -> Store.open(directory));
  }

  private static void change(Path file, String sql) throws SQLException {
    try (Connection connection = Connections.writing(file);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void open_databaseOfVersionOne_isBroughtToTheNewestWithItsData() throws Exception {
    Path file = directory.resolve(Store.FILE_NAME);
    String hash = Sheets.hash("(role white)");
    try (Connection connection = Connections.writing(file);
        Statement statement = connection.createStatement()) {
      Migrations.apply(connection, 1);
      statement.executeUpdate(
          "INSERT INTO sheet VALUES ('"
              + hash
              + "', 'tiny', 1, '(role white)', 1);"
              + "INSERT INTO player VALUES ('A', 'address', 'x:1', 1, 1, 0);"
              + "INSERT INTO match (id, sheet, state, tournament, pairing, created_at)"
              + " VALUES ('m1', '"
              + hash
              + "', 'queued', 'cup', '1-2', 1);"
              + "INSERT INTO seat VALUES (1, 0, 'A');"
              + "INSERT INTO event VALUES (1, 1, 1, 'suspended', '{\"step\":3}')");
    }

    try (Store store = Store.open(directory)) {
      assertEquals("m1", store.matches().ofTournament("cup").getFirst().id());
      assertEquals(new EventBody.Suspended(3), store.matches().events("m1").getFirst().body());
      assertTrue(store.tournaments().all().isEmpty());
    }
    try (Connection connection = Connections.writing(file)) {
      assertEquals(Migrations.NEWEST, Migrations.check(connection, "it"));
    }
  }

  @Test
  void migrations_newest_isTheLastResource() {
    String next = "migration-%03d.sql".formatted(Migrations.NEWEST + 1);

    assertEquals(null, Migrations.class.getResource(next));
  }
}
