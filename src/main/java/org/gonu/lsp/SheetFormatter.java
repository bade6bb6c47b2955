package org.gonu.lsp;

import java.util.Optional;
import org.gonu.text.SourceText;

/** Lays a rule sheet out anew. */
@FunctionalInterface
public interface SheetFormatter {
  /**
   * The same sheet in the usual layout; empty if it has faults that keep it from being laid out.
   */
  Optional<String> format(SourceText source);
}
