package org.gonu.match;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * Reads typed values from the tokens of a JSON text. A value of another type than expected is
 * reported with its place and its JSON pointer (RFC 6901), and skipped. JSON {@code null} stands
 * for a missing value.
 */
final class JsonTokens implements AutoCloseable {
  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build())
          .build();

  private final JsonParser parser;
  private final SourceText source;
  private final MutableList<Diagnostic> findings;

  /** Reads the list element at the parser's position; no value if it was faulty. */
  interface Element<T> {
    Optional<T> read() throws IOException;
  }

  /** Reads the field value at the parser's position. */
  interface Field {
    void read(String name) throws IOException;
  }

  JsonTokens(SourceText source, MutableList<Diagnostic> findings) throws IOException {
    this.parser = FACTORY.createParser(source.text());
    this.source = source;
    this.findings = findings;
  }

  /** Reads the whole text as one object. */
  void object(Field field) throws IOException {
    if (parser.nextToken() != JsonToken.START_OBJECT) {
      fault("expected a JSON object");
      return;
    }
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      field.read(name);
    }
    if (parser.nextToken() != null) {
      fault("expected the end of the text after the object");
    }
  }

  /** Skips a value. */
  void skip() throws IOException {
    parser.skipChildren();
  }

  /** A string; of a number, the text by which it is written. */
  Optional<String> text() throws IOException {
    JsonToken token = parser.currentToken();
    if (token == JsonToken.VALUE_STRING || token == JsonToken.VALUE_NUMBER_INT) {
      return Optional.of(parser.getText());
    }
    return expected("a string");
  }

  /** An integer of 64 bits. */
  OptionalLong integer() throws IOException {
    if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT
        && parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER) {
      return OptionalLong.of(parser.getLongValue());
    }
    expected("an integer");
    return OptionalLong.empty();
  }

  /** An integer of 32 bits. */
  OptionalInt smallInteger() throws IOException {
    if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT
        && parser.getNumberType() == JsonParser.NumberType.INT) {
      return OptionalInt.of(parser.getIntValue());
    }
    expected("an integer");
    return OptionalInt.empty();
  }

  /** A truth value. */
  Optional<Boolean> truth() throws IOException {
    JsonToken token = parser.currentToken();
    if (token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE) {
      return Optional.of(token == JsonToken.VALUE_TRUE);
    }
    return expected("true or false");
  }

  /** A list, without its faulty elements. */
  <T> ImmutableList<T> list(Element<T> element) throws IOException {
    if (parser.currentToken() != JsonToken.START_ARRAY) {
      expected("an array");
      return Lists.immutable.empty();
    }
    MutableList<T> elements = Lists.mutable.empty();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      element.read().ifPresent(elements::add);
    }
    return elements.toImmutable();
  }

  /** True if the parser's position is at JSON {@code null}. */
  boolean isNull() {
    return parser.currentToken() == JsonToken.VALUE_NULL;
  }

  /** Reports that the value has the wrong type. */
  <T> Optional<T> expected(String what) throws IOException {
    if (!isNull()) {
      fault("expected " + what);
      parser.skipChildren();
    }
    return Optional.empty();
  }

  /** Reports a fault of the value at the parser's position. */
  void fault(String message) {
    int start = offset(parser.currentTokenLocation());
    int end = Math.max(start, offset(parser.currentLocation()));
    String pointer = parser.getParsingContext().pathAsPointer().toString();
    String where = pointer.isEmpty() ? "" : pointer + ": ";
    findings.add(
        Diagnostic.of(DiagnosticCode.RECORD_FIELD, source, new Span(start, end), where + message));
  }

  /** The offset of a location of the parser, clamped to the text. */
  int offset(JsonLocation location) {
    return (int) Math.max(0, Math.min(location.getCharOffset(), source.text().length()));
  }

  @Override
  public void close() throws IOException {
    parser.close();
  }
}
