package org.gonu.check.checks.fact;

import java.util.Optional;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.ArgumentNames;
import org.gonu.check.graph.KeywordSlips;
import org.gonu.check.graph.MadeTerms;
import org.gonu.check.graph.MatchIndex;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.check.graph.Use;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.Counted;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;

/**
 * Reports facts in {@code true} that no {@code init} or {@code next} produces, and moves in {@code
 * does} that no {@code legal} allows. In the language they are false everywhere, but they are
 * probably mistakes.
 */
public final class UnproducedFactCheck implements Check {
  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    ArgumentNames names = new ArgumentNames(index.rules());
    MadeTerms facts = MadeTerms.facts(index);
    MadeTerms moves = MadeTerms.moves(index);
    KeywordSlips slips = index.keywordSlips();
    if (!facts.isEmpty() && !slips.isIntended(Keyword.INIT) && !slips.isIntended(Keyword.NEXT)) {
      check(Keyword.TRUE, facts, index, names, findings);
    }
    if (!moves.isEmpty() && !slips.isIntended(Keyword.LEGAL)) {
      check(Keyword.DOES, moves, index, names, findings);
    }
  }

  private static void check(
      Keyword keyword, MadeTerms made, RuleIndex index, ArgumentNames names, Findings findings) {
    MutableSet<Term> reported = Sets.mutable.empty();
    for (Use use : index.usesOf(keyword.predicate())) {
      Term asked = use.atom().arguments().getLast();
      if (asked instanceof Variable) {
        continue;
      }
      Optional<Atom> ofName = made.firstLike(asked);
      if (ofName.isEmpty()) {
        // Another check reports functions with different numbers of arguments.
        boolean clash = asked instanceof Compound && made.makesFunction(symbol(asked).toString());
        if (!clash && reported.add(symbol(asked))) {
          boolean relation = keyword == Keyword.TRUE && definesLike(asked, index);
          findings.breach(
              relation
                  ? noFact(use.atom(), asked, findings)
                  : nothingMakes(keyword, asked, made, findings));
        }
        continue;
      }
      Optional<Term> impossible = impossible(use.atom(), asked, made, names);
      if (impossible.isPresent() && reported.add(asked)) {
        Diagnostic finding = argument(keyword, asked, impossible.get(), ofName.get(), findings);
        findings.oddity(
            meant(use, impossible.get(), names)
                .map(finding::withSuggestion)
                .orElseGet(() -> finding.withHelp("correct the name, or remove the condition")));
      }
    }
  }

  /** The name of a fact or move, with one term for all arguments. */
  private static Term symbol(Term term) {
    return term instanceof Compound compound ? compound.function() : term;
  }

  /** An argument that no head can have at its position. */
  private static Optional<Term> impossible(
      Atom use, Term asked, MadeTerms made, ArgumentNames names) {
    if (made.isOpen()) {
      return Optional.empty();
    }
    return names
        .impossibleArgument(use)
        .or(() -> made.mayMake(asked) ? Optional.empty() : Optional.of(asked));
  }

  /** The variable of this name in the rule, or a similar name that can stand in the place. */
  private static Optional<String> meant(Use use, Term argument, ArgumentNames names) {
    String variable = "?" + argument;
    return Traversal.variables(use.rule()).anySatisfy(each -> each.name().equals(variable))
        ? Optional.of(variable)
        : names.nearest(use.atom(), argument);
  }

  private static boolean definesLike(Term asked, RuleIndex index) {
    Predicate symbol = MatchIndex.symbol(asked);
    return Keyword.of(symbol.name()).isEmpty() && index.isDefined(symbol);
  }

  private static Diagnostic noFact(Atom use, Term asked, Findings findings) {
    String text = findings.text(asked.span());
    return findings
        .at(
            DiagnosticCode.UNPRODUCED_FACT,
            use.span(),
            "'" + symbol(asked) + "' is a relation of the sheet and no fact: this is never true")
        .withHelp("write '" + text + "' without 'true'")
        .withReplacement(text);
  }

  private static Diagnostic nothingMakes(
      Keyword keyword, Term asked, MadeTerms made, Findings findings) {
    boolean fact = keyword == Keyword.TRUE;
    Diagnostic finding =
        findings.at(
            code(keyword),
            asked.span(),
            fact
                ? "no 'init' or 'next' makes the fact '" + asked + "': it is never true"
                : "no 'legal' allows the move '" + asked + "': nobody ever does it");
    String name = symbol(asked).toString();
    Optional<Atom> same = made.firstNamed(name);
    if (same.isPresent()) {
      return otherwise(finding, name, same.get(), fact);
    }
    Optional<String> near = made.nearestName(name);
    if (near.isEmpty()) {
      return finding.withHelp(
          fact
              ? "make it with 'init' or 'next', or remove the condition"
              : "allow it with 'legal', or remove the condition");
    }
    return finding
        .withNote(
            made.firstNamed(near.get()).orElseThrow().span(),
            "'" + near.get() + "' is " + (fact ? "made" : "allowed") + " here")
        .withHelp("did you mean '" + near.get() + "'?");
  }

  /** A finding about a name that is made, but without arguments in place of some, or with some. */
  private static Diagnostic otherwise(Diagnostic finding, String name, Atom made, boolean fact) {
    int arity = MatchIndex.symbol(made.arguments().getLast()).arity();
    String with = arity == 0 ? "without arguments" : "with " + Counted.of(arity, "argument");
    return finding
        .withNote(
            made.span(), "'" + name + "' is " + (fact ? "made " : "allowed ") + with + " here")
        .withHelp("write '" + name + "' " + with + ", or remove the condition");
  }

  private static Diagnostic argument(
      Keyword keyword, Term asked, Term argument, Atom made, Findings findings) {
    boolean fact = keyword == Keyword.TRUE;
    String message =
        argument.equals(asked)
            ? (fact ? "no 'init' or 'next' makes '" : "no 'legal' allows '") + asked + "'"
            : "'"
                + argument
                + "' never stands here in a "
                + (fact ? "fact '" : "move '")
                + symbol(asked)
                + "'";
    return findings
        .at(code(keyword), argument.span(), message + ": the condition never holds")
        .withNote(made.span(), fact ? "such a fact is made here" : "such a move is allowed here");
  }

  private static DiagnosticCode code(Keyword keyword) {
    return keyword == Keyword.TRUE
        ? DiagnosticCode.UNPRODUCED_FACT
        : DiagnosticCode.UNPRODUCED_MOVE;
  }
}
