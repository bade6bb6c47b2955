package org.gonu.engine.lanes.phase;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.rewriting.Rewritten;
import org.gonu.engine.lanes.coding.BinaryNumber;
import org.gonu.engine.lanes.coding.CodedNetlist;
import org.gonu.machine.SideBySide;

/**
 * The gates of a phase, prepared for compilation.
 *
 * @param net the gates, with constants for moves that are not chosen
 * @param eligible by move the literal that tells whether a playout may choose it
 * @param isForesighted true if the look-ahead found wins, blocks or blunders, not only immediate
 *     losses, which a search sees by itself
 * @param candidates by role the moves that can be legal; in the gates all other moves are constant,
 *     and so is an only candidate
 */
@SuppressWarnings("ArrayRecordComponent") // read by the builder of the IR, never compared
public record PhaseProgram(
    StepNetlist net,
    int[] eligible,
    boolean isForesighted,
    ImmutableList<ImmutableIntList> candidates) {

  /** The phases of a circuit, in which all legal moves are eligible. */
  public static ImmutableList<PhaseProgram> of(Circuit circuit) {
    return SideBySide.all(circuit.phases().collect(phase -> () -> of(circuit, phase.net())));
  }

  /**
   * The phases without reasons for the end of a match that were excluded in the phase before. They
   * are right in all positions of a match that is not over.
   */
  public static ImmutableList<PhaseProgram> pruned(
      Circuit circuit, ImmutableList<PhaseProgram> phases) {
    return TerminalPruning.apply(circuit, phases);
  }

  /**
   * True if the gates of this phase run past the end of a match in a state. No position of a match
   * is such a state.
   */
  public boolean missesEnd(Circuit circuit, long[] state) {
    return TerminalPruning.isOver(circuit.general(), state) && !TerminalPruning.isOver(net, state);
  }

  private static PhaseProgram of(Circuit circuit, StepNetlist given) {
    ImmutableList<ImmutableIntList> candidates =
        Lists.immutable
            .fromStream(IntStream.range(0, circuit.roles().size()).boxed())
            .collect(role -> candidates(circuit, given, role));
    StepNetlist net = withoutConstants(given, candidates);
    return new PhaseProgram(net, net.legal(), false, candidates);
  }

  /**
   * The same phase with other gates.
   *
   * @param other computes the same outputs and the eligible moves
   */
  public PhaseProgram withChoice(StepNetlist other, int[] otherEligible, boolean foresighted) {
    return new PhaseProgram(other, otherEligible, foresighted, candidates);
  }

  /** The same phases with some groups as numbers in binary. */
  public static ImmutableList<PhaseProgram> coded(
      ImmutableList<PhaseProgram> phases, ImmutableList<BinaryNumber> numbers) {
    return numbers.isEmpty()
        ? phases
        : SideBySide.all(phases.collect(phase -> () -> phase.coded(numbers)));
  }

  private PhaseProgram coded(ImmutableList<BinaryNumber> numbers) {
    CodedNetlist coded = CodedNetlist.of(net, numbers, isChoosy() ? eligible : new int[0]);
    return withChoice(
        coded.net(), isChoosy() ? coded.others() : coded.net().legal(), isForesighted);
  }

  /** The same phases with fewer gates. */
  public static ImmutableList<PhaseProgram> rewritten(ImmutableList<PhaseProgram> phases) {
    return SideBySide.all(phases.collect(phase -> phase::rewritten));
  }

  /**
   * The same phase with fewer gates. Netlists with recursion stay as they are: gates in a loop cost
   * more than others, and rewriting does not know that.
   */
  private PhaseProgram rewritten() {
    if (net.components().notEmpty()) {
      return this;
    }
    IntArrayList named = IntArrayList.newListWith(net.literals());
    named.addAll(eligible);
    Rewritten smaller = Rewritten.of(net.gates(), named.toArray());
    StepNetlist own = net.over(smaller.gates(), smaller::literal);
    int[] chosen =
        isChoosy() ? Arrays.stream(eligible).map(smaller::literal).toArray() : own.legal();
    return withChoice(own, chosen, isForesighted);
  }

  /** The only role that has a choice; -1 if there is no such role, or several. */
  public int chooser() {
    int[] choosers =
        IntStream.range(0, candidates.size())
            .filter(role -> candidates.get(role).size() > 1)
            .toArray();
    return choosers.length == 1 ? choosers[0] : -1;
  }

  /** A role with one candidate makes that move; a move that is never legal is never made. */
  private static StepNetlist withoutConstants(
      StepNetlist net, ImmutableList<ImmutableIntList> candidates) {
    int[] constants = new int[net.legal().length];
    Arrays.fill(constants, Gates.FALSE);
    candidates.each(
        own -> {
          int value = own.size() == 1 ? Gates.TRUE : MoveSubstitution.KEEP;
          own.each(move -> constants[move] = value);
        });
    return MoveSubstitution.apply(net, move -> constants[move]);
  }

  /**
   * True if some legal moves are not eligible. Otherwise {@code eligible} is the array of legal
   * moves itself.
   */
  public boolean isChoosy() {
    return eligible != net.legal();
  }

  private static ImmutableIntList candidates(Circuit circuit, StepNetlist net, int role) {
    int from = circuit.firstMove(role);
    int to = circuit.firstMove(role + 1);
    return from == to
        ? IntLists.immutable.empty()
        : IntInterval.fromTo(from, to - 1).select(move -> net.legal()[move] != Gates.FALSE);
  }
}
