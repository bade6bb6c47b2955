package org.gonu.engine.circuit.analysis;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Finds the {@link Factors} of a circuit. A base that no move affects belongs to none. Each other
 * base is joined, in the netlist of every phase, with the bases that its next value depends on,
 * with the moves that touch it, and with the bases that the legality of these moves depends on.
 *
 * <p>These joins alone would split many boards into their cells. So bases are also joined that
 * occur in one condition of the end or of a goal, where conditions are the operands of its topmost
 * disjunction or conjunction. If that leaves only one factor, only small conditions count, those
 * that read a base directly, such as a line of three cells.
 */
public final class FactorFinder {
  /** Work limit for all phases together, some tenths of a second. */
  private static final long MAX_WORK = 4_000_000;

  /** Most gates that are read for the dependences of all phases together, some seconds. */
  private static final long MAX_READ = 40_000_000;

  private final Circuit circuit;
  private final ImmutableList<StepDependence> phases;
  private final int bases;
  private final int moves;

  /** By base whether it depends on moves, directly or through other bases. */
  private final BitSet moved = new BitSet();

  /** Elements: the bases, then the moves of each phase. */
  private DisjointSets sets;

  private FactorFinder(Circuit circuit, ImmutableList<StepDependence> phases) {
    this.circuit = circuit;
    this.phases = phases;
    bases = circuit.bases().size();
    moves = circuit.moves().size();
    sets = new DisjointSets(bases + phases.size() * moves);
  }

  /** The factors of a circuit. */
  public static Factors of(Circuit circuit) {
    int[] firstMove = circuit.firstMoves();
    ImmutableList<StepDependence> phases =
        circuit.phases().collect(phase -> new StepDependence(phase.net(), firstMove));
    if (phases.anySatisfy(phase -> phase.work() > MAX_WORK / phases.size())) {
      return Factors.UNKNOWN;
    }
    boolean areFound = phases.allSatisfy(phase -> phase.find(MAX_READ / phases.size()));
    return areFound ? new FactorFinder(circuit, phases).find() : Factors.UNKNOWN;
  }

  private Factors find() {
    findMoved();
    joinSteps();
    joinLegal();
    DisjointSets bySteps = sets.copy();
    joinConditions(false);
    if (roots().length < 2) {
      sets = bySteps;
      joinConditions(true);
    }
    return factors(roots());
  }

  /** By factor its least base. */
  private int[] roots() {
    return moved.stream().filter(base -> sets.find(base) == base).toArray();
  }

  private Factors factors(int[] roots) {
    StepNetlist net = circuit.general();
    Conditions conditions = new Conditions(net, base -> factorOf(base, roots));
    MutableList<Factors.GoalCondition> goals = Lists.mutable.empty();
    net.goals()
        .forEachWithIndex(
            (own, role) -> {
              for (int i = 0; i < own.values().length; i++) {
                Factors.Condition condition = conditions.of(own.literals()[i]);
                goals.add(new Factors.GoalCondition(role, own.values()[i], condition));
              }
            });
    return new Factors(
        true,
        IntLists.immutable.of(roots).collect(this::factor),
        conditions.of(net.terminal()),
        goals.toImmutable());
  }

  /** A base is moved if a move touches it, or if it depends on a moved base. */
  private void findMoved() {
    boolean grew = true;
    while (grew) {
      grew = false;
      for (int base = 0; base < bases; base++) {
        CircuitAbandonedException.throwIfInterrupted();
        if (!moved.get(base) && isMoved(base)) {
          moved.set(base);
          grew = true;
        }
      }
    }
  }

  private boolean isMoved(int base) {
    return phases.anySatisfy(
        phase -> !phase.touchedBy(base).isEmpty() || phase.dependsOn(base).intersects(moved));
  }

  private void joinSteps() {
    phases.forEachWithIndex(
        (phase, number) ->
            moved.stream()
                .forEach(
                    base -> {
                      BitSet others = (BitSet) phase.dependsOn(base).clone();
                      others.and(moved);
                      others.set(base);
                      sets.joinAll(others);
                      phase.touchedBy(base).stream()
                          .forEach(move -> sets.join(base, element(number, move)));
                    }));
  }

  private int element(int phase, int move) {
    return bases + phase * moves + move;
  }

  private void joinLegal() {
    for (int number = 0; number < phases.size(); number++) {
      StepNetlist net = circuit.phases().get(number).net();
      BitSet conditions = new BitSet();
      for (int literal : net.legal()) {
        conditions.set(Gates.node(literal));
      }
      SupportJoins joins = new SupportJoins(net, moved, sets);
      joins.join(conditions);
      for (int move = 0; move < moves; move++) {
        int needed = joins.baseUnder(Gates.node(net.legal()[move]));
        if (needed >= 0) {
          sets.join(needed, element(number, move));
        }
      }
    }
  }

  /**
   * Joins the bases in the cone of each gate of the end and the goals, except the topmost gates:
   * these combine conditions of different factors.
   *
   * @param areSmall true if only gates count that read a base directly
   */
  private void joinConditions(boolean areSmall) {
    StepNetlist net = circuit.general();
    int[] outputs = Arrays.copyOf(net.goalLiterals(), net.goalLiterals().length + 1);
    outputs[outputs.length - 1] = net.terminal();
    BitSet below = new Reach(net).below(outputs);
    for (int output : outputs) {
      below.clear(Gates.node(output));
    }
    if (areSmall) {
      below.stream().filter(node -> !readsBase(net.gates(), node)).forEach(below::clear);
    }
    new SupportJoins(net, moved, sets).join(below);
  }

  private boolean readsBase(Gates gates, int gate) {
    for (int i = 0; i < gates.inputCount(gate); i++) {
      int node = Gates.node(gates.input(gate, i));
      byte kind = gates.kind(node);
      if (kind == Gates.FEEDBACK || (kind == Gates.BASE && moved.get(gates.index(node)))) {
        return true;
      }
    }
    return false;
  }

  /** The number of the factor of a base, or -1 if it is in none. */
  private int factorOf(int base, int[] roots) {
    return moved.get(base) ? Arrays.binarySearch(roots, sets.find(base)) : -1;
  }

  private Factors.Factor factor(int root) {
    int[] own = moved.stream().filter(base -> sets.find(base) == root).toArray();
    BitSet made = new BitSet();
    for (StepDependence phase : phases) {
      for (int base : own) {
        made.or(phase.touchedBy(base));
      }
    }
    ImmutableIntList touching = IntLists.immutable.of(made.stream().toArray());
    return new Factors.Factor(IntLists.immutable.of(own), touching);
  }
}
