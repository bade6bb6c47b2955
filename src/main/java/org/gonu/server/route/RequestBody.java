package org.gonu.server.route;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalLong;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.RefusedException;
import org.gonu.text.ControlCharacters;
import org.gonu.text.JsonFault;

/**
 * The body of a request: one JSON object of bounded length that has to arrive within a bounded
 * time. A field that is missing, unknown or of a wrong type is refused.
 */
public final class RequestBody {
  /** A sheet of the greatest length, with two bytes for each character. */
  private static final int MAX_BYTES = 2 * GameServer.MAX_SHEET_LENGTH + (1 << 16);

  /** Most bytes of a body that is a text, not JSON. */
  private static final int MAX_TEXT_BYTES = 4 << 20;

  private static final int MAX_DEPTH = 16;
  private static final Duration MAX_TIME = Duration.ofSeconds(20);
  private static final int CHUNK = 1 << 14;
  private static final ObjectMapper MAPPER = mapper();

  private final JsonNode root;
  private final MutableSet<String> read = Sets.mutable.empty();

  private RequestBody(JsonNode root) {
    this.root = root;
  }

  /** A body that is longer, or takes more time, than is allowed or possible now. */
  public static final class TooMuchException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;

    TooMuchException(int status, String message) {
      super(message);
      this.status = status;
    }

    /** The status of the answer. */
    public int status() {
      return status;
    }
  }

  private static ObjectMapper mapper() {
    ObjectMapper mapper =
        JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    mapper
        .getFactory()
        .setStreamReadConstraints(
            StreamReadConstraints.builder()
                .maxStringLength(MAX_BYTES)
                .maxNestingDepth(MAX_DEPTH)
                .build());
    return mapper;
  }

  /** Reads the body of a request. */
  public static RequestBody of(Context context) {
    try {
      JsonNode root = MAPPER.readTree(SlowBodies.read(context, in -> bytes(in, MAX_BYTES)));
      if (root != null && root.isObject()) {
        return new RequestBody(root);
      }
      throw invalid("the body must be a JSON object");
    } catch (JsonProcessingException malformed) {
      throw invalid("the body is not valid JSON: " + JsonFault.describeWithPlace(malformed));
    } catch (IOException broken) {
      throw new TooMuchException(408, "the body did not arrive");
    }
  }

  /** The body of a request as a text in UTF-8, of bounded length and within a bounded time. */
  public static String text(Context context) {
    try {
      byte[] bytes = SlowBodies.read(context, in -> bytes(in, MAX_TEXT_BYTES));
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException malformed) {
      throw invalid("the body is not a text in UTF-8");
    } catch (IOException broken) {
      throw new TooMuchException(408, "the body did not arrive");
    }
  }

  private static byte[] bytes(InputStream in, int most) throws IOException {
    long deadline = System.nanoTime() + MAX_TIME.toNanos();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] chunk = new byte[CHUNK];
    for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
      bytes.write(chunk, 0, n);
      if (bytes.size() > most) {
        throw new TooMuchException(413, "a body has up to " + most + " bytes");
      }
      if (System.nanoTime() - deadline > 0) {
        throw new TooMuchException(408, "the body took too long");
      }
    }
    return bytes.toByteArray();
  }

  private static RefusedException invalid(String message) {
    return new RefusedException(
        RefusedException.Kind.INVALID, ControlCharacters.escapedLine(message));
  }

  /** A text that has to be there. */
  public String text(String field) {
    return optionalText(field).orElseThrow(() -> invalid("the field '" + field + "' is missing"));
  }

  /** A text that may be missing. */
  public Optional<String> optionalText(String field) {
    JsonNode value = field(field);
    if (value.isMissingNode() || value.isNull()) {
      return Optional.empty();
    }
    if (!value.isTextual()) {
      throw invalid("the field '" + field + "' must be a text");
    }
    return Optional.of(value.textValue());
  }

  /** A whole number that has to be there. */
  public long number(String field) {
    return optionalNumber(field).orElseThrow(() -> invalid("the field '" + field + "' is missing"));
  }

  /** A whole number that may be missing. */
  public OptionalLong optionalNumber(String field) {
    JsonNode value = field(field);
    if (value.isMissingNode() || value.isNull()) {
      return OptionalLong.empty();
    }
    if (!value.isIntegralNumber() || !value.canConvertToLong()) {
      throw invalid("the field '" + field + "' must be a whole number");
    }
    return OptionalLong.of(value.longValue());
  }

  /** True or false; false if it is missing. */
  public boolean flag(String field) {
    return optionalFlag(field).orElse(false);
  }

  /** A list of texts that has to be there; none of them is empty. */
  public ImmutableList<String> texts(String field) {
    ImmutableList<String> texts = anyTexts(field);
    if (texts.contains("")) {
      throw invalid("the field '" + field + "' has an empty text");
    }
    return texts;
  }

  /** A list of texts that has to be there; some may be empty. */
  public ImmutableList<String> anyTexts(String field) {
    JsonNode value = field(field);
    MutableList<String> texts = Lists.mutable.empty();
    boolean areTexts = value.isArray();
    for (JsonNode element : value) {
      areTexts = areTexts && element.isTextual();
      texts.add(element.asText());
    }
    if (!areTexts) {
      throw invalid("the field '" + field + "' must be a list of texts");
    }
    return texts.toImmutable();
  }

  /** A list of texts; empty if it is missing. */
  public ImmutableList<String> optionalTexts(String field) {
    return field(field).isMissingNode() ? Lists.immutable.empty() : texts(field);
  }

  /** A truth value that may be missing. */
  public Optional<Boolean> optionalFlag(String field) {
    JsonNode value = field(field);
    if (value.isMissingNode() || value.isNull()) {
      return Optional.empty();
    }
    if (!value.isBoolean()) {
      throw invalid("the field '" + field + "' must be true or false");
    }
    return Optional.of(value.booleanValue());
  }

  /** An object that has to be there. */
  public RequestBody object(String field) {
    return optionalObject(field).orElseThrow(() -> invalid("the field '" + field + "' is missing"));
  }

  /** An object that may be missing. */
  public Optional<RequestBody> optionalObject(String field) {
    JsonNode value = field(field);
    if (value.isMissingNode() || value.isNull()) {
      return Optional.empty();
    }
    if (!value.isObject()) {
      throw invalid("the field '" + field + "' must be an object");
    }
    return Optional.of(new RequestBody(value));
  }

  /** A list of lists of texts, such as joint moves; empty if it is missing. */
  public ImmutableList<ImmutableList<String>> textLists(String field) {
    JsonNode value = field(field);
    MutableList<ImmutableList<String>> lists = Lists.mutable.empty();
    for (JsonNode element : value) {
      MutableList<String> texts = Lists.mutable.empty();
      for (JsonNode text : element) {
        texts.add(text.isTextual() ? text.textValue() : "");
      }
      if (!element.isArray() || texts.contains("")) {
        throw invalid("the field '" + field + "' must be a list of lists of texts");
      }
      lists.add(texts.toImmutable());
    }
    if (!value.isArray() && !value.isMissingNode()) {
      throw invalid("the field '" + field + "' must be a list of lists of texts");
    }
    return lists.toImmutable();
  }

  private JsonNode field(String name) {
    read.add(name);
    return root.path(name);
  }

  /** Refuses fields that nobody has asked for. */
  public void end() {
    for (Iterator<String> names = root.fieldNames(); names.hasNext(); ) {
      String name = names.next();
      if (!read.contains(name)) {
        throw invalid("there is no field '" + name + "'");
      }
    }
  }
}
