package org.gonu.server.tournament.report;

import org.gonu.text.ControlCharacters;

/** Builds HTML: text is escaped, tags are not. */
final class Html {
  private final StringBuilder out = new StringBuilder();

  /** Adds markup of this program as it is. */
  Html raw(String markup) {
    out.append(markup);
    return this;
  }

  /** Adds a text, escaped. */
  Html text(Object text) {
    out.append(escaped(String.valueOf(text)));
    return this;
  }

  /** Adds an element with a text. */
  Html element(String name, Object text) {
    return raw("<" + name + ">").text(text).raw("</" + name + ">");
  }

  /** Adds a cell of a table with a number, or what stands for one. */
  Html number(Object number) {
    return raw("<td class=\"n\">").text(number).raw("</td>");
  }

  /** Adds a title of a column of numbers. */
  Html numberTitle(String title) {
    return raw("<th scope=\"col\" class=\"n\">").text(title).raw("</th>");
  }

  /** A text that is safe between tags and in quoted attributes. */
  static String escaped(String text) {
    return ControlCharacters.escapedLine(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
