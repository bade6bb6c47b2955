package org.gonu.check.checks.header;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Constant;
import org.gonu.gdl.GameKind;
import org.gonu.gdl.HeaderLine;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.gdl.SheetHeader;
import org.gonu.text.Counted;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Span;
import org.gonu.text.SpellingDistance;

/** Checks that the kind in the header of a sheet is well-formed and agrees with the roles. */
public final class GameKindCheck implements Check {
  /** The text between two commas. */
  private record Part(String text, Span span) {}

  @Override
  public void run(RuleIndex index, Findings findings) {
    Optional<HeaderLine> line =
        SheetHeader.line(index.sheet(), SheetHeader.KIND).filter(each -> !each.value().isEmpty());
    if (line.isEmpty()) {
      return;
    }
    ImmutableList<Part> parts = parts(line.get());
    Optional<GameKind> kind = GameKind.parse(line.get().value());
    if (kind.isEmpty()) {
      findings.oddity(fault(parts, findings));
    } else if (index.sheet().complete()) {
      compare(kind.get(), parts.getFirst(), index.rulesOf(Keyword.ROLE.predicate()), findings);
    }
  }

  private static ImmutableList<Part> parts(HeaderLine line) {
    MutableList<Part> parts = Lists.mutable.empty();
    int start = line.valueSpan().start();
    for (String text : line.value().split(",", -1)) {
      String stripped = text.strip();
      int from = start + text.indexOf(stripped);
      parts.add(new Part(stripped, new Span(from, from + stripped.length())));
      start += text.length() + 1;
    }
    return parts.toImmutable();
  }

  /** A finding for the first part that is wrong, missing or superfluous. */
  private static Diagnostic fault(ImmutableList<Part> parts, Findings findings) {
    ImmutableList<ImmutableList<String>> form = GameKind.form(parts.getFirst().text());
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      if (i == form.size()) {
        String message = "'" + part.text() + "' is too much for the kind of a game";
        return findings
            .at(DiagnosticCode.WRONG_KIND, part.span(), message)
            .withHelp("end it after '" + parts.get(i - 1).text() + "'");
      }
      ImmutableList<String> words = form.get(i);
      if (!words.contains(part.text())) {
        String message = "the kind of a game cannot be '" + part.text() + "' here";
        Diagnostic finding = findings.at(DiagnosticCode.WRONG_KIND, part.span(), message);
        return SpellingDistance.nearest(part.text(), words)
            .map(finding::withSuggestion)
            .orElseGet(() -> finding.withHelp("write " + choice(words)));
      }
    }
    Part last = parts.getLast();
    return findings
        .at(DiagnosticCode.WRONG_KIND, last.span(), "the kind of the game ends too early")
        .withHelp("add a comma and " + choice(form.get(parts.size())));
  }

  private static String choice(ImmutableList<String> words) {
    return words.collect(word -> "'" + word + "'").makeString(" or ");
  }

  private static void compare(
      GameKind kind, Part players, ImmutableList<Rule> allRoles, Findings findings) {
    // A role named 'random' stands for chance, which is no player.
    ImmutableList<Rule> roles =
        allRoles.reject(rule -> rule.head().arguments().contains(Constant.RANDOM));
    int count = roles.collect(rule -> rule.head().toString()).distinct().size();
    if (roles.isEmpty() || !roles.allSatisfy(Rule::isFact) || count == kind.players()) {
      return;
    }
    String message =
        "the header tells of "
            + players.text()
            + ", but the sheet has "
            + Counted.of(count, "role");
    Diagnostic finding = findings.at(DiagnosticCode.KIND_AGAINST_ROLES, players.span(), message);
    for (Rule role : roles) {
      finding = finding.withNote(role.head().span(), "a role");
    }
    findings.oddity(finding.withHelp("correct the kind, or the roles"));
  }
}
