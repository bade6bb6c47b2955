package org.gonu.cli.console;

import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.factory.Bags;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.DiagnosticCollector;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Diagnostics;

/** Findings for people: in the colours of the screen, and not too many of the same. */
public final class FindingsText {
  /** Findings of one code about one sheet that are shown; of further ones only the number. */
  public static final int SHOWN_OF_A_CODE = 10;

  private FindingsText() {}

  /** All findings and their number. */
  public static String all(Diagnostics findings, Screen screen) {
    return new DiagnosticPrinter(screen).print(findings) + summary(findings);
  }

  /**
   * The first findings of each code, and the numbers of all.
   *
   * @param more how the others can be seen, such as {@code --all shows them}
   */
  public static String first(Diagnostics findings, Screen screen, String more) {
    return withoutSummary(findings, screen, more) + summary(findings);
  }

  /** The first findings of each code, and the number of those left out. */
  public static String withoutSummary(Diagnostics findings, Screen screen, String more) {
    DiagnosticPrinter printer = new DiagnosticPrinter(screen);
    MutableBag<DiagnosticCode> numbers = Bags.mutable.empty();
    StringBuilder out = new StringBuilder();
    for (Diagnostic finding : findings) {
      numbers.add(finding.code());
      if (numbers.occurrencesOf(finding.code()) <= SHOWN_OF_A_CODE) {
        out.append(printer.print(finding));
      }
    }
    MutableList<String> others = Lists.mutable.empty();
    for (DiagnosticCode code : numbers.toSet().toSortedList()) {
      int number = numbers.occurrencesOf(code);
      if (number > SHOWN_OF_A_CODE) {
        // The last finding of a kind may stand for others, which were only counted.
        String least = number > DiagnosticCollector.LISTED_OF_A_KIND ? "over " : "";
        others.add(least + (number - SHOWN_OF_A_CODE) + " more of " + code.label());
      }
    }
    if (others.notEmpty()) {
      out.append("... and ").append(others.makeString(", ")).append("; ").append(more).append('\n');
    }
    return out.toString();
  }

  private static String summary(Diagnostics findings) {
    String summary =
        new DiagnosticPrinter().summary(findings.errorCount(), findings.warningCount());
    return summary.isEmpty() ? "" : summary + "\n";
  }
}
