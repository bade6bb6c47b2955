package org.gonu.analysis.contract;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntSets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.primitive.IntSet;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.sat.SatSolver.Answer;
import org.gonu.machine.Move;

/**
 * Asks for each length whether a match of that length leads to a state in which some place is empty
 * and filled. What it finds is as short as possible.
 */
public final class PlaceSearch {
  /** Larger netlists are left to random matches. */
  private static final int MAX_GATES = 150_000;

  /** Longest matches that are asked for, in joint moves. */
  private static final int MAX_LENGTH = 60;

  private final Circuit circuit;
  private final Consumer<ImmutableList<ImmutableList<Move>>> witness;
  private final BooleanSupplier isOver;

  /**
   * A place of a relation.
   *
   * @param empty the number of the base that says that nothing is there
   * @param filled the numbers of the bases of all other contents
   */
  public record Place(int empty, ImmutableList<Integer> filled) {}

  /**
   * A search.
   *
   * @param witness is given each match, which it has to carry out by the rules
   * @param isOver polled; true ends it
   */
  public PlaceSearch(
      Circuit circuit,
      Consumer<ImmutableList<ImmutableList<Move>>> witness,
      BooleanSupplier isOver) {
    this.circuit = circuit;
    this.witness = witness;
    this.isOver = isOver;
  }

  /**
   * Searches for a match for each relation.
   *
   * @param relations the places of each
   */
  public void run(ImmutableList<ImmutableList<Place>> relations) {
    ImmutableList<IntSet> groups =
        circuit.groups().collect(group -> IntSets.immutable.of(group.bases()));
    MutableList<ImmutableList<Place>> open =
        relations
            .collect(places -> places.reject(place -> isProved(place, groups)))
            .select(ImmutableList::notEmpty)
            .toList();
    if (open.isEmpty() || circuit.general().gates().size() > MAX_GATES) {
      return;
    }
    Unrolling formula = new Unrolling(circuit, circuit.groups());
    MutableList<StateFrame> frames = Lists.mutable.of(formula.initial());
    while (open.notEmpty() && frames.size() <= MAX_LENGTH && !isOver.getAsBoolean()) {
      open.removeIf(places -> isSettled(formula, frames, places));
      frames.add(formula.after(frames.getLast()));
    }
  }

  /** True if a proved mutex group has all contents of a place. */
  private static boolean isProved(Place place, ImmutableList<IntSet> groups) {
    return groups.anySatisfy(
        group -> group.contains(place.empty()) && place.filled().allSatisfy(group::contains));
  }

  /** True if a match was found whose last state shows the fault, or a model that is no match. */
  private boolean isSettled(
      Unrolling formula, MutableList<StateFrame> frames, ImmutableList<Place> places) {
    int[] bases = frames.getLast().bases;
    int broken =
        formula.anyOf(places.stream().mapToInt(place -> literal(formula, bases, place)).toArray());
    Answer answer = formula.solve(isOver, broken);
    if (answer == Answer.SATISFIABLE) {
      // A model that is no match says nothing, and the next would most likely be none either.
      witness.accept(formula.match(frames));
      return true;
    }
    if (answer == Answer.UNSATISFIABLE) {
      formula.solver().addClause(Gates.not(broken));
    }
    return false;
  }

  private static int literal(Unrolling formula, int[] bases, Place place) {
    int[] filled = place.filled().stream().mapToInt(base -> bases[base]).toArray();
    return formula.and(bases[place.empty()], formula.anyOf(filled));
  }
}
