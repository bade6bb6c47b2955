package org.gonu.check.checks.relation;

import java.text.Normalizer;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Span;

/**
 * Reports names that look like others and are not the same: with signs of no width, as web pages
 * have them, or with letters and digits of full width.
 */
public final class UnseenSignCheck implements Check {
  private static final char FIRST_WIDE = '\uFF0B';
  private static final char LAST_WIDE = '\uFF5E';

  @Override
  public void run(RuleIndex index, Findings findings) {
    if (!isIn(index.sheet().source().text())) {
      return;
    }
    ImmutableList<Span> names = NamePlaces.of(index, UnseenSignCheck::isIn);
    if (names.notEmpty()) {
      report(names.getFirst(), names.size() - 1, findings);
    }
  }

  private static boolean isIn(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (isUnseen(text.charAt(i)) || isWide(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUnseen(char sign) {
    return sign > '\u007F' && Character.getType(sign) == Character.FORMAT;
  }

  private static boolean isWide(char sign) {
    return sign >= FIRST_WIDE && sign <= LAST_WIDE;
  }

  private static void report(Span name, int others, Findings findings) {
    String text = findings.text(name);
    StringBuilder seen = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (!isUnseen(text.charAt(i))) {
        seen.append(text.charAt(i));
      }
    }
    boolean wide = text.chars().anyMatch(sign -> isWide((char) sign));
    String meant = wide ? Normalizer.normalize(seen, Normalizer.Form.NFKC) : seen.toString();
    findings.oddity(
        findings
            .at(
                DiagnosticCode.UNSEEN_SIGN,
                name,
                "'"
                    + text
                    + "'"
                    + Findings.andMore(others, "name")
                    + (wide
                        ? " has letters, digits or signs of full width"
                        : " has a sign that is not to be seen")
                    + (meant.isEmpty() ? "" : ": it is another name than '" + meant + "'"))
            .withHelp(meant.isEmpty() ? "remove it" : "write '" + meant + "' anew")
            .withReplacement(meant));
  }
}
