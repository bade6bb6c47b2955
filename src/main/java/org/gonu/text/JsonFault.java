package org.gonu.text;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.ContentReference;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong with a text that is not JSON, in words of our own: those of the library are made
 * for programmers and change with its version.
 */
public final class JsonFault {
  private JsonFault() {}

  /** A sentence without its full stop, on one line: what is wrong, or what was expected. */
  public static String describe(JsonProcessingException fault) {
    JsonStreamContext within =
        fault.getProcessor() instanceof JsonParser parser ? parser.getParsingContext() : null;
    if (fault instanceof JsonEOFException) {
      return atTheEnd(within);
    }
    if (fault instanceof StreamConstraintsException) {
      return "nested too deep, or a name, text or number is too long";
    }
    String hint = String.valueOf(fault.getOriginalMessage());
    if (hint.startsWith("Duplicate field")) {
      return "a name stands twice in an object";
    }
    if (hint.startsWith("Illegal unquoted character")) {
      return "a control character in a text must be written as an escape";
    }
    if (hint.startsWith("Unrecognized character escape")) {
      return "there is no such escape in a text";
    }
    return expected(within);
  }

  /** The same with the place: {@code line 2, column 7: ...}. */
  public static String describeWithPlace(JsonProcessingException fault) {
    JsonLocation at = fault.getLocation();
    return at == null ? describe(fault) : place(at) + ": " + describe(fault);
  }

  private static String place(JsonLocation at) {
    return String.format(Locale.ROOT, "line %d, column %d", at.getLineNr(), at.getColumnNr());
  }

  private static String atTheEnd(@Nullable JsonStreamContext within) {
    if (within == null || within.inRoot()) {
      return "the text ends too early";
    }
    return String.format(
        Locale.ROOT,
        "the text ends within the %s that begins in %s",
        within.inArray() ? "array" : "object",
        place(within.startLocation(ContentReference.unknown())));
  }

  private static String expected(@Nullable JsonStreamContext within) {
    if (within == null || within.inRoot()) {
      return "expected one object, array, text in quotes, number, true, false or null";
    }
    return within.inArray()
        ? "expected a value, ',' or ']' in an array"
        : "expected a name in quotes, ':', a value, ',' or '}' in an object";
  }
}
