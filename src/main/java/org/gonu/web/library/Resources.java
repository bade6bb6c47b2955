package org.gonu.web.library;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;

/** Files of this package on the class path. */
final class Resources {
  private Resources() {}

  /** The text of a file, which is part of the program. */
  static String text(String name) {
    return find(name).orElseThrow(() -> new IllegalStateException("there is no resource " + name));
  }

  /** The text of a file; empty if there is none. */
  static Optional<String> find(String name) {
    try (InputStream in = Resources.class.getResourceAsStream(name)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException damaged) {
      throw new UncheckedIOException(damaged);
    }
  }

  /** The rows of a table without its head, each as its cells, by the first cell: the sheet. */
  static ImmutableListMultimap<String, ImmutableList<String>> rowsBySheet(String name) {
    return Lists.immutable
        .fromStream(text(name).lines())
        .drop(1)
        .collect(line -> Lists.immutable.with(line.split("\t", -1)))
        .groupBy(ImmutableList::getFirst);
  }

  /** The JSON of a file, which is part of the program. */
  static JsonNode json(String name) {
    try {
      return new ObjectMapper().readTree(text(name));
    } catch (JsonProcessingException damaged) {
      throw new UncheckedIOException(damaged);
    }
  }
}
