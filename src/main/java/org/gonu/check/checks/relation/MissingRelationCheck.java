package org.gonu.check.checks.relation;

import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Span;

/** Checks that a sheet defines roles, an initial state, moves, next states, an end and goals. */
public final class MissingRelationCheck implements Check {
  /** What to write for each, with an example. */
  private static final ImmutableMap<Keyword, String> HELP =
      Maps.mutable
          .<Keyword, String>empty()
          .withKeyValue(Keyword.ROLE, "name every role by a fact such as (role white)")
          .withKeyValue(Keyword.INIT, "state what holds at first, such as (init (control white))")
          .withKeyValue(Keyword.LEGAL, "say what each role may do, such as (legal white noop)")
          .withKeyValue(
              Keyword.NEXT, "say what holds in the next state, such as (<= (next ?x) ...)")
          .withKeyValue(Keyword.GOAL, "say what each role gets, such as (<= (goal white 100) ...)")
          .withKeyValue(Keyword.TERMINAL, "say when the game ends: (<= terminal ...)")
          .toImmutable();

  /** Without these a sheet cannot be run; without the others it can. */
  private static final ImmutableSet<Keyword> INDISPENSABLE =
      Sets.immutable.of(Keyword.ROLE, Keyword.LEGAL, Keyword.TERMINAL);

  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  /** True if a head has {@code true} or {@code does} in its place, which is told there. */
  private static boolean isToldOtherwise(Keyword keyword, RuleIndex index) {
    return switch (keyword) {
      case INIT -> index.rulesOf(Keyword.TRUE.predicate()).anySatisfy(Rule::isFact);
      case NEXT -> index.rulesOf(Keyword.TRUE.predicate()).anySatisfy(rule -> !rule.isFact());
      case LEGAL -> index.rulesOf(Keyword.DOES.predicate()).notEmpty();
      default -> false;
    };
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    for (Keyword keyword : HELP.keysView().toSortedList()) {
      if (index.definesName(keyword.word())
          || index.keywordSlips().isIntended(keyword)
          || isToldOtherwise(keyword, index)) {
        continue;
      }
      Diagnostic finding =
          findings
              .at(
                  DiagnosticCode.MISSING_RELATION,
                  Span.NONE,
                  "no fact or rule defines '" + keyword.word() + "'")
              .withHelp(HELP.get(keyword));
      if (INDISPENSABLE.contains(keyword)) {
        findings.fatal(finding);
      } else {
        findings.breach(finding);
      }
    }
  }
}
