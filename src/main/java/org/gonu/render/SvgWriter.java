package org.gonu.render;

import java.util.Locale;

/** Writes SVG elements with presentation attributes alone. Text is escaped. */
final class SvgWriter {
  private final StringBuilder out = new StringBuilder();

  /** Opens an element; {@link #attribute} adds to it. */
  SvgWriter open(String element) {
    out.append('<').append(element);
    return this;
  }

  /** An attribute of the element just opened. */
  SvgWriter attribute(String name, String value) {
    out.append(' ').append(name).append("=\"").append(escaped(value)).append('"');
    return this;
  }

  /** An attribute that is a number; it has at most two decimals. */
  SvgWriter attribute(String name, double value) {
    return attribute(name, number(value));
  }

  /** Ends the opening tag. */
  SvgWriter inside() {
    out.append('>');
    return this;
  }

  /** Ends an element without contents. */
  SvgWriter empty() {
    out.append("/>");
    return this;
  }

  /** Text between tags. */
  SvgWriter text(String text) {
    out.append(escaped(text));
    return this;
  }

  /** Elements that were written by another writer. */
  SvgWriter raw(String elements) {
    out.append(elements);
    return this;
  }

  /** Closes an element. */
  SvgWriter close(String element) {
    out.append("</").append(element).append('>');
    return this;
  }

  /** A number with at most two decimals. */
  static String number(double value) {
    return number(value, 2);
  }

  /** A number with at most so many decimals. */
  static String number(double value, int decimals) {
    String text = String.format(Locale.ROOT, "%." + decimals + "f", value);
    String trimmed = text.replaceAll("0+$", "").replaceAll("\\.$", "");
    return trimmed.equals("-0") ? "0" : trimmed;
  }

  /** Text for elements and attributes. Control characters, which XML forbids, become a sign. */
  static String escaped(String text) {
    StringBuilder safe = new StringBuilder();
    text.codePoints()
        .forEach(
            sign -> {
              switch (sign) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.appendCodePoint(isAllowed(sign) ? sign : '\uFFFD');
              }
            });
    return safe.toString();
  }

  private static boolean isAllowed(int sign) {
    return !Character.isISOControl(sign)
        && sign != 0xFFFE
        && sign != 0xFFFF
        && Character.getType(sign) != Character.SURROGATE
        && Character.getType(sign) != Character.FORMAT;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
