package org.gonu.cli.conformance;

import java.io.PrintStream;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Colours;
import org.gonu.cli.console.Console;
import org.gonu.conformance.Finding;
import org.gonu.conformance.Requirement;
import org.gonu.conformance.Verdict;

/** Prints findings: a row for each, then what is wrong and what to do, then how many there are. */
final class ConformanceText {
  private final Console console;
  private final PrintStream out;

  /** Prints to a stream of a console. */
  ConformanceText(Console console, PrintStream out) {
    this.console = console;
    this.out = out;
  }

  /** Prints the row of a finding. */
  void row(Finding finding) {
    Requirement requirement = finding.requirement();
    out.printf(
        Locale.ROOT,
        "%s  %-12s %-7s %6d ms  %s%n",
        coloured(finding.verdict()),
        requirement.id(),
        requirement.level().word(),
        finding.millis(),
        requirement.title());
    out.flush();
  }

  private String coloured(Verdict verdict) {
    return switch (verdict) {
      case PASS -> Colours.GREEN.of(verdict.word(), console);
      case WARN -> Colours.YELLOW.of(verdict.word(), console);
      case FAIL -> Colours.RED.of(verdict.word(), console);
      case SKIP -> Colours.FAINT.of(verdict.word(), console);
    };
  }

  /** Prints what is wrong, and how many findings there are of each kind. */
  void summary(ImmutableList<Finding> findings, double seconds) {
    findings
        .select(each -> each.verdict() == Verdict.FAIL || each.verdict() == Verdict.WARN)
        .each(this::details);
    findings
        .select(finding -> finding.verdict() == Verdict.SKIP)
        .groupBy(Finding::reason)
        .forEachKeyMultiValues(this::skipped);
    out.println();
    counts(String.format(Locale.ROOT, "%d checks in %.1f s", findings.size(), seconds), findings);
  }

  /** Prints how many findings there are of each kind, behind a title. */
  void counts(String title, ImmutableList<Finding> findings) {
    out.printf(
        Locale.ROOT,
        "%s: %d pass, %d warn, %d fail, %d skip%n",
        title,
        count(findings, Verdict.PASS),
        count(findings, Verdict.WARN),
        count(findings, Verdict.FAIL),
        count(findings, Verdict.SKIP));
    out.flush();
  }

  static int count(ImmutableList<Finding> findings, Verdict verdict) {
    return findings.count(finding -> finding.verdict() == verdict);
  }

  private void skipped(String reason, Iterable<Finding> findings) {
    ImmutableList<String> ids =
        Lists.immutable.withAll(findings).collect(finding -> finding.requirement().id());
    out.println();
    out.println(coloured(Verdict.SKIP) + " " + ids.makeString(", "));
    line("why", reason);
  }

  private void details(Finding finding) {
    Requirement requirement = finding.requirement();
    out.println();
    out.println(coloured(finding.verdict()) + " " + requirement.id() + ": " + requirement.title());
    line("why", finding.reason());
    line("sent", finding.evidence().sent());
    line("received", finding.evidence().received());
    line("protocol", requirement.chapter().place());
    line("help", requirement.advice());
  }

  private void line(String title, String text) {
    if (!text.isEmpty()) {
      out.printf(Locale.ROOT, "  %-10s%s%n", title + ":", text);
    }
  }
}
