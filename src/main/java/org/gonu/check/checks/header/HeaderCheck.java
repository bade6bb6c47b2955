package org.gonu.check.checks.header;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.HeaderLine;
import org.gonu.gdl.SheetHeader;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Span;
import org.gonu.text.SpellingDistance;

/** Checks that a header, if there is one, has all four fields, each once and with a value. */
public final class HeaderCheck implements Check {
  @Override
  public void run(RuleIndex index, Findings findings) {
    ImmutableList<HeaderLine> header = index.sheet().header();
    if (header.isEmpty()) {
      return;
    }
    MutableSet<String> found = Sets.mutable.empty();
    MutableList<String> meant = Lists.mutable.empty();
    for (HeaderLine line : header) {
      if (line.name().isEmpty()) {
        notAField(line, findings);
      } else if (!SheetHeader.FIELDS.contains(line.name())) {
        SpellingDistance.nearest(line.name(), SheetHeader.FIELDS).ifPresent(meant::add);
        unknown(line, findings);
      } else if (!found.add(line.name())) {
        repeated(line, header, findings);
      } else if (line.value().isEmpty()) {
        empty(line, findings);
      }
    }
    ImmutableList<String> missing =
        SheetHeader.FIELDS.reject(field -> found.contains(field) || meant.contains(field));
    if (missing.notEmpty()) {
      missing(header.getFirst(), missing, findings);
    }
  }

  private static void missing(HeaderLine first, ImmutableList<String> fields, Findings findings) {
    Span place = first.nameSpan();
    String lines = fields.collect(field -> "';;; " + field + ": ...'").makeString(" and ");
    String names = fields.collect(field -> "'" + field + "'").makeString(" and ");
    findings.oddity(
        findings
            .at(
                DiagnosticCode.MISSING_HEADER_FIELD,
                place,
                "the header of the sheet lacks " + names)
            .withHelp("add " + lines + " to these lines"));
  }

  private static void notAField(HeaderLine line, Findings findings) {
    findings.oddity(
        findings
            .at(
                DiagnosticCode.WRONG_HEADER_LINE,
                line.nameSpan(),
                "this line of the header is not of the form ';;; Field: value'")
            .withHelp(
                "keep a value on the line of its field, and other comments apart by a blank line"));
  }

  private static void unknown(HeaderLine line, Findings findings) {
    String names = SheetHeader.FIELDS.collect(field -> "'" + field + "'").makeString(", ");
    String others = "the fields are " + names + "; keep other comments apart by a blank line";
    Diagnostic finding =
        findings.at(
            DiagnosticCode.WRONG_HEADER_LINE,
            line.nameSpan(),
            "headers have no field '" + line.name() + "'");
    findings.oddity(
        SpellingDistance.nearest(line.name(), SheetHeader.FIELDS)
            .map(finding::withSuggestion)
            .orElseGet(() -> finding.withHelp(others)));
  }

  private static void repeated(
      HeaderLine line, ImmutableList<HeaderLine> header, Findings findings) {
    HeaderLine first = header.detect(other -> other.name().equals(line.name()));
    findings.oddity(
        findings
            .at(
                DiagnosticCode.WRONG_HEADER_LINE,
                line.nameSpan(),
                "the header has the field '" + line.name() + "' twice")
            .withNote(first.nameSpan(), "the first one, which counts")
            .withHelp("keep one of them"));
  }

  private static void empty(HeaderLine line, Findings findings) {
    findings.oddity(
        findings
            .at(
                DiagnosticCode.WRONG_HEADER_LINE,
                line.nameSpan(),
                "the field '" + line.name() + "' has no value")
            .withHelp("write it after the colon, on the same line"));
  }
}
