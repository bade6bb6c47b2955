package org.gonu.web.library;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.gonu.text.Sha256;

/**
 * Measurements of the sheets of the library, made once from random matches and kept as a resource
 * by name, each with the hash of the sheet that was measured.
 */
final class Statistics {
  private static final String RESOURCE = "statistics.json";
  private static final String HASH = "sha256";

  private final JsonNode all;

  Statistics() {
    try (InputStream in = Statistics.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("there is no resource " + RESOURCE);
      }
      all = new ObjectMapper().readTree(in);
    } catch (IOException damaged) {
      throw new UncheckedIOException(damaged);
    }
  }

  /** What was measured of a sheet; empty if nothing was, or if it has changed since. */
  Optional<ObjectNode> of(Sheet sheet) {
    JsonNode found = all.path(sheet.id());
    return found.path(HASH).asText().equals(Sha256.hex(sheet.text()))
        ? Optional.of((ObjectNode) found)
        : Optional.empty();
  }
}
