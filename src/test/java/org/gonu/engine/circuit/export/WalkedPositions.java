package org.gonu.engine.circuit.export;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/**
 * The positions of seeded random walks by the reference engine, and what a program that was written
 * for the circuit has to tell of them. Bits are texts of 0 and 1.
 *
 * <p>A question is a line with the bits of a state and those of a joint move. An answer is a line
 * with the bits of the legal moves, that of the end, those of the goals of all roles, and those of
 * the next state. A question mark stands for a bit that means nothing: of goals before the end, and
 * of states after it.
 */
final class WalkedPositions {
  private static final int MAX_PLIES = 60;

  private final Circuit circuit;
  private final FlatNetlist net;
  private final StateMachine machine;
  private final MutableList<String> questions = Lists.mutable.empty();
  private final MutableList<String> answers = Lists.mutable.empty();

  private WalkedPositions(Game game, Circuit circuit, FlatNetlist net) {
    this.circuit = circuit;
    this.net = net;
    this.machine = game.newMachine();
  }

  /** The positions of some matches. */
  static WalkedPositions of(Game game, FlatNetlist net, int matches, long seed) {
    WalkedPositions walked = new WalkedPositions(game, net.circuit(), net);
    SplittableRandom random = new SplittableRandom(seed);
    for (int match = 0; match < matches; match++) {
      walked.walk(random);
    }
    return walked;
  }

  private void walk(SplittableRandom random) {
    State state = machine.initialState();
    for (int ply = 0; ply < MAX_PLIES && !machine.isTerminal(state); ply++) {
      State here = state;
      ImmutableList<Move> joint =
          machine
              .roles()
              .collect(
                  role -> {
                    ImmutableList<Move> legal = machine.legalMoves(here, role);
                    return legal.get(random.nextInt(legal.size()));
                  });
      state = machine.next(here, joint);
      add(here, moves(role -> Lists.immutable.with(joint.get(role.index()))), bases(state));
    }
    if (machine.isTerminal(state)) {
      add(state, "0".repeat(circuit.moves().size()), "?".repeat(circuit.bases().size()));
    }
  }

  private void add(State state, String moves, String next) {
    boolean isOver = machine.isTerminal(state);
    String legal =
        isOver
            ? "?".repeat(circuit.moves().size())
            : moves(role -> machine.legalMoves(state, role));
    questions.add(bases(state) + " " + moves);
    answers.add(legal + " " + (isOver ? "1" : "0") + " " + goals(state, isOver) + " " + next);
  }

  private interface Told {
    ImmutableList<Move> of(Role role);
  }

  private String moves(Told told) {
    StringBuilder bits = new StringBuilder();
    for (Role role : machine.roles()) {
      ImmutableList<Move> own = told.of(role);
      for (int i = circuit.firstMove(role.index()); i < circuit.firstMove(role.index() + 1); i++) {
        bits.append(own.contains(circuit.moves().get(i)) ? '1' : '0');
      }
    }
    return bits.toString();
  }

  private String bases(State state) {
    long[] words = circuit.stateOf(machine.facts(state));
    StringBuilder bits = new StringBuilder();
    for (int i = 0; i < circuit.bases().size(); i++) {
      bits.append(words[i >> 6] >>> i & 1);
    }
    return bits.toString();
  }

  private String goals(State state, boolean isOver) {
    StringBuilder bits = new StringBuilder();
    for (Role role : machine.roles()) {
      for (int value : net.goalValues(role.index())) {
        bits.append(!isOver ? '?' : machine.goal(state, role) == value ? '1' : '0');
      }
    }
    return bits.toString();
  }

  /** What a program is asked, a line for each position. */
  ImmutableList<String> questions() {
    return questions.toImmutable();
  }

  /** The first position of which a program tells something else; empty if there is none. */
  String difference(ImmutableList<String> told) {
    if (told.size() != answers.size()) {
      return told.size() + " answers to " + answers.size() + " questions";
    }
    for (int i = 0; i < told.size(); i++) {
      if (!isSame(answers.get(i), told.get(i))) {
        return "position " + questions.get(i) + ": " + answers.get(i) + " but " + told.get(i);
      }
    }
    return "";
  }

  private static boolean isSame(String expected, String told) {
    if (expected.length() != told.length()) {
      return false;
    }
    for (int i = 0; i < told.length(); i++) {
      if (expected.charAt(i) != '?' && expected.charAt(i) != told.charAt(i)) {
        return false;
      }
    }
    return true;
  }
}
