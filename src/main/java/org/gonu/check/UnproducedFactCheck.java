package org.gonu.check;

import java.util.Optional;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SpellingDistance;

/**
 * Facts that {@code true} asks for although no {@code init} or {@code next} makes them, and moves
 * that {@code does} asks for although no {@code legal} allows them. The language lets them be false
 * everywhere; to an author they are slips.
 */
final class UnproducedFactCheck implements Check {
  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    Domains domains = new Domains(index.rules());
    ImmutableList<Atom> facts = heads(index, Keyword.INIT).newWithAll(heads(index, Keyword.NEXT));
    ImmutableList<Atom> moves = heads(index, Keyword.LEGAL);
    if (facts.notEmpty()) {
      check(Keyword.TRUE, facts, index, domains, findings);
    }
    if (moves.notEmpty()) {
      check(Keyword.DOES, moves, index, domains, findings);
    }
  }

  private static ImmutableList<Atom> heads(RuleIndex index, Keyword keyword) {
    return index.rulesOf(keyword.predicate()).collect(Rule::head);
  }

  private static void check(
      Keyword keyword,
      ImmutableList<Atom> heads,
      RuleIndex index,
      Domains domains,
      Findings findings) {
    MutableSet<Term> reported = Sets.mutable.empty();
    for (Use use : index.usesOf(keyword.predicate())) {
      Term asked = use.atom().arguments().getLast();
      if (asked instanceof Variable) {
        continue;
      }
      ImmutableList<Atom> ofName = heads.select(head -> sameSymbol(made(head), asked));
      if (ofName.isEmpty()) {
        // Another check tells of different numbers of arguments.
        boolean clash =
            asked instanceof Compound
                && heads.anySatisfy(head -> symbol(made(head)).equals(symbol(asked)));
        if (!clash && reported.add(symbol(asked))) {
          findings.breach(nothingMakes(keyword, asked, heads, findings));
        }
        continue;
      }
      Optional<Term> impossible = impossible(use.atom(), asked, ofName, domains);
      if (impossible.isPresent() && reported.add(asked)) {
        findings.oddity(argument(keyword, asked, impossible.get(), ofName, findings));
      }
    }
  }

  private static Term made(Atom head) {
    return head.arguments().getLast();
  }

  /** The name of a fact or move, with one term for all arguments. */
  private static Term symbol(Term term) {
    return term instanceof Compound compound ? compound.function() : term;
  }

  private static boolean sameSymbol(Term made, Term asked) {
    if (made instanceof Compound one && asked instanceof Compound other) {
      return one.function().equals(other.function())
          && one.arguments().size() == other.arguments().size();
    }
    return made instanceof Variable || made.equals(asked);
  }

  /** An argument that no head can have there. */
  private static Optional<Term> impossible(
      Atom use, Term asked, ImmutableList<Atom> heads, Domains domains) {
    if (heads.anySatisfy(head -> made(head) instanceof Variable)) {
      return Optional.empty();
    }
    if (heads.noneSatisfy(head -> RuleGraph.mayMatch(made(head), asked))) {
      return Optional.of(asked);
    }
    return domains.impossibleArgument(use);
  }

  private static Diagnostic nothingMakes(
      Keyword keyword, Term asked, ImmutableList<Atom> heads, Findings findings) {
    boolean fact = keyword == Keyword.TRUE;
    Diagnostic finding =
        findings.at(
            code(keyword),
            asked.span(),
            fact
                ? "no 'init' or 'next' makes the fact '" + asked + "': it is never true"
                : "no 'legal' allows the move '" + asked + "': nobody ever does it");
    String name = symbol(asked).toString();
    ImmutableList<Atom> known = heads.reject(head -> made(head) instanceof Variable);
    Optional<String> near =
        SpellingDistance.nearest(name, known.collect(head -> symbol(made(head)).toString()));
    if (near.isEmpty()) {
      return finding.withHelp(
          fact
              ? "make it with 'init' or 'next', or remove the condition"
              : "allow it with 'legal', or remove the condition");
    }
    Atom nearest = known.detect(head -> symbol(made(head)).toString().equals(near.get()));
    return finding
        .withNote(
            nearest.span(), "'" + near.get() + "' is " + (fact ? "made" : "allowed") + " here")
        .withHelp("did you mean '" + near.get() + "'?");
  }

  private static Diagnostic argument(
      Keyword keyword, Term asked, Term argument, ImmutableList<Atom> heads, Findings findings) {
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
        .withNote(
            heads.getFirst().span(),
            fact ? "such a fact is made here" : "such a move is allowed here")
        .withHelp("correct the name, or remove the condition");
  }

  private static DiagnosticCode code(Keyword keyword) {
    return keyword == Keyword.TRUE
        ? DiagnosticCode.UNPRODUCED_FACT
        : DiagnosticCode.UNPRODUCED_MOVE;
  }
}
