package org.gonu.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.PackedGame;
import org.gonu.machine.StateMachine;
import org.gonu.search.mcts.LaneSearch;
import org.gonu.search.planning.PlanningSearch;
import org.gonu.search.reference.TreeSearch;
import org.gonu.search.solver.PackedSheets;
import org.gonu.search.solver.TableSearch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** That searches run with the least and the greatest value of each coefficient. */
@Timeout(300)
final class CoefficientRangeTest {
  private static final long MEMORY = 16L << 20;

  private static ImmutableList<SearchParameters> extremes(Coefficient coefficient) {
    SearchParameters plain = SearchParameters.DEFAULT.withResources(1, MEMORY);
    return Lists.immutable.of(
        plain.with(coefficient, coefficient.definition().min()),
        plain.with(coefficient, coefficient.definition().max()));
  }

  private static ImmutableList<Term> start(PackedGame game) {
    return game.facts(game.initialState());
  }

  @Test
  void run_treeSearch_endsWithTheBudget() {
    PackedGame game = PackedSheets.packed(PackedSheets.library("tic-tac-toe"));
    ImmutableList<Coefficient> own =
        Lists.immutable
            .<Coefficient>with(TreeCoefficient.values())
            .newWithAll(Lists.immutable.with(PlayoutCoefficient.values()))
            .newWithAll(Lists.immutable.with(GraveCoefficient.values()));
    for (Coefficient coefficient : own) {
      for (SearchParameters parameters : extremes(coefficient)) {
        boolean isGrave = coefficient instanceof GraveCoefficient;
        LaneSearch search =
            new LaneSearch(game, isGrave ? parameters.with(Technique.GRAVE) : parameters);

        search.run(SearchBudget.playouts(500));

        assertEquals(9, search.report(0).candidates().size(), coefficient.key());
      }
    }
  }

  @Test
  void run_puzzleSearch_endsWithTheBudget() {
    PackedGame game = PackedSheets.packed(PackedSheets.library("lights-out"));
    runPuzzle(game, Lists.immutable.with(PlanningCoefficient.values()));
  }

  @Test
  void run_puzzleSearchWithTargets_endsWithTheBudget() {
    PackedGame game = PackedSheets.packed(PackedSheets.library("sudoku"));
    assertTrue(game.analysis().goalStates(0, game.initialState()).isPresent());
    runPuzzle(game, Lists.immutable.with(TargetCoefficient.values()));
  }

  private static void runPuzzle(PackedGame game, ImmutableList<? extends Coefficient> own) {
    for (Coefficient coefficient : own) {
      for (SearchParameters parameters : extremes(coefficient)) {
        PlanningSearch search =
            new PlanningSearch(
                game, start(game), MEMORY, parameters.coefficients(), new SplittableRandom(1));

        search.run(SearchBudget.playouts(20));

        assertFalse(search.report(0).candidates().isEmpty(), coefficient.key());
      }
    }
  }

  @Test
  void run_tableSearch_endsWithTheBudget() {
    PackedGame game = PackedSheets.packed(PackedSheets.library("tic-tac-toe"));
    for (Coefficient coefficient : SolverCoefficient.values()) {
      for (SearchParameters parameters : extremes(coefficient)) {
        TableSearch search =
            new TableSearch(
                game, start(game), MEMORY, parameters.coefficients(), new SplittableRandom(1));

        search.run(SearchBudget.playouts(20_000));

        assertEquals(9, search.report(0).candidates().size(), coefficient.key());
      }
    }
  }

  @Test
  void run_referenceSearch_endsWithTheBudget() {
    StateMachine machine = Sheets.machine(Sheets.TIC_TAC_TOE);
    for (Coefficient coefficient : ReferenceCoefficient.values()) {
      for (SearchParameters parameters : extremes(coefficient)) {
        TreeSearch search =
            new TreeSearch(machine, machine.initialState(), parameters, new SplittableRandom(1));

        search.run(SearchBudget.playouts(200));

        assertEquals(9, search.report(0).candidates().size(), coefficient.key());
      }
    }
  }
}
