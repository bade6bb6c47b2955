package org.gonu.text;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Diagnostics as JSON: one object each, positions counted from 1, the end exclusive. */
public final class DiagnosticsJson {
  private DiagnosticsJson() {}

  /** A list of findings, in their order. */
  public static ArrayNode of(Diagnostics diagnostics) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    for (Diagnostic diagnostic : diagnostics) {
      ObjectNode node = array.addObject();
      node.put("code", diagnostic.code().label());
      node.put("severity", diagnostic.severity().label());
      place(node, diagnostic.source(), diagnostic.span());
      node.put("message", diagnostic.message());
      diagnostic.help().ifPresent(help -> node.put("help", help));
      ArrayNode notes = node.putArray("notes");
      for (Diagnostic.Note note : diagnostic.notes()) {
        ObjectNode related = notes.addObject();
        place(related, note.source(), note.span());
        related.put("message", note.message());
      }
    }
    return array;
  }

  private static void place(ObjectNode node, SourceText source, Span span) {
    Position start = source.position(span.start());
    Position end = source.position(span.end());
    node.put("file", source.name());
    node.put("line", start.line());
    node.put("column", start.column());
    node.put("endLine", end.line());
    node.put("endColumn", end.column());
  }
}
