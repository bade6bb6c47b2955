package org.gonu.cli.agent;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.InputException;
import org.gonu.storage.LineFile;

/**
 * The results so far, in a file: a line with the settings, and one for each match that has ended. A
 * benchmark that is started again goes on after them.
 */
final class BenchJournal implements AutoCloseable {
  /** The name of the file in the directory of the benchmark. */
  static final String FILE_NAME = "results.jsonl";

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final LineFile file;
  private final Path path;
  private final ObjectNode settings;
  private final ImmutableList<BenchResult> before;

  private BenchJournal(
      LineFile file, Path path, ObjectNode settings, ImmutableList<BenchResult> before) {
    this.file = file;
    this.path = path;
    this.settings = settings;
    this.before = before;
  }

  /**
   * Opens the journal of a directory, or begins one.
   *
   * @param settings of the benchmark if there is no journal yet
   * @throws InputException if it cannot be read or written
   */
  static BenchJournal open(Path directory, ObjectNode settings) {
    Path path = directory.resolve(FILE_NAME);
    try {
      Files.createDirectories(directory);
      LineFile file = LineFile.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      try {
        return open(file, path, settings);
      } catch (IOException | RuntimeException unusable) {
        file.close();
        throw unusable;
      }
    } catch (IOException unusable) {
      throw unusable(path, String.valueOf(unusable.getMessage()));
    }
  }

  private static BenchJournal open(LineFile file, Path path, ObjectNode settings)
      throws IOException {
    String text = Files.readString(path, StandardCharsets.UTF_8);
    // Half a line at the end is left of a match whose result was being written.
    String complete = text.substring(0, text.lastIndexOf('\n') + 1);
    file.cutTo(complete.getBytes(StandardCharsets.UTF_8).length);
    ImmutableList<String> lines = Lists.immutable.fromStream(complete.lines());
    if (lines.isEmpty()) {
      file.add(settings.toString());
      return new BenchJournal(file, path, settings, Lists.immutable.empty());
    }
    MutableList<JsonNode> nodes = Lists.mutable.empty();
    for (String line : lines) {
      nodes.add(read(line, nodes.size() + 1, path));
    }
    MutableList<BenchResult> results = Lists.mutable.empty();
    for (JsonNode node : nodes.subList(1, nodes.size())) {
      try {
        results.add(BenchResult.of(node));
      } catch (IllegalArgumentException damaged) {
        throw unusable(path, "line " + (results.size() + 2) + ": " + damaged.getMessage());
      }
    }
    return new BenchJournal(file, path, (ObjectNode) nodes.get(0), results.toImmutable());
  }

  private static JsonNode read(String line, int number, Path path) {
    try {
      JsonNode node = MAPPER.readTree(line);
      if (node.isObject()) {
        return node;
      }
    } catch (JsonProcessingException malformed) {
      throw unusable(path, "line " + number + " is not JSON");
    }
    throw unusable(path, "line " + number + " is not an object");
  }

  private static InputException unusable(Path path, String why) {
    return new InputException(
        "gonu: cannot use '"
            + path
            + "': "
            + why
            + "\nhelp: choose another directory with --save DIR\n");
  }

  /** The settings in the first line. */
  ObjectNode settings() {
    return settings;
  }

  /** The results when it was opened. */
  ImmutableList<BenchResult> before() {
    return before;
  }

  /** Adds a result, which is on the disk when this returns. */
  void add(BenchResult result) {
    try {
      file.add(result.json().toString());
    } catch (IOException unwritable) {
      throw unusable(path, String.valueOf(unwritable.getMessage()));
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException unwritable) {
      throw unusable(path, String.valueOf(unwritable.getMessage()));
    }
  }
}
