package org.gonu.analysis.contract;

import java.util.Arrays;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.sat.Formula;
import org.gonu.engine.sat.SatSolver;
import org.gonu.machine.Move;

/**
 * A formula whose models are stretches of matches: a frame for each state, and clauses that tie it
 * to the next by one legal move of each role in a state that is not terminal.
 *
 * <p>Feedbacks of recursive components may take any fixed point, also one that is not the least: a
 * formula without a model proves something, a model need not be a match.
 */
final class Unrolling extends Formula {
  private final Circuit circuit;
  private final StepNetlist net;
  private final Gates gates;
  private final ImmutableList<MutexGroup> groups;

  /** By feedback node: its update. */
  private final int[] updateOf;

  /** Feedbacks whose updates are not yet part of the formula. */
  private final IntArrayList pending = new IntArrayList();

  /**
   * A formula without frames.
   *
   * @param groups what holds in every state of a match
   */
  Unrolling(Circuit circuit, ImmutableList<MutexGroup> groups) {
    this.circuit = circuit;
    this.net = circuit.general();
    this.gates = net.gates();
    this.groups = groups;
    this.updateOf = new int[gates.size()];
    for (Component component : net.components()) {
      for (int i = 0; i < component.feedbacks().length; i++) {
        updateOf[component.feedbacks()[i]] = component.updates()[i];
      }
    }
  }

  /** The state in which matches start. */
  StateFrame initial() {
    long[] state = circuit.initialState();
    int[] bases = new int[circuit.bases().size()];
    Arrays.setAll(bases, base -> (state[base >> 6] >>> base & 1) != 0 ? SatSolver.TRUE : 0);
    return new StateFrame(bases, gates.size());
  }

  /** Any state that satisfies the groups. */
  StateFrame any() {
    long[] state = circuit.initialState();
    int[] bases = new int[circuit.bases().size()];
    for (int base = 0; base < bases.length; base++) {
      int constant = (state[base >> 6] >>> base & 1) != 0 ? Gates.TRUE : Gates.FALSE;
      bases[base] = net.next()[base] == constant ? constant : 2 * solver().newVariable();
    }
    for (MutexGroup group : groups) {
      int[] literals = Arrays.stream(group.bases()).map(base -> bases[base]).toArray();
      demandAtMostOne(literals);
      if (group.complete()) {
        solver().addClause(literals);
      }
    }
    return new StateFrame(bases, gates.size());
  }

  /** The frame after a step: demands that the state is not terminal and each role has a move. */
  StateFrame after(StateFrame frame) {
    solver().addClause(Gates.not(literal(frame, net.terminal())));
    addMoves(frame);
    int[] bases = new int[circuit.bases().size()];
    for (int base = 0; base < bases.length; base++) {
      bases[base] = literal(frame, net.next()[base]);
    }
    return new StateFrame(bases, gates.size());
  }

  private void addMoves(StateFrame frame) {
    int[] moves = new int[circuit.moves().size()];
    frame.moves = moves;
    for (int role = 0; role < circuit.roles().size(); role++) {
      IntArrayList own = new IntArrayList();
      for (int move = circuit.firstMove(role); move < circuit.firstMove(role + 1); move++) {
        if (literal(frame, net.legal()[move]) != SatSolver.FALSE) {
          moves[move] = 2 * solver().newVariable();
          own.add(moves[move]);
          solver().addClause(Gates.not(moves[move]), literal(frame, net.legal()[move]));
        }
      }
      solver().addClause(own.toArray());
      demandAtMostOne(own.toArray());
    }
  }

  /** The literal of the solver for one of the netlist. */
  int literal(StateFrame frame, int wanted) {
    int root = Gates.node(wanted);
    if (frame.nodes[root] == StateFrame.NONE) {
      encode(frame, root);
      while (pending.notEmpty()) {
        tie(frame, pending.removeAtIndex(pending.size() - 1));
      }
    }
    return frame.nodes[root] ^ (wanted & 1);
  }

  /** Adds a node and all on which it depends, those first. */
  private void encode(StateFrame frame, int root) {
    IntArrayList open = IntArrayList.newListWith(root);
    while (open.notEmpty()) {
      int node = open.getLast();
      int before = open.size();
      if (frame.nodes[node] == StateFrame.NONE) {
        for (int i = 0; i < gates.inputCount(node); i++) {
          int input = Gates.node(gates.input(node, i));
          if (frame.nodes[input] == StateFrame.NONE) {
            open.add(input);
          }
        }
        if (open.size() > before) {
          continue;
        }
        frame.nodes[node] = fresh(frame, node);
      }
      open.removeAtIndex(open.size() - 1);
    }
  }

  private int fresh(StateFrame frame, int node) {
    return switch (gates.kind(node)) {
      case Gates.CONSTANT -> SatSolver.FALSE;
      case Gates.BASE -> frame.bases[gates.index(node)];
      case Gates.DOES -> frame.moves[gates.index(node)];
      case Gates.FEEDBACK -> feedback(node);
      default -> gate(frame, node);
    };
  }

  private int gate(StateFrame frame, int node) {
    int[] inputs = new int[gates.inputCount(node)];
    for (int i = 0; i < inputs.length; i++) {
      int input = gates.input(node, i);
      inputs[i] = frame.nodes[Gates.node(input)] ^ (input & 1);
    }
    return and(inputs);
  }

  private int feedback(int node) {
    pending.add(node);
    return 2 * solver().newVariable();
  }

  /** Demands that a feedback equals its update, which may depend on it. */
  private void tie(StateFrame frame, int feedback) {
    int update = updateOf[feedback];
    encode(frame, Gates.node(update));
    int literal = frame.nodes[Gates.node(update)] ^ (update & 1);
    solver().addClause(Gates.not(frame.nodes[feedback]), literal);
    solver().addClause(frame.nodes[feedback], Gates.not(literal));
  }

  /**
   * The joint moves of the model that was found.
   *
   * @param frames in the order of time
   */
  ImmutableList<ImmutableList<Move>> match(MutableList<StateFrame> frames) {
    return frames
        .take(frames.size() - 1)
        .collect(
            frame ->
                IntLists.immutable.of(jointMove(frame)).collect(move -> circuit.moves().get(move)))
        .toImmutable();
  }

  /** The move of each role in a step of the model that was found, by the numbers of moves. */
  int[] jointMove(StateFrame frame) {
    int[] joint = new int[circuit.roles().size()];
    for (int role = 0; role < joint.length; role++) {
      for (int move = circuit.firstMove(role); move < circuit.firstMove(role + 1); move++) {
        if (frame.moves[move] != SatSolver.FALSE && solver().holds(frame.moves[move])) {
          joint[role] = move;
        }
      }
    }
    return joint;
  }
}
