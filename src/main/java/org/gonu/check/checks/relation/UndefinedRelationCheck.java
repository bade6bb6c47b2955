package org.gonu.check.checks.relation;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.MadeTerms;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Use;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Predicate;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;

/**
 * Reports relations that bodies use but nothing defines. In the language they are false everywhere,
 * but they are probably mistakes.
 */
public final class UndefinedRelationCheck implements Check {
  @Override
  public boolean needsCompleteSheet() {
    return true;
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    MadeTerms facts = MadeTerms.facts(index);
    MadeTerms moves = MadeTerms.moves(index);
    for (Predicate used : index.relationSlips().undefined()) {
      if (facts.firstOf(used).isPresent()) {
        findings.breach(factWithoutTrue(used, facts.firstOf(used).get(), index, findings));
      } else if (moves.firstOf(used).isPresent()) {
        findings.breach(moveWithoutDoes(used, moves.firstOf(used).get(), index, findings));
      } else {
        report(used, index, findings);
      }
    }
  }

  private static Diagnostic factWithoutTrue(
      Predicate used, Atom maker, RuleIndex index, Findings findings) {
    ImmutableList<Use> uses = index.usesOf(used);
    String meant = "(true " + findings.text(uses.getFirst().atom().span()) + ")";
    return findings
        .at(
            DiagnosticCode.UNDEFINED_RELATION,
            uses.getFirst().atom().span(),
            "'"
                + used.name()
                + "'"
                + Findings.andMore(uses.size() - 1, "use")
                + " is a fact of the state and not a relation: this is never true")
        .withNote(maker.span(), "such a fact is made here")
        .withSuggestion(meant);
  }

  private static Diagnostic moveWithoutDoes(
      Predicate used, Atom allowing, RuleIndex index, Findings findings) {
    ImmutableList<Use> uses = index.usesOf(used);
    Atom atom = uses.getFirst().atom();
    String move = atom.arity() == 0 ? used.name() : findings.text(atom.span());
    return findings
        .at(
            DiagnosticCode.UNDEFINED_RELATION,
            atom.span(),
            "'"
                + used.name()
                + "'"
                + Findings.andMore(uses.size() - 1, "use")
                + " is a move and not a relation: this is never true")
        .withNote(allowing.span(), "such a move is allowed here")
        .withHelp("did you mean '(does ROLE " + move + ")'?");
  }

  private static void report(Predicate used, RuleIndex index, Findings findings) {
    ImmutableList<Use> uses = index.usesOf(used);
    Use first = uses.getFirst();
    Diagnostic finding =
        findings.at(
            DiagnosticCode.UNDEFINED_RELATION,
            first.atom().relation().span(),
            "undefined relation '"
                + used.name()
                + "'"
                + Findings.andMore(uses.size() - 1, "use")
                + ": it is never true");
    Optional<Predicate> near = index.relationSlips().intended(used);
    findings.breach(
        near.isPresent()
            ? finding
                .withNote(
                    index.rulesOf(near.get()).getFirst().head().relation().span(),
                    "'" + near.get().name() + "' is defined here")
                .withSuggestion(near.get().name())
            : finding.withHelp(
                "add a fact or rule for '" + used.name() + "', or remove the condition"));
  }
}
