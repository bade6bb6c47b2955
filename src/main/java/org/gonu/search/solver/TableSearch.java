package org.gonu.search.solver;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.PackedGame;
import org.gonu.search.Coefficients;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.gonu.search.states.Expander;
import org.gonu.search.states.StateAnswer;
import org.gonu.search.states.StateAnswer.Progress;
import org.gonu.search.states.StateProbe;
import org.gonu.search.states.UnsearchedReport;
import org.jspecify.annotations.Nullable;

/**
 * Solves a game outright: enumerates all states that are reachable from the present one, and values
 * them backwards from the ends. Gives up early if there are too many. One playout of a budget is a
 * state.
 *
 * <p>Values are exact for one role, and for two roles in a zero-sum game. In other games they are
 * what results if every role maximizes its own goal, and reports have no bounds. If chance moves,
 * values are means.
 */
public final class TableSearch implements Search {
  private final PackedGame game;
  private final long maxBytes;
  private final SplittableRandom random;
  private final Coefficients coefficients;
  private final StateProbe probe;
  private long[] root;
  private @Nullable Enumeration enumeration;
  private @Nullable Valuation valuation;
  private @Nullable SolveDriver driver;
  private @Nullable TableReports tableReports;
  private volatile StateAnswer answer;

  /** Starts at a state, with the default of all coefficients. */
  public TableSearch(
      PackedGame game, ImmutableList<Term> facts, long maxBytes, SplittableRandom random) {
    this(game, facts, maxBytes, Coefficients.DEFAULT, random);
  }

  /**
   * A search from a state.
   *
   * @param facts all that hold in it
   * @param maxBytes most memory to use
   * @param random draws the moves of mixed strategies
   * @throws IllegalArgumentException if a fact can never hold
   */
  public TableSearch(
      PackedGame game,
      ImmutableList<Term> facts,
      long maxBytes,
      Coefficients coefficients,
      SplittableRandom random) {
    this.game = game;
    this.maxBytes = maxBytes;
    this.random = random;
    this.coefficients = coefficients;
    probe = new StateProbe(game, random.nextLong());
    root = game.pack(facts);
    answer = begin();
  }

  /**
   * True if the present state will not be solved: there are too many states, play can go on for
   * ever, or the rules give a role no goal at some end.
   */
  public boolean isAbandoned() {
    return answer.isAbandoned();
  }

  /** Number of states in memory. */
  public int states() {
    return Optional.ofNullable(enumeration).map(found -> found.graph().size()).orElse(0);
  }

  @Override
  public void moveTo(ImmutableList<Term> facts) {
    long[] state = game.pack(facts);
    if (Arrays.equals(state, root)) {
      return;
    }
    root = state;
    boolean isHere = enumeration != null && enumeration.find(state) >= 0;
    if (valuation != null && isHere) {
      answer = solvedAnswer();
    } else if (enumeration != null && isHere && !enumeration.isLayered()) {
      // The new state can reach nearly all that the previous one could: the enumeration goes on.
      answer = unsearched(Progress.OPEN, probe.at(root));
    } else {
      answer = begin();
    }
  }

  /** Discards all states and begins anew. */
  private StateAnswer begin() {
    valuation = null;
    driver = null;
    tableReports = null;
    enumeration = null;
    StateProbe.View view = probe.at(root);
    if (view.terminal()) {
      return unsearched(Progress.SOLVED, view);
    }
    long seed = random.nextLong();
    enumeration =
        new Enumeration(game, new Expander(game, seed), view, maxBytes, seed, coefficients);
    return unsearched(Progress.OPEN, view);
  }

  @Override
  public void run(SearchBudget budget) {
    if (answer.progress() != Progress.OPEN || enumeration == null) {
      return;
    }
    if (driver == null && enumeration.run(budget)) {
      if (enumeration.isTooBig() || !canValue(enumeration)) {
        enumeration = null;
        answer = unsearched(Progress.ABANDONED, probe.at(root));
        return;
      }
      driver = new SolveDriver(enumeration.graph(), enumeration.isLayered());
    }
    if (driver != null && driver.run(budget)) {
      valuation = driver.valuation();
      driver = null;
      tableReports = new TableReports(game, probe, valuation, random);
      answer = solvedAnswer();
    }
  }

  /**
   * False if states recur in a game with chance, if chance moves at the same time as others, or if
   * an end has no value.
   */
  private static boolean canValue(Enumeration found) {
    GameGraph graph = found.graph();
    return !graph.lacksGoals()
        && !graph.hasMixedChance()
        && (found.isLayered() || !graph.hasChance());
  }

  private StateAnswer solvedAnswer() {
    if (tableReports == null || enumeration == null || valuation == null) {
      throw new IllegalStateException("nothing is solved");
    }
    int number = enumeration.find(root);
    return new StateAnswer(
        valuation.isResolved(number) ? Progress.SOLVED : Progress.ABANDONED,
        tableReports.of(number));
  }

  /** The answer by the rules of a state alone. */
  private StateAnswer unsearched(Progress progress, StateProbe.View view) {
    return new StateAnswer(progress, UnsearchedReport.forAll(game, view));
  }

  @Override
  public SearchReport report(int role) {
    return answer.reports().get(role);
  }

  @Override
  public boolean isSolved() {
    return answer.isSolved();
  }
}
