package org.gonu.analysis.simulation;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.analysis.derivation.Model;
import org.gonu.analysis.simulation.SimulationReport.DeclarationFit;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.text.DiagnosticCode;

/** What a sheet declares by {@code base} and {@code input}, and which of it was seen in play. */
final class Declarations {
  private final ImmutableSet<Term> facts;
  private final ImmutableSet<ImmutableList<Term>> moves;
  private final MutableSet<Term> seenFacts = Sets.mutable.empty();
  private final MutableSet<ImmutableList<Term>> seenMoves = Sets.mutable.empty();

  /** The terms of the roles in declarations, in role order. */
  private final ImmutableList<Term> roleTerms;

  Declarations(Model model, ImmutableList<Role> roles) {
    this.facts =
        model
            .extension(Keyword.BASE.predicate())
            .atoms()
            .collect(atom -> atom.arguments().getFirst())
            .toImmutableSet();
    this.moves =
        model
            .extension(Keyword.INPUT.predicate())
            .atoms()
            .collect(atom -> atom.arguments())
            .toImmutableSet();
    ImmutableList<Term> known =
        model
            .extension(Keyword.ROLE.predicate())
            .atoms()
            .collect(atom -> atom.arguments().getFirst())
            .toImmutableList();
    this.roleTerms =
        roles.collect(role -> known.detect(term -> term.toString().equals(role.name())));
  }

  /**
   * Records facts and moves. Returns faults for the first fact and the first move that are
   * undeclared.
   */
  ImmutableList<Fault> firstUndeclared(
      ImmutableList<Term> present,
      ImmutableList<ImmutableList<Move>> legal,
      ImmutableList<Role> roles) {
    MutableList<Fault> faults = Lists.mutable.empty();
    seenFacts.addAllIterable(present);
    if (facts.notEmpty()) {
      present
          .detectOptional(fact -> !facts.contains(fact))
          .ifPresent(fact -> faults.add(undeclaredFact(fact)));
    }
    for (Role role : roles) {
      Term name = roleTerms.get(role.index());
      legal.get(role.index()).each(move -> seenMoves.add(Lists.immutable.of(name, move.term())));
      if (moves.notEmpty()) {
        legal
            .get(role.index())
            .detectOptional(move -> !moves.contains(Lists.immutable.of(name, move.term())))
            .ifPresent(move -> faults.add(undeclaredMove(role, move)));
      }
    }
    return faults.toImmutable();
  }

  private static Fault undeclaredFact(Term fact) {
    return new Fault(
        DiagnosticCode.UNDECLARED_FACT,
        Optional.empty(),
        "the fact '" + fact + "' is not declared by 'base'",
        Lists.immutable.empty(),
        Lists.immutable.of(fact));
  }

  private static Fault undeclaredMove(Role role, Move move) {
    return new Fault(
        DiagnosticCode.UNDECLARED_MOVE,
        Optional.of(role),
        "the move '" + move + "' of role '" + role + "' is not declared by 'input'",
        Lists.immutable.empty(),
        Lists.immutable.of(move.term()));
  }

  DeclarationFit factFit() {
    return new DeclarationFit(
        facts.size(),
        facts.count(seenFacts::contains),
        examples(facts.reject(seenFacts::contains)));
  }

  DeclarationFit moveFit() {
    return new DeclarationFit(
        moves.size(),
        moves.count(seenMoves::contains),
        examples(moves.reject(seenMoves::contains).collect(row -> row.makeString(" "))));
  }

  private static ImmutableList<String> examples(ImmutableSet<?> unseen) {
    return unseen.collect(String::valueOf).toSortedList().take(3).toImmutable();
  }
}
