package org.gonu.web.library;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.gonu.text.Sha256;

/**
 * Measurements of the sheets of the library, made once from random matches and kept as a resource
 * by name, each with the hash of the sheet that was measured.
 */
final class Statistics {
  private static final String RESOURCE = "statistics.json";
  private static final String HASH = "sha256";

  private final JsonNode all = Resources.json(RESOURCE);

  /** What was measured of a sheet; empty if nothing was, or if it has changed since. */
  Optional<ObjectNode> of(Sheet sheet) {
    JsonNode found = all.path(sheet.id());
    return found.path(HASH).asText().equals(Sha256.hex(sheet.text()))
        ? Optional.of((ObjectNode) found)
        : Optional.empty();
  }
}
