package org.gonu.engine.circuit;

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

  /** By role: from each of its moves to its number. */
  private final MutableList<MutableObjectIntMap<Move>> moveNumbers = Lists.mutable.empty();

  /** By phase its values; the last are those of the general netlist. Null until they are needed. */
  private final @Nullable StepValues[] steps;

  /** The values of the loaded state. */
  private @Nullable StepValues step;

  /** By base its node, 0 if there is none. */
  private final int[] baseNodes;

  /** By node its value, as far as goals need it. */
  private final long[] values;

  private final Evaluator goals;
  private @Nullable State loaded;

  /** True if the goals of the loaded state have been computed. */
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
    this.initialState = state(circuit.initialState());
    this.steps = new StepValues[circuit.phases().size() + 1];
    this.baseNodes = net.gates().nodes(Gates.BASE, circuit.bases().size());
    this.values = new long[net.gates().size()];
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
    return state(circuit.stateOf(facts));
  }

  @Override
  public ImmutableList<Term> facts(State state) {
    return circuit.facts(((CircuitState) state).words());
  }

  /** A state; the netlist of its phase is right if it keeps what was proved of all states. */
  private CircuitState state(long[] words) {
    boolean isPossible = circuit.violated(words).isEmpty() && circuit.misplaced(words).isEmpty();
    return new CircuitState(words, isPossible ? circuit.phaseOf(words) : -1);
  }

  /** The values of a state. */
  private StepValues load(State state) {
    StepValues current = step;
    if (current == null || loaded != state) {
      CircuitState own = (CircuitState) state;
      current = stepOf(own.phase());
      current.enter(own.words());
      goalsKnown = false;
      step = current;
      loaded = state;
    }
    return current;
  }

  private StepValues stepOf(int phase) {
    int index = phase < 0 ? circuit.phases().size() : phase;
    StepValues found = steps[index];
    if (found == null) {
      StepNetlist own = phase < 0 ? net : circuit.phases().get(phase).net();
      found = StepValues.of(own, circuit.bases().size());
      steps[index] = found;
    }
    return found;
  }

  @Override
  public boolean isTerminal(State state) {
    return load(state).isTerminal();
  }

  @Override
  public ImmutableList<Move> legalMoves(State state, Role role) {
    int[] legal = load(state).legal(firstMove(role), endOfMoves(role));
    if (legal.length == 0 && !isTerminal(state)) {
      return oracle.legalMoves(oracle.stateOf(facts(state)), role);
    }
    Move[] moves = new Move[legal.length];
    for (int i = 0; i < legal.length; i++) {
      moves[i] = circuit.moves().get(legal[i]);
    }
    return Lists.immutable.with(moves);
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
    int[] moves = new int[jointMove.size()];
    for (int role = 0; role < moves.length; role++) {
      moves[role] = moveNumbers.get(role).getIfAbsent(jointMove.get(role), -1);
      if (moves[role] < 0) {
        throw new IllegalArgumentException("never legal in this game: " + jointMove.get(role));
      }
    }
    int phase = ((CircuitState) state).phase();
    return new CircuitState(
        load(state).next(moves), phase < 0 ? -1 : circuit.phases().get(phase).successor());
  }

  @Override
  public int goal(State state, Role role) {
    load(state);
    if (!goalsKnown) {
      AllGates.load(((CircuitState) state).words(), baseNodes, values);
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
