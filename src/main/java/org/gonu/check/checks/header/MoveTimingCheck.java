package org.gonu.check.checks.header;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.MatchIndex;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.GameKind;
import org.gonu.gdl.GameKind.Timing;
import org.gonu.gdl.HeaderLine;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Rule;
import org.gonu.gdl.SheetHeader;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.DiagnosticCode;

/**
 * Checks that the header tells who moves when, as far as the text of the rules does. All roles
 * choose at once where each has several moves that no condition on a state limits, or where one
 * rule gives the same moves to all. Roles move by turns where every choice asks for one fact that
 * names the role, such as {@code (true (control ?role))}, and one such fact holds at first.
 */
public final class MoveTimingCheck implements Check {
  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    Optional<HeaderLine> line = SheetHeader.line(index.sheet(), SheetHeader.KIND);
    Optional<Timing> timing =
        line.flatMap(each -> GameKind.parse(each.value())).map(GameKind::timing);
    ImmutableList<Rule> legal = index.rulesOf(Keyword.LEGAL.predicate());
    if (timing.isEmpty() || legal.isEmpty()) {
      return;
    }
    if (timing.get() == Timing.ALTERNATING && chooseAtOnce(legal, index)) {
      report(line.get(), Timing.ALTERNATING, Timing.SIMULTANEOUS, findings);
    } else if (timing.get() == Timing.SIMULTANEOUS && chooseByTurns(legal, index)) {
      report(line.get(), Timing.SIMULTANEOUS, Timing.ALTERNATING, findings);
    }
  }

  private static boolean chooseAtOnce(ImmutableList<Rule> legal, RuleIndex index) {
    ImmutableList<Term> roles =
        index
            .rulesOf(Keyword.ROLE.predicate())
            .collect(rule -> rule.head().arguments().getFirst())
            .reject(Constant.RANDOM::equals)
            .distinct();
    boolean alwaysFree =
        roles.size() > 1
            && roles.allSatisfy(
                role ->
                    legal
                            .select(rule -> rule.isFact() && role(rule).equals(role))
                            .collect(MoveTimingCheck::move)
                            .distinct()
                            .size()
                        > 1);
    return alwaysFree || legal.anySatisfy(rule -> givesAllTheSame(rule, index));
  }

  private static Term role(Rule legal) {
    return legal.head().arguments().getFirst();
  }

  private static Term move(Rule legal) {
    return legal.head().arguments().getLast();
  }

  /** True for a rule that asks nothing of the role, and in which the move has several values. */
  private static boolean givesAllTheSame(Rule rule, RuleIndex index) {
    if (!(role(rule) instanceof Variable role)
        || Traversal.variables(move(rule)).contains(role)
        || Traversal.variables(rule).count(role::equals) != 2
        || rule.body().noneSatisfy(each -> isRole(each, role))) {
      return false;
    }
    return Traversal.variables(move(rule))
        .anySatisfy(
            variable ->
                rule.body()
                    .allSatisfy(
                        literal ->
                            !Traversal.variables(literal).contains(variable)
                                || hasSeveral(literal, variable, index)));
  }

  private static boolean isRole(Literal literal, Variable role) {
    return literal instanceof Atom atom
        && atom.predicate().is(Keyword.ROLE)
        && atom.arguments().getFirst().equals(role);
  }

  /** True if a condition on what holds at first leaves a variable several values. */
  private static boolean hasSeveral(Literal literal, Variable variable, RuleIndex index) {
    if (!(literal instanceof Atom atom)) {
      return false;
    }
    boolean asksState = atom.predicate().is(Keyword.TRUE);
    ImmutableList<Term> pattern = asksState ? inside(atom) : atom.arguments();
    int place = pattern.indexOf(variable);
    ImmutableList<Rule> known =
        asksState
            ? index.rulesOf(Keyword.INIT.predicate()).select(rule -> isLike(rule.head(), atom))
            : index.rulesOf(atom.predicate());
    return place >= 0
        && known.allSatisfy(Rule::isFact)
        && known
                .collect(fact -> asksState ? inside(fact.head()) : fact.head().arguments())
                .select(row -> agree(row, pattern))
                .collect(row -> row.get(place))
                .distinct()
                .size()
            > 1;
  }

  private static boolean isLike(Atom made, Atom asked) {
    return MatchIndex.symbol(made.arguments().getFirst())
        .equals(MatchIndex.symbol(asked.arguments().getFirst()));
  }

  /** The arguments of the fact in an atom of {@code true} or {@code init}. */
  private static ImmutableList<Term> inside(Atom atom) {
    return atom.arguments().getFirst() instanceof Compound compound
        ? compound.arguments()
        : Lists.immutable.empty();
  }

  private static boolean agree(ImmutableList<Term> row, ImmutableList<Term> pattern) {
    return row.zip(pattern)
        .allSatisfy(
            pair -> pair.getTwo() instanceof Variable || pair.getTwo().equals(pair.getOne()));
  }

  private static boolean chooseByTurns(ImmutableList<Rule> legal, RuleIndex index) {
    return legal
        .flatCollect(MoveTimingCheck::controls)
        .distinct()
        .anySatisfy(control -> leavesOneMove(legal, control) && isOfOneRole(control, index));
  }

  /** True if all roles have but one and the same move where they lack a fact of this name. */
  private static boolean leavesOneMove(ImmutableList<Rule> legal, String control) {
    ImmutableList<Term> always =
        legal
            .reject(rule -> controls(rule).contains(control))
            .collect(MoveTimingCheck::move)
            .distinct();
    return always.isEmpty() || (always.size() == 1 && always.getFirst() instanceof Constant);
  }

  /** The names of facts of one argument, the role, that a rule asks for. */
  private static ImmutableList<String> controls(Rule legal) {
    return legal
        .body()
        .selectInstancesOf(Atom.class)
        .select(atom -> atom.predicate().is(Keyword.TRUE))
        .collect(atom -> atom.arguments().getFirst())
        .selectInstancesOf(Compound.class)
        .select(fact -> fact.arguments().size() == 1)
        .select(fact -> fact.arguments().getFirst().equals(role(legal)))
        .collect(fact -> fact.function().name());
  }

  /** True if one such fact holds at first, and each rule for a later one asks for another. */
  private static boolean isOfOneRole(String control, RuleIndex index) {
    ImmutableList<Rule> first =
        index.rulesOf(Keyword.INIT.predicate()).select(rule -> makes(rule, control));
    return first.size() == 1
        && first.getFirst().isFact()
        && index
            .rulesOf(Keyword.NEXT.predicate())
            .select(rule -> makes(rule, control))
            .allSatisfy(rule -> asksFor(rule, control));
  }

  private static boolean makes(Rule rule, String name) {
    return isNamed(rule.head().arguments().getFirst(), name);
  }

  private static boolean asksFor(Rule rule, String name) {
    return rule.body()
        .anySatisfy(
            literal ->
                literal instanceof Atom atom
                    && atom.predicate().is(Keyword.TRUE)
                    && isNamed(atom.arguments().getFirst(), name));
  }

  private static boolean isNamed(Term term, String name) {
    return term instanceof Compound compound && compound.function().name().equals(name);
  }

  private static void report(HeaderLine line, Timing told, Timing found, Findings findings) {
    findings.oddity(
        findings
            .at(
                DiagnosticCode.KIND_AGAINST_MOVES,
                line.valueSpan(),
                "the header says '"
                    + told.label()
                    + "', but "
                    + (found == Timing.SIMULTANEOUS
                        ? "all roles choose a move at once"
                        : "only one role at a time has a choice"))
            .withHelp("write '" + found.label() + "' in its place, or correct 'legal'")
            .withReplacement(line.value().replace(told.label(), found.label())));
  }
}
