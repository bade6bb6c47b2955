package org.gonu.game;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.check.ValidatedRules;
import org.gonu.engine.reference.ReferenceEngine;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/** All states that matches come to, where these are few: they are visited one after the other. */
final class ReachableStates {
  /** Most joint moves that are made: some seconds. */
  private static final int MAX_STEPS = 100_000;

  /** Most facts of all states together. */
  private static final int MAX_FACTS = 2_000_000;

  /** Longest time, for rules that are evaluated slowly. */
  private static final long TIME_LIMIT_NANOS = 10_000_000_000L;

  private final StateMachine machine;
  private final MutableSet<State> states = Sets.mutable.empty();
  private final ArrayDeque<State> open = new ArrayDeque<>();
  private final long start = System.nanoTime();
  private double seconds;
  private long facts;
  private int steps;

  private ReachableStates(StateMachine machine) {
    this.machine = machine;
  }

  /**
   * Visits all states; empty if there are too many, if rules ask for more than the machine can do,
   * or if the thread is interrupted.
   */
  static Optional<ReachableStates> of(ValidatedRules rules) {
    try {
      ReachableStates found = new ReachableStates(ReferenceEngine.machineFor(rules));
      return found.visitAll() ? Optional.of(found) : Optional.empty();
    } catch (BrokenContractException | CancellationException givenUp) {
      return Optional.empty();
    }
  }

  /** By state its facts. */
  ImmutableList<ImmutableList<Term>> states() {
    return states.collect(machine::facts, Lists.mutable.empty()).toImmutable();
  }

  /** The facts that hold in some state, in the order of their texts. */
  ImmutableList<Term> facts() {
    return states()
        .flatCollect(each -> each, Sets.mutable.empty())
        .toSortedListBy(Term::toString)
        .toImmutable();
  }

  /** How long the visit took. */
  double seconds() {
    return seconds;
  }

  private boolean visitAll() {
    add(machine.initialState());
    while (!open.isEmpty() && mayGoOn()) {
      visit(open.remove());
    }
    seconds = (System.nanoTime() - start) / 1e9;
    return open.isEmpty() && mayGoOn();
  }

  private boolean mayGoOn() {
    return steps <= MAX_STEPS && facts <= MAX_FACTS && System.nanoTime() - start < TIME_LIMIT_NANOS;
  }

  private void add(State state) {
    if (states.add(state)) {
      open.add(state);
      facts += machine.facts(state).size();
    }
  }

  /** Adds all states that follow a state. */
  private void visit(State state) {
    if (!machine.isTerminal(state)) {
      addNext(state, legalMoves(state), Lists.mutable.empty());
    }
  }

  /** By role its moves; no moves of any role if one has none, since no state follows then. */
  private ImmutableList<ImmutableList<Move>> legalMoves(State state) {
    try {
      return machine.roles().collect(role -> machine.legalMoves(state, role));
    } catch (BrokenContractException noMove) {
      return machine.roles().collect(role -> Lists.immutable.empty());
    }
  }

  /** Adds the states that follow when the first roles make some moves, and the others any. */
  private void addNext(
      State state, ImmutableList<ImmutableList<Move>> legal, MutableList<Move> first) {
    if (first.size() == legal.size()) {
      steps++;
      add(machine.next(state, first.toImmutable()));
      return;
    }
    ImmutableList<Move> own = legal.get(first.size());
    for (int move = 0; move < own.size() && mayGoOn(); move++) {
      first.add(own.get(move));
      addNext(state, legal, first);
      first.remove(first.size() - 1);
    }
  }
}
