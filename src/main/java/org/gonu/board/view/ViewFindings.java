package org.gonu.board.view;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.gdl.Rule;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Collects what is wrong with a view file; of each rule only the first fault of a kind. */
final class ViewFindings {
  private final SourceText source;
  private final MutableList<Diagnostic> found = Lists.mutable.empty();
  private final MutableSet<String> told = Sets.mutable.empty();

  ViewFindings(SourceText source) {
    this.source = source;
  }

  void add(DiagnosticCode code, Rule rule, String message, String help) {
    Span place = rule.head().span();
    if (told.add(code + " " + place)) {
      found.add(Diagnostic.of(code, source, place, message).withHelp(help));
    }
  }

  Diagnostics toDiagnostics() {
    return Diagnostics.of(found);
  }
}
