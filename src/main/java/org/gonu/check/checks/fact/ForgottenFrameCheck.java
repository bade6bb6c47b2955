package org.gonu.check.checks.fact;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.MatchIndex;
import org.gonu.check.graph.MovedFacts;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Span;

/**
 * Reports facts that only moves make and no rule keeps, where more of them hold at first, or are
 * asked for at once, than the moves of one step can make.
 */
public final class ForgottenFrameCheck implements Check {
  /** The fewest initial facts that are reported: fewer may be meant to last one step. */
  private static final int FEW = 3;

  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    ImmutableList<Rule> next = facts(index, Keyword.NEXT);
    if (next.anySatisfy(rule -> made(rule) instanceof Variable)) {
      return;
    }
    MovedFacts moved = new MovedFacts(index);
    next.select(rule -> made(rule) instanceof Compound)
        .groupBy(rule -> MatchIndex.symbol(made(rule)))
        .forEachKeyMultiValues(
            (symbol, rules) ->
                check(symbol, Lists.immutable.withAll(rules), moved, index, findings));
  }

  private static ImmutableList<Rule> facts(RuleIndex index, Keyword keyword) {
    return index.rulesOf(keyword.predicate()).select(rule -> rule.head().arity() == 1);
  }

  private static Term made(Rule rule) {
    return rule.head().arguments().getLast();
  }

  private static void check(
      Predicate symbol,
      ImmutableList<Rule> makers,
      MovedFacts moved,
      RuleIndex index,
      Findings findings) {
    long most = 0;
    for (Rule maker : makers) {
      most += moved.most(maker);
      if (most >= MovedFacts.UNBOUNDED) {
        return;
      }
    }
    long atMost = most;
    Optional<Rule> first = firstOfMany(symbol, most, index);
    Optional<Rule> asking =
        index.rules().detectOptional(rule -> asks(rule, symbol, moved) > most(atMost));
    boolean isRead =
        index
            .usesOf(Keyword.TRUE.predicate())
            .anySatisfy(use -> isLike(use.atom().arguments().getLast(), symbol));
    if (isRead && (first.isPresent() || asking.isPresent())) {
      findings.oddity(finding(symbol, makers, first, asking, index, findings));
    }
  }

  private static long most(long madeInOneStep) {
    return Math.max(madeInOneStep, FEW - 1);
  }

  private static boolean isLike(Term term, Predicate symbol) {
    return !(term instanceof Variable) && MatchIndex.symbol(term).equals(symbol);
  }

  /** The first rule of the initial state for these facts, if there are more than are made later. */
  private static Optional<Rule> firstOfMany(Predicate symbol, long most, RuleIndex index) {
    ImmutableList<Rule> first =
        facts(index, Keyword.INIT).select(rule -> isLike(made(rule), symbol));
    return first.sumOfInt(rule -> least(rule, index)) > most(most)
        ? first.getFirstOptional()
        : Optional.empty();
  }

  /** A number of facts that a rule of the initial state makes at least, if all its names differ. */
  private static int least(Rule rule, RuleIndex index) {
    return Math.max(
        1,
        rule.body()
            .selectInstancesOf(Atom.class)
            .select(atom -> Traversal.variables(made(rule)).containsAny(Traversal.variables(atom)))
            .collectInt(atom -> index.rulesOf(atom.predicate()).count(Rule::isFact))
            .maxIfEmpty(1));
  }

  /** The number of different facts of a name that the body of a rule asks for at once. */
  private static int asks(Rule rule, Predicate symbol, MovedFacts moved) {
    MutableList<Term> different = Lists.mutable.empty();
    for (Literal literal : rule.body()) {
      if (literal instanceof Atom atom
          && atom.predicate().is(Keyword.TRUE)
          && isLike(atom.arguments().getLast(), symbol)) {
        Term asked = atom.arguments().getLast();
        if (different.allSatisfy(other -> moved.differ(rule, asked, other))) {
          different.add(asked);
        }
      }
    }
    return different.size();
  }

  private static Diagnostic finding(
      Predicate symbol,
      ImmutableList<Rule> makers,
      Optional<Rule> first,
      Optional<Rule> asking,
      RuleIndex index,
      Findings findings) {
    FrameRule frame = new FrameRule(symbol, makers, index);
    Rule last = makers.getLast();
    Span place = last.span().equals(Span.NONE) ? last.head().span() : last.span();
    Diagnostic finding =
        findings.at(
            DiagnosticCode.FORGOTTEN_FRAME,
            place,
            "no 'next' keeps facts '"
                + symbol.name()
                + "': after each step only those hold that its moves make");
    if (first.isPresent()) {
      finding = finding.withNote(first.get().head().span(), "more of them hold at first");
    } else if (asking.isPresent()) {
      finding = finding.withNote(asking.get().head().span(), "this asks for more of them at once");
    }
    String text = findings.text(place);
    return finding
        .withHelp("add a rule that keeps what no move changes: " + frame.onOneLine())
        .withReplacement(text + frame.toAppend());
  }
}
