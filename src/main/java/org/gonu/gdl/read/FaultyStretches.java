package org.gonu.gdl.read;

import java.util.Comparator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Span;

/**
 * The spans of a text that were repaired by guess, in which no further findings are reported. For a
 * parenthesis that closes nothing, the span goes back to the start of the statement.
 */
final class FaultyStretches {
  /** Ascending and apart from each other. */
  private final MutableList<Span> stretches = Lists.mutable.empty();

  private int next = 0;

  FaultyStretches(Iterable<Diagnostic> findings) {
    ListIterable<Span> all =
        Lists.mutable
            .withAll(findings)
            .select(Diagnostic::isError)
            .collect(FaultyStretches::stretch);
    for (Span span : all.toSortedList(Comparator.comparingInt(Span::start))) {
      if (stretches.notEmpty() && stretches.getLast().end() >= span.start()) {
        Span last = stretches.remove(stretches.size() - 1);
        stretches.add(new Span(last.start(), Math.max(last.end(), span.end())));
      } else {
        stretches.add(span);
      }
    }
  }

  private static Span stretch(Diagnostic fault) {
    return fault.code() == DiagnosticCode.UNOPENED_PARENTHESIS && fault.notes().notEmpty()
        ? new Span(fault.notes().getFirst().span().start(), fault.span().end())
        : fault.span();
  }

  /** True if a span has a part in one of them. The spans asked for must come in ascending order. */
  boolean touch(Span span) {
    while (next < stretches.size() && stretches.get(next).end() <= span.start()) {
      next++;
    }
    return next < stretches.size() && stretches.get(next).start() < span.end();
  }
}
