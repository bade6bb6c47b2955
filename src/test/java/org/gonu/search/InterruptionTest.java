package org.gonu.search;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.analysis.FactorFinder;
import org.gonu.engine.circuit.analysis.History;
import org.gonu.engine.circuit.analysis.StateEquivalence;
import org.gonu.engine.circuit.prover.MutexGroups;
import org.gonu.engine.lanes.LaneCompiler;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.search.mcts.LaneSearch;
import org.gonu.search.planning.PlanningSearch;
import org.gonu.search.solver.PackedSheets;
import org.gonu.search.solver.PositionSearch;
import org.gonu.search.solver.TableSearch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** That whatever gets a search ready breaks off in a thread that was interrupted. */
final class InterruptionTest {
  private static final long MEMORY = 64L << 20;

  private static final Game CONNECT_FOUR = PackedSheets.library("connect-four");

  /** What is done with the circuit of a game. */
  private interface Work extends Consumer<FastEngine.Made> {}

  static Stream<Named<Work>> works() {
    return Stream.of(
        work("mutex groups", made -> MutexGroups.of(made.circuit())),
        work("history", made -> History.of(made.circuit())),
        work("factors", made -> FactorFinder.of(made.circuit())),
        work("merging of states", made -> StateEquivalence.of(made.circuit())),
        work("compilation", made -> LaneCompiler.compile(made.circuit())),
        work("decisive moves", made -> made.lanes().decisive()),
        work("table", made -> new TableSearch(made.lanes(), facts(made), MEMORY, random())),
        work("puzzle", made -> new PlanningSearch(made.lanes(), facts(made), MEMORY, random())),
        work("positions", made -> PositionSearch.of(made.lanes(), facts(made), MEMORY, random())),
        work("tree", made -> new LaneSearch(made.lanes(), SearchParameters.DEFAULT)));
  }

  private static Named<Work> work(String name, Work work) {
    return Named.of(name, work);
  }

  private static ImmutableList<Term> facts(FastEngine.Made made) {
    return made.lanes().facts(made.lanes().initialState());
  }

  private static SplittableRandom random() {
    return new SplittableRandom(1);
  }

  @AfterEach
  void forgetInterruption() {
    Thread.interrupted();
  }

  @ParameterizedTest
  @MethodSource("works")
  void work_inAThreadThatWasInterrupted_breaksOff(Work work) {
    FastEngine.Made made = CONNECT_FOUR.fastEngine().await(Duration.ofMinutes(1)).orElseThrow();
    Thread.currentThread().interrupt();

    RuntimeException thrown = assertThrows(RuntimeException.class, () -> work.accept(made));

    assertTrue(
        thrown instanceof CancellationException || thrown instanceof CircuitAbandonedException,
        () -> "thrown: " + thrown);
  }
}
