package org.gonu.engine.lanes.lookahead;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.eclipse.collections.api.set.primitive.IntSet;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.phase.GateCone;

/**
 * The outcome of each move of the role that chooses in a phase, as gates over the state before the
 * move: the next state, and whether the match ends there with the best or the worst goal of the
 * role.
 */
final class OnePlyLookahead {
  private final StepNetlist net;
  private final GateBuilder builder;
  private final Entailment entailment;
  private final int firstMove;
  private final int moveEnd;
  private final int[] legal;
  private final GateCone step;
  private final GateCone end;
  private final GateCone goals;
  private final IntSet never;

  /**
   * A look-ahead from the states of a phase.
   *
   * @param net the gates of the phase
   * @param successor the gates of the phase that follows
   * @param never literals that are false while the match goes on
   */
  OnePlyLookahead(
      Circuit circuit,
      StepNetlist net,
      StepNetlist successor,
      int role,
      GateBuilder builder,
      IntSet never) {
    this.never = never;
    this.net = net;
    this.builder = builder;
    entailment = new Entailment(builder);
    firstMove = circuit.firstMove(role);
    moveEnd = circuit.firstMove(role + 1);
    StepNetlist general = circuit.general();
    int[] literals = general.goals().get(role).literals();
    end = new GateCone(successor.gates(), successor.terminal());
    // A role without goals, as chance often is, neither wins nor loses.
    goals =
        literals.length == 0
            ? new GateCone(general.gates(), Gates.FALSE, Gates.FALSE)
            : new GateCone(general.gates(), literals[literals.length - 1], literals[0]);
    step = new GateCone(net.gates(), net.next());
    legal =
        new GateCone(net.gates(), net.legal())
            .build(builder, builder::base, IntUnaryOperator.identity(), never);
  }

  /** Number of gates to build for all moves. */
  long cost() {
    return (long) (step.size() + end.size() + goals.size()) * moves().count();
  }

  /** The moves that can be legal. */
  IntStream moves() {
    return IntStream.range(firstMove, moveEnd).filter(move -> net.legal()[move] != Gates.FALSE);
  }

  /** The literal that tells whether a move is legal. */
  int legal(int move) {
    return legal[move];
  }

  /** By base the literal that tells whether it holds after a move. */
  int[] next(int move) {
    return step.build(
        builder, builder::base, other -> other == move ? Gates.TRUE : Gates.FALSE, never);
  }

  /** The literals for the end of the match in a state, given by base. */
  Outcome outcome(int[] state) {
    int terminal = end.build(builder, base -> state[base], IntUnaryOperator.identity(), never)[0];
    int[] reached = goals.build(builder, base -> state[base], IntUnaryOperator.identity(), never);
    int[] ends = Arrays.stream(reached).map(goal -> entailment.and(goal, terminal)).toArray();
    return new Outcome(ends[0], ends[1], terminal);
  }

  /**
   * Literals that tell whether and how the match ends.
   *
   * @param won it ends with the best goal of the role
   * @param lost it ends with the worst goal of the role
   * @param over it ends with any goal
   */
  record Outcome(int won, int lost, int over) {}
}
