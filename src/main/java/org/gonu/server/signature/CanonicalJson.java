package org.gonu.server.signature;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Locale;
import org.eclipse.collections.api.factory.SortedMaps;
import org.eclipse.collections.api.map.sorted.MutableSortedMap;

/**
 * Prints JSON so that equal values have equal texts: no blanks, the fields of every object sorted
 * by the UTF-16 code units of their names, one form of each string and number.
 *
 * <p>{@link #OURS} is the JSON Canonicalization Scheme (RFC 8785) with two restrictions: integers
 * are written with all their digits, even beyond 53 bits, and fractions are refused, since records
 * have none. {@link #OF_GGP_BASE} is the form of ggp-base, see {@link GgpBaseSignature}.
 */
enum CanonicalJson {
  /** The form that our signatures cover. */
  OURS {
    @Override
    void number(JsonNode number, StringBuilder out) {
      if (!number.isIntegralNumber()) {
        throw new UnsignableException("the fraction " + number.asText());
      }
      out.append(number.bigIntegerValue());
    }

    @Override
    boolean isEscaped(char c) {
      return c < ' ';
    }
  },

  /** The form that signatures of the ggp.org servers cover. */
  OF_GGP_BASE {
    @Override
    void number(JsonNode number, StringBuilder out) {
      if (number.isIntegralNumber()) {
        out.append(number.bigIntegerValue());
        return;
      }
      String text = Double.toString(number.doubleValue());
      out.append(text.contains("E") ? text : text.replaceFirst("\\.?0+$", ""));
    }

    @Override
    boolean isEscaped(char c) {
      return c < ' ' || (c >= 0x80 && c < 0xa0) || (c >= 0x2000 && c < 0x2100);
    }

    @Override
    void character(char c, char before, StringBuilder out) {
      if (c == '/' && before == '<') {
        out.append('\\');
      }
      super.character(c, before, out);
    }
  };

  /** A value that has no canonical form. */
  static final class UnsignableException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    UnsignableException(String what) {
      super(what + " cannot be signed");
    }
  }

  /**
   * The canonical text in UTF-8.
   *
   * @throws UnsignableException if there is none
   */
  byte[] bytes(JsonNode value) {
    StringBuilder out = new StringBuilder();
    value(value, out);
    try {
      ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(out));
      byte[] copy = new byte[bytes.remaining()];
      bytes.get(copy);
      return copy;
    } catch (CharacterCodingException halfACharacter) {
      throw new UnsignableException("half of a surrogate pair");
    }
  }

  private void value(JsonNode value, StringBuilder out) {
    switch (value.getNodeType()) {
      case OBJECT -> object(value, out);
      case ARRAY -> array(value, out);
      case STRING -> string(value.textValue(), out);
      case NUMBER -> number(value, out);
      case BOOLEAN -> out.append(value.booleanValue());
      case NULL -> out.append("null");
      default -> throw new UnsignableException("a value of type " + value.getNodeType());
    }
  }

  private void object(JsonNode object, StringBuilder out) {
    MutableSortedMap<String, JsonNode> fields = SortedMaps.mutable.empty();
    object.properties().forEach(field -> fields.put(field.getKey(), field.getValue()));
    out.append('{');
    int start = out.length();
    fields.forEachKeyValue(
        (name, value) -> {
          if (out.length() > start) {
            out.append(',');
          }
          string(name, out);
          out.append(':');
          value(value, out);
        });
    out.append('}');
  }

  private void array(JsonNode array, StringBuilder out) {
    out.append('[');
    for (Iterator<JsonNode> elements = array.elements(); elements.hasNext(); ) {
      value(elements.next(), out);
      if (elements.hasNext()) {
        out.append(',');
      }
    }
    out.append(']');
  }

  private void string(String text, StringBuilder out) {
    out.append('"');
    char before = 0;
    for (int i = 0; i < text.length(); i++) {
      character(text.charAt(i), before, out);
      before = text.charAt(i);
    }
    out.append('"');
  }

  /** Appends a number. */
  abstract void number(JsonNode number, StringBuilder out);

  /** True if a character without a short escape is written as its code. */
  abstract boolean isEscaped(char c);

  /** Appends a character of a string. */
  void character(char c, char before, StringBuilder out) {
    switch (c) {
      case '"', '\\' -> out.append('\\').append(c);
      case '\b' -> out.append("\\b");
      case '\t' -> out.append("\\t");
      case '\n' -> out.append("\\n");
      case '\f' -> out.append("\\f");
      case '\r' -> out.append("\\r");
      default -> {
        if (isEscaped(c)) {
          out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
        } else {
          out.append(c);
        }
      }
    }
  }
}
