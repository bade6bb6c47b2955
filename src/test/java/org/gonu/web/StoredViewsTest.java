package org.gonu.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoredViewsTest {
  private static final String HASH = "a".repeat(64);

  @Test
  void put_whileTheOldOneIsRead_leavesTheReaderAWholeFile(@TempDir Path data) throws IOException {
    StoredViews views = new StoredViews(data);
    views.put(HASH, Optional.of("(old view)"));

    try (InputStream reader = Files.newInputStream(data.resolve("views/" + HASH + ".view"))) {
      views.put(HASH, Optional.of("(new)"));

      assertEquals("(old view)", new String(reader.readAllBytes(), StandardCharsets.UTF_8));
    }
    assertEquals("(new)", views.of(HASH).orElseThrow().text());
  }

  @Test
  void put_nothing_removesTheView(@TempDir Path data) throws IOException {
    StoredViews views = new StoredViews(data);
    views.put(HASH, Optional.of("(view)"));

    views.put(HASH, Optional.empty());

    assertTrue(views.of(HASH).isEmpty());
  }
}
