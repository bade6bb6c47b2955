package org.gonu.engine.lanes;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.BaseGroup;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.FactorGoals;
import org.gonu.engine.circuit.History;
import org.gonu.engine.circuit.StepCounter;
import org.gonu.engine.circuit.GoalDistanceHeuristic;
import org.gonu.gdl.Term;
import org.gonu.machine.GameFactor;
import org.gonu.machine.GoalDistance;
import org.gonu.machine.Lanes;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.machine.StateMerger;
import org.jspecify.annotations.Nullable;

/** A circuit compiled for lanes. Immutable; threads share it and take lanes of their own. */
public final class LaneProgram implements PackedGame {
  /**
   * What an int of code costs in each lane, to compare games: about five times what it takes by
   * vectors of 512 bits.
   */
  private static final double NANOS_OF_AN_INT = 0.003;

  /** Longs of the narrowest slots: one register of vectors. */
  private static final int NARROWEST = 4;

  /** With more moves than this, lanes do not record which were made. */
  private static final int MAX_RECORDED = 4096;

  private final Circuit circuit;
  private final ImmutableList<PhaseProgram> nets;
  private final ChosenMoves chosen;
  private final FixedSlots registers;
  private final int width;
  private final int slots;
  private final ImmutableList<PhaseCode> phases;
  private final GoalCode goals;
  private final int[] openCode;
  private final int[] initialCode;

  /** This program for lanes that record; made when it is needed. */
  private @Nullable LaneProgram recording;

  /** This program for lanes in which not all moves are offered; made when it is needed. */
  private @Nullable LaneProgram weighing;

  private LaneProgram(
      Circuit circuit, ImmutableList<PhaseProgram> nets, int width, boolean records, boolean weighs) {
    this.circuit = circuit;
    this.nets = nets;
    chosen = new ChosenMoves(circuit);
    registers =
        new FixedSlots(
            circuit.bases().size(),
            circuit.roles().size(),
            circuit.phases().size(),
            records ? chosen.count() : 0,
            weighs ? chosen.count() : 0);
    CompiledPhases compiled = CompiledPhases.of(circuit, nets, registers, chosen, width);
    this.width = compiled.width();
    phases = compiled.codes();
    goals = GoalCode.of(circuit, registers, compiled.slots(), this.width);
    slots = goals.slots();
    openCode = LaneReset.open(registers, this.width);
    initialCode = LaneReset.initial(circuit, registers, this.width);
  }

  /** Compiles a circuit, for as many lanes as its size suggests. */
  public static LaneProgram compile(Circuit circuit) {
    return compile(circuit, 0);
  }

  /** Compiles a circuit for slots of some longs; 0 for what its size suggests. */
  static LaneProgram compile(Circuit circuit, int width) {
    return of(circuit, PhaseProgram.of(circuit), width);
  }

  private static LaneProgram of(Circuit circuit, ImmutableList<PhaseProgram> nets, int width) {
    return new LaneProgram(circuit, nets.collect(PhaseProgram::rewritten), width, false, false);
  }

  @Override
  public ImmutableList<Role> roles() {
    return circuit.roles();
  }

  @Override
  public int words() {
    return circuit.words();
  }

  @Override
  public ImmutableList<Move> moves() {
    return circuit.moves();
  }

  @Override
  public int firstMove(int role) {
    return circuit.firstMove(role);
  }

  @Override
  public long[] initialState() {
    return circuit.initialState();
  }

  @Override
  public long[] pack(Iterable<? extends Term> facts) {
    long[] state = circuit.stateOf(facts);
    if (circuit.violated(state).isPresent()) {
      BaseGroup group = circuit.violated(state).orElseThrow();
      throw new IllegalArgumentException(
          "in no position of this game there are several or none of " + circuit.names(group));
    }
    return state;
  }

  @Override
  public ImmutableList<Term> facts(long[] state) {
    return circuit.facts(state);
  }

  @Override
  public long[] stepCounter() {
    return StepCounter.of(circuit);
  }

  @Override
  public long[] history() {
    return History.of(circuit);
  }

  @Override
  public GoalDistance goalDistance(int role) {
    return GoalDistanceHeuristic.ofBestGoal(circuit, role);
  }

  @Override
  public ImmutableList<GameFactor> factors(int role) {
    return FactorGoals.of(circuit, role);
  }

  @Override
  public int phases() {
    return circuit.phases().size();
  }

  @Override
  public int phaseOf(long[] state) {
    return circuit.phaseOf(state);
  }

  @Override
  public PackedGame narrowed(int lanes) {
    int words = Math.max(NARROWEST, lanes / Long.SIZE);
    return words >= width ? this : new LaneProgram(circuit, nets, words, false, false);
  }

  @Override
  public PackedGame decisive() {
    ImmutableList<PhaseProgram> choosy = PhaseProgram.decisive(circuit, PhaseProgram.of(circuit));
    return choosy.anySatisfy(PhaseProgram::isChoosy) ? of(circuit, choosy, width) : this;
  }

  @Override
  public double stepNanos() {
    return NANOS_OF_AN_INT * codeLength();
  }

  @Override
  public StateMerger newMerger() {
    return circuit.merging().newMerger();
  }

  @Override
  public Lanes newLanes(long seed) {
    return newLanes(seed, Interpreters.ofWidth(width));
  }

  @Override
  public Lanes newRecordingLanes(long seed) {
    return recording().newLanes(seed);
  }

  /** This program for lanes that record which moves are made, of as many lanes. */
  synchronized LaneProgram recording() {
    if (recording == null) {
      boolean can = chosen.count() > 0 && chosen.count() <= MAX_RECORDED;
      recording = can ? new LaneProgram(circuit, nets, width, true, false) : this;
    }
    return recording;
  }

  /** This program for lanes in which not all moves are offered, of as many lanes. */
  synchronized LaneProgram weighing() {
    if (weighing == null) {
      weighing = new LaneProgram(circuit, nets, width, registers.recorded() > 0, true);
    }
    return weighing;
  }

  /** Lanes that are carried out by an interpreter. */
  Batch newLanes(long seed, Interpreter interpreter) {
    return new Batch(this, seed, interpreter);
  }

  /** Number of lanes of a batch. */
  public int lanes() {
    return Long.SIZE * width;
  }

  /** Number of slots that a step uses, and those that goals need besides. */
  public int slots() {
    return slots;
  }

  /** Number of ints of the code of a step, a measure of its cost, for the largest phase. */
  public int codeLength() {
    return phases.collectInt(phase -> phase.code().length).max();
  }

  Circuit circuit() {
    return circuit;
  }

  ChosenMoves chosen() {
    return chosen;
  }

  FixedSlots registers() {
    return registers;
  }

  int width() {
    return width;
  }

  PhaseCode phase(int phase) {
    return phases.get(phase);
  }

  GoalCode goals() {
    return goals;
  }

  /** Code that makes lanes ready for a job. */
  int[] openCode() {
    return openCode;
  }

  /** Code that puts lanes into the initial state. */
  int[] initialCode() {
    return initialCode;
  }
}
