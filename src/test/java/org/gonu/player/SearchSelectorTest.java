package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.PackedGame;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SolverCoefficient;
import org.gonu.search.mcts.LaneSearch;
import org.gonu.search.mcts.selection.ScanSelector;
import org.gonu.search.planning.PlanningSearch;
import org.gonu.search.solver.GuidedSearch;
import org.gonu.search.solver.PositionSearch;
import org.gonu.search.solver.TableSearch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Which search a match uses on its circuit, and which one follows it. */
@Timeout(120)
final class SearchSelectorTest {
  private static final SearchParameters SMALL =
      SearchParameters.DEFAULT.withResources(1, 16L << 20).withSeed(1);

  /** A token on the cells 0 to 4; x wants it at 4, o at 0; after 40 steps nobody has won. */
  private static final String TUG =
      """
      (role x) (role o) (init (at 2)) (init (step 0)) (init (control x))
      (after 0 1) (after 1 2) (after 2 3) (after 3 4)
      (<= (legal ?r down) (true (control ?r)))
      (<= (legal ?r up) (true (control ?r)))
      (<= (legal ?r noop) (role ?r) (not (true (control ?r))))
      (<= (next (at ?y)) (does ?r up) (true (at ?x)) (after ?x ?y))
      (<= (next (at ?x)) (does ?r down) (true (at ?y)) (after ?x ?y))
      (<= (next (control o)) (true (control x)))
      (<= (next (control x)) (true (control o)))
      (<= (next (step ?n)) (true (step ?m)) (succ ?m ?n))
      (<= terminal (true (at 0)))
      (<= terminal (true (at 4)))
      (<= terminal (true (step 40)))
      (<= (goal x 100) (true (at 4)))
      (<= (goal o 100) (true (at 0)))
      (<= (goal x 0) (true (at 0)))
      (<= (goal o 0) (true (at 4)))
      (<= (goal ?r 50) (role ?r) (not (true (at 0))) (not (true (at 4))))
      """
          + IntStream.range(0, 40)
              .mapToObj(step -> "(succ " + step + " " + (step + 1) + ")")
              .collect(Collectors.joining(" "));

  private final SearchBudget unlimited = SearchBudget.unlimited();

  /** A match with its circuit and its facts at the start. */
  private record Begun(SearchSelector selector, PackedGame packed, ImmutableList<Term> facts) {
    SearchStage stage() {
      return selector.stageFor(packed, facts);
    }
  }

  /** Begins a match whose start clock is over and whose attempts have so many states. */
  private static Begun begin(Game game, boolean isRepeatable, int states) {
    PackedGame packed =
        game.fastEngine().await(Duration.ofMinutes(1)).map(made -> made.lanes()).orElseThrow();
    SearchParameters parameters = SMALL.with(SolverCoefficient.SOLVER_STATES, states);
    return new Begun(
        new SearchSelector(game, parameters, new ScanSelector(), isRepeatable, ready -> ready),
        packed,
        packed.facts(packed.initialState()));
  }

  @Test
  void stageFor_onlyOneRoleHasChoices_plans() throws IOException {
    Begun match = begin(Sheets.library("lights-out"), true, 1_000);

    assertInstanceOf(PlanningSearch.class, match.stage().search());
  }

  @Test
  void run_smallGame_isSolvedAndStaysWithThatSearch() throws IOException {
    Begun match = begin(Sheets.library("tic-tac-toe"), true, 100_000);
    SearchStage stage = match.stage();
    assertInstanceOf(TableSearch.class, stage.search());

    assertFalse(match.selector().run(stage, unlimited));

    assertTrue(stage.search().isSolved());
    assertSame(stage, match.stage());
    assertTrue(match.selector().isFast());
  }

  @Test
  void run_attemptInVain_leavesTheMatchToTreeSearch() throws IOException {
    Begun match = begin(Sheets.library("connect-four"), true, 100);

    assertTrue(match.selector().run(match.stage(), unlimited));
    assertFalse(match.selector().isFast(), "between two stages there is no search");
    SearchStage stage = match.stage();

    assertInstanceOf(LaneSearch.class, stage.search());
    assertFalse(match.selector().run(stage, SearchBudget.playouts(100)));
    assertSame(stage, match.stage());
  }

  @Test
  void run_positionsWithoutHistoryValued_theyGuideTheTreeSearch() {
    Begun match = begin(Sheets.game(TUG), true, 30);

    assertTrue(match.selector().run(match.stage(), unlimited));
    SearchStage valuing = match.stage();
    assertInstanceOf(PositionSearch.class, valuing.search());
    assertTrue(match.selector().run(valuing, unlimited));

    assertTrue(((PositionSearch) valuing.search()).isValued());
    assertInstanceOf(GuidedSearch.class, match.stage().search());
  }

  @Test
  void run_positionsNotValuedInTime_treeSearchIsAlone() {
    Begun match = begin(Sheets.game(TUG), true, 1);

    assertTrue(match.selector().run(match.stage(), unlimited));
    SearchStage valuing = match.stage();
    assertInstanceOf(PositionSearch.class, valuing.search());
    assertTrue(match.selector().run(valuing, unlimited));

    assertInstanceOf(LaneSearch.class, match.stage().search());
  }

  @Test
  void stageFor_noTimeToFindAHistory_goesToTreeSearchAtOnce() {
    Begun match = begin(Sheets.game(TUG), false, 1);
    SearchBudget none = SearchBudget.of(System.nanoTime(), Long.MAX_VALUE);

    assertTrue(match.selector().run(match.stage(), none));

    assertInstanceOf(LaneSearch.class, match.stage().search());
  }

  @Test
  void distrustFast_duringASearch_isHopeless() throws IOException {
    Begun match = begin(Sheets.library("tic-tac-toe"), true, 100);
    match.stage();

    match.selector().distrustFast("a reason of the test's");

    assertTrue(match.selector().isHopeless());
    assertFalse(match.selector().isFast());
    assertEquals(2, match.selector().roles());
  }
}
