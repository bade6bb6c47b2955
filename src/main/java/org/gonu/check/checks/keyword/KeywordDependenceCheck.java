package org.gonu.check.checks.keyword;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.checks.Paths;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.check.graph.Use;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;

/**
 * Checks that relations that are constant in a game do not depend on its state, and that relations
 * of a state do not depend on the moves made in it.
 */
public final class KeywordDependenceCheck implements Check {
  private static final ImmutableList<Keyword> OF_ALL_STATES =
      Lists.immutable.of(Keyword.ROLE, Keyword.INIT, Keyword.BASE, Keyword.INPUT);
  private static final ImmutableList<Keyword> OF_ONE_STATE =
      Lists.immutable.of(Keyword.LEGAL, Keyword.GOAL, Keyword.TERMINAL);

  @Override
  public void run(RuleIndex index, Findings findings) {
    if (index.definesName(Keyword.TRUE.word()) || index.definesName(Keyword.DOES.word())) {
      // That is reported, and everything would depend on it.
      return;
    }
    Paths toTrue = Paths.to(Keyword.TRUE.predicate(), index);
    Paths toDoes = Paths.to(Keyword.DOES.predicate(), index);
    for (Keyword keyword : OF_ALL_STATES) {
      check(keyword, Keyword.TRUE, toTrue, index, findings);
      check(keyword, Keyword.DOES, toDoes, index, findings);
    }
    for (Keyword keyword : OF_ONE_STATE) {
      check(keyword, Keyword.DOES, toDoes, index, findings);
      checkInit(keyword, toTrue, toDoes, index, findings);
    }
  }

  /**
   * The initial state must not depend on {@code legal}, {@code goal} or {@code terminal}, even if
   * these are constant.
   */
  private static void checkInit(
      Keyword forbidden, Paths toTrue, Paths toDoes, RuleIndex index, Findings findings) {
    Paths paths = Paths.to(forbidden.predicate(), index);
    for (Rule rule : index.rulesOf(Keyword.INIT.predicate())) {
      Traversal.uses(rule)
          .reject(use -> toTrue.reachFrom(use.target()) || toDoes.reachFrom(use.target()))
          .detectOptional(use -> paths.reachFrom(use.target()))
          .ifPresent(use -> report(Keyword.INIT, forbidden, use, paths, findings));
    }
  }

  /** Reports once each relation through which one keyword depends on the other. */
  private static void check(
      Keyword keyword, Keyword forbidden, Paths paths, RuleIndex index, Findings findings) {
    MutableSet<Predicate> reported = Sets.mutable.empty();
    for (Rule rule : index.rulesOf(keyword.predicate())) {
      for (Use use : Traversal.uses(rule)) {
        boolean ofOwnKind = use.target().equals(keyword.predicate());
        if (!ofOwnKind && paths.reachFrom(use.target()) && reported.add(use.target())) {
          report(keyword, forbidden, use, paths, findings);
        }
      }
    }
  }

  private static void report(
      Keyword keyword, Keyword forbidden, Use use, Paths paths, Findings findings) {
    Predicate via = use.target();
    boolean direct = via.is(forbidden);
    Diagnostic finding =
        findings
            .at(
                DiagnosticCode.KEYWORD_DEPENDENCE,
                use.atom().span(),
                "'"
                    + keyword.word()
                    + "' must not depend on '"
                    + forbidden.word()
                    + "'"
                    + (direct ? "" : " but does so through '" + via.name() + "'"))
            .withHelp(help(keyword, forbidden));
    Diagnostic told = Paths.withNotes(finding, paths.from(via));
    // No engine relies on domains, and what is constant is known initially.
    boolean isDomain = keyword == Keyword.BASE || keyword == Keyword.INPUT;
    findings.breachIf(isDomain || OF_ONE_STATE.contains(forbidden), told);
  }

  private static String help(Keyword keyword, Keyword forbidden) {
    if (keyword == Keyword.INIT || forbidden == Keyword.TRUE) {
      return keyword == Keyword.INIT
          ? "there is no state before the first one: use facts that always hold"
          : "'" + keyword.word() + "' is the same in all states: use facts that always hold";
    }
    return OF_ONE_STATE.contains(keyword)
        ? "'" + keyword.word() + "' is asked for before anybody moves: use 'true' instead"
        : "'" + keyword.word() + "' is the same throughout the game: use facts that always hold";
  }
}
