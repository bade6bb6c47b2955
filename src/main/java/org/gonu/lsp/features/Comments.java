package org.gonu.lsp.features;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.text.SourceText;

/** Finds the comments of authors on their rules. */
final class Comments {
  private Comments() {}

  /** The comment lines directly above a position, without semicolons; empty if there are none. */
  static String above(SourceText source, int offset) {
    MutableList<String> lines = Lists.mutable.empty();
    int line = source.position(offset).line() - 1;
    while (line >= 1 && source.line(line).stripLeading().startsWith(";")) {
      lines.add(0, source.line(line).strip().replaceFirst("^;+ ?", ""));
      line--;
    }
    return lines.makeString("\n");
  }
}
