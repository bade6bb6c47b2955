package org.gonu.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.gonu.cli.console.ExitCode;

/**
 * Compares what commands print with {@code --json} with the schemas of the site. {@link Run} asks
 * for each command line of the tests, so every output that a test sees is checked.
 */
public final class JsonShapes {
  static final Path DIRECTORY = Path.of("src/site/schemas");
  static final String SUFFIX = ".schema.json";

  private static final JsonSchemaFactory SCHEMAS =
      JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
  private static final Map<String, JsonSchema> READ = new ConcurrentHashMap<>();
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private JsonShapes() {}

  /**
   * Checks a JSON text.
   *
   * @param name of the schema
   * @throws AssertionError if the text has another shape
   */
  public static void check(String name, String json) {
    JsonNode value = parse(json);
    Set<ValidationMessage> faults = schema(name).validate(value);
    if (!faults.isEmpty()) {
      throw new AssertionError("not as in " + name + SUFFIX + ": " + faults + "\n" + json);
    }
  }

  /** Checks what a command line printed, if that is JSON. */
  static void check(String[] args, Run run) {
    boolean isJson = List.of(args).contains("--json") && run.out().matches("(?s)\\s*[\\[{].*");
    if (isJson && run.code() <= ExitCode.INPUT_HAS_ERRORS) {
      check(args[0], run.out());
    }
  }

  private static JsonSchema schema(String name) {
    return READ.computeIfAbsent(name, JsonShapes::read);
  }

  private static JsonSchema read(String name) {
    try {
      return SCHEMAS.getSchema(MAPPER.readTree(Files.readString(DIRECTORY.resolve(name + SUFFIX))));
    } catch (IOException e) {
      throw new UncheckedIOException("no schema of 'gonu " + name + " --json'", e);
    }
  }

  private static JsonNode parse(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      throw new AssertionError("no JSON:\n" + json, e);
    }
  }
}
