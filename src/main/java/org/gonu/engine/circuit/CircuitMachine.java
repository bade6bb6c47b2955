package org.gonu.engine.circuit;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.jspecify.annotations.Nullable;

/** A state machine that evaluates the gates of a circuit. */
public final class CircuitMachine implements StateMachine {
  private final Circuit circuit;
  private final StepNetlist net;

  /** Names the fault where the rules break their contract. */
  private final StateMachine oracle;

  private final State initialState;

  /** By base and by move: its node, -1 if no gate reads it. */
  private final int[] baseNodes;

  private final int[] moveNodes;

  /** By role: from each of its moves to its number. */
  private final MutableList<MutableObjectIntMap<Move>> moveNumbers = Lists.mutable.empty();

  private final long[] values;
  private final Evaluator legal;
  private final Evaluator next;
  private final Evaluator terminal;
  private final Evaluator goals;
  private @Nullable State loaded;

  /** True if the legal moves, the end and the goals of the loaded state have been computed. */
  private boolean legalKnown;

  private boolean terminalKnown;
  private boolean goalsKnown;

  /**
   * A machine.
   *
   * @param oracle a machine of the same game, which names the fault where the contract is broken
   */
  public CircuitMachine(Circuit circuit, StateMachine oracle) {
    this.circuit = circuit;
    this.net = circuit.general();
    this.oracle = oracle;
    this.initialState = new CircuitState(circuit.initialState());
    this.values = new long[net.gates().size()];
    this.baseNodes = nodes(Gates.BASE, circuit.bases().size());
    this.moveNodes = nodes(Gates.DOES, circuit.moves().size());
    this.legal = new Evaluator(net, values, net.legal());
    this.next = new Evaluator(net, values, net.next());
    this.terminal = new Evaluator(net, values, net.terminal());
    this.goals = new Evaluator(net, values, net.goalLiterals());
    for (Role role : circuit.roles()) {
      MutableObjectIntMap<Move> numbers = ObjectIntMaps.mutable.empty();
      for (int move = firstMove(role); move < endOfMoves(role); move++) {
        numbers.put(circuit.moves().get(move), move);
      }
      moveNumbers.add(numbers);
    }
  }

  private int firstMove(Role role) {
    return circuit.firstMove(role.index());
  }

  private int endOfMoves(Role role) {
    return circuit.firstMove(role.index() + 1);
  }

  private int[] nodes(byte kind, int count) {
    int[] nodes = new int[count];
    Arrays.fill(nodes, -1);
    for (int node = 1; node < net.gates().size(); node++) {
      if (net.gates().kind(node) == kind) {
        nodes[net.gates().index(node)] = node;
      }
    }
    return nodes;
  }

  @Override
  public ImmutableList<Role> roles() {
    return circuit.roles();
  }

  @Override
  public State initialState() {
    return initialState;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if a fact is no base, so that it can never hold
   */
  @Override
  public State stateOf(Iterable<? extends Term> facts) {
    return new CircuitState(circuit.stateOf(facts));
  }

  @Override
  public ImmutableList<Term> facts(State state) {
    return circuit.facts(((CircuitState) state).words());
  }

  private void load(State state) {
    if (loaded == state) {
      return;
    }
    long[] words = ((CircuitState) state).words();
    for (int base = 0; base < baseNodes.length; base++) {
      if (baseNodes[base] >= 0) {
        values[baseNodes[base]] = -(words[base >> 6] >>> base & 1);
      }
    }
    legalKnown = false;
    terminalKnown = false;
    goalsKnown = false;
    loaded = state;
  }

  @Override
  public boolean isTerminal(State state) {
    load(state);
    if (!terminalKnown) {
      terminal.run();
      terminalKnown = true;
    }
    return terminal.value(net.terminal()) != 0;
  }

  @Override
  public ImmutableList<Move> legalMoves(State state, Role role) {
    load(state);
    if (!legalKnown) {
      legal.run();
      legalKnown = true;
    }
    MutableList<Move> moves = Lists.mutable.empty();
    for (int move = firstMove(role); move < endOfMoves(role); move++) {
      if (legal.value(net.legal()[move]) != 0) {
        moves.add(circuit.moves().get(move));
      }
    }
    if (moves.isEmpty() && !isTerminal(state)) {
      return oracle.legalMoves(oracle.stateOf(facts(state)), role);
    }
    return moves.toImmutable();
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if a move can never be legal
   */
  @Override
  public State next(State state, ImmutableList<Move> jointMove) {
    if (jointMove.size() != circuit.roles().size()) {
      throw new IllegalArgumentException("a joint move has one move for each role: " + jointMove);
    }
    load(state);
    make(jointMove, -1);
    next.run();
    long[] words = new long[circuit.words()];
    int[] literals = net.next();
    for (int base = 0; base < literals.length; base++) {
      words[base >> 6] |= (next.value(literals[base]) & 1) << base;
    }
    make(jointMove, 0);
    return new CircuitState(words);
  }

  private void make(ImmutableList<Move> jointMove, long value) {
    for (int role = 0; role < jointMove.size(); role++) {
      int move = moveNumbers.get(role).getIfAbsent(jointMove.get(role), -1);
      if (move < 0) {
        throw new IllegalArgumentException("never legal in this game: " + jointMove.get(role));
      }
      if (moveNodes[move] >= 0) {
        values[moveNodes[move]] = value;
      }
    }
  }

  @Override
  public int goal(State state, Role role) {
    load(state);
    if (!goalsKnown) {
      goals.run();
      goalsKnown = true;
    }
    StepNetlist.Goals own = net.goals().get(role.index());
    int found = -1;
    boolean several = false;
    for (int i = 0; i < own.values().length; i++) {
      if (goals.value(own.literals()[i]) != 0) {
        several |= found >= 0;
        found = own.values()[i];
      }
    }
    return found < 0 || several ? oracle.goal(oracle.stateOf(facts(state)), role) : found;
  }
}
