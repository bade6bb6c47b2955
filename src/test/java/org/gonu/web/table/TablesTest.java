package org.gonu.web.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.HttpResponseException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TablesTest {
  private static final long MAX_BYTES = 10_000;

  private final Path directory;

  TablesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static ObjectNode created(int characters) {
    ObjectNode body = JsonNodeFactory.instance.objectNode();
    body.putObject("game").put("sheet", "x".repeat(characters));
    body.putObject("seats");
    body.putArray("moves");
    return TableEvent.withSecret(body, JsonNodeFactory.instance.objectNode());
  }

  private Tables at(Instant now) {
    return new Tables(directory, Clock.fixed(now, ZoneOffset.UTC), table -> {}, MAX_BYTES);
  }

  @Test
  void create_tableThatNeedsTheRoomOfSeveral_removesAsMany() {
    Instant before = Instant.ofEpochSecond(1_700_000_000);
    Tables early = at(before);
    for (int i = 0; i < 4; i++) {
      early.create(created(2_000));
    }
    Tables tables = at(before.plus(Duration.ofDays(2)));

    Table large = tables.create(created(7_000));

    assertTrue(tables.all().contains(large));
    assertEquals(2, tables.all().size());
  }

  @Test
  void create_whereNoTableMayGo_isRefused() {
    Tables tables = at(Instant.ofEpochSecond(1_700_000_000));
    for (int i = 0; i < 4; i++) {
      tables.create(created(2_000));
    }

    HttpResponseException full =
        assertThrows(HttpResponseException.class, () -> tables.create(created(7_000)));

    assertEquals(503, full.getStatus());
    assertEquals(4, tables.all().size());
  }
}
