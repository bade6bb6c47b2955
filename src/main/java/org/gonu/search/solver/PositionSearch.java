package org.gonu.search.solver;

import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.search.Coefficients;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.gonu.search.states.Expander;
import org.gonu.search.states.HistoryAbstraction;
import org.gonu.search.states.HistoryTrial;
import org.gonu.search.states.StateProbe;
import org.gonu.search.states.UnsearchedReport;
import org.jspecify.annotations.Nullable;

/**
 * Values all positions of a zero-sum game of two roles. A position is a state without its history:
 * without a step limit, without a rule against repetition. There are often few positions where
 * there are many states. Their values prove nothing about the states, but they guide another search
 * ({@link GuidedSearch}). One playout of a budget is a position.
 *
 * <p>Until then its reports hold only the legal moves.
 */
public final class PositionSearch implements Search {
  private final PackedGame game;
  private final StateProbe probe;
  private final Enumeration enumeration;
  private @Nullable SolveDriver driver;
  private boolean abandoned;
  private boolean valued;
  private volatile ImmutableList<SearchReport> reports;

  private PositionSearch(PackedGame game, long[] state, Enumeration enumeration, StateProbe probe) {
    this.game = game;
    this.enumeration = enumeration;
    this.probe = probe;
    reports = open(state);
  }

  /**
   * The history of a game of two roles, in canonical order: the facts that its positions leave out.
   * Empty if the game seems to differ without it.
   */
  public static ImmutableList<Term> history(PackedGame game, SplittableRandom random) {
    return tried(game, Coefficients.DEFAULT, random, SearchBudget.unlimited())
        .map(positions -> game.facts(positions.history()))
        .orElse(Lists.immutable.empty());
  }

  private static Optional<HistoryAbstraction> tried(
      PackedGame game, Coefficients coefficients, SplittableRandom random, SearchBudget trial) {
    if (game.roles().size() != 2 || game.roles().anySatisfy(Role::isChance)) {
      return Optional.empty();
    }
    return Optional.of(new HistoryAbstraction(game))
        .filter(found -> !found.isAllThereIs())
        .filter(found -> HistoryTrial.succeeds(game, found, coefficients, random, trial));
  }

  /** A search from a state, with the default of all coefficients. */
  public static Optional<PositionSearch> of(
      PackedGame game, ImmutableList<Term> facts, long maxBytes, SplittableRandom random) {
    return of(game, facts, maxBytes, Coefficients.DEFAULT, random, SearchBudget.unlimited());
  }

  /**
   * A search from a state; empty if the game has no history, if it seems to differ without its
   * history, or if the state is terminal.
   *
   * @param facts all that hold in the state
   * @param maxBytes most memory to use
   * @param trial time to find out whether the game differs; it is taken to differ if that is too
   *     short
   */
  public static Optional<PositionSearch> of(
      PackedGame game,
      ImmutableList<Term> facts,
      long maxBytes,
      Coefficients coefficients,
      SplittableRandom random,
      SearchBudget trial) {
    return tried(game, coefficients, random, trial)
        .flatMap(found -> of(game, found, facts, maxBytes, coefficients, random));
  }

  private static Optional<PositionSearch> of(
      PackedGame game,
      HistoryAbstraction positions,
      ImmutableList<Term> facts,
      long maxBytes,
      Coefficients coefficients,
      SplittableRandom random) {
    long[] state = game.pack(facts);
    StateProbe probe = new StateProbe(game, random.nextLong());
    StateProbe.View root = probe.at(positions.of(state));
    if (root.terminal()) {
      return Optional.empty();
    }
    long seed = random.nextLong();
    Expander expander = Expander.ofPositions(game, positions, seed);
    Enumeration enumeration = new Enumeration(game, expander, root, maxBytes, seed, coefficients);
    return Optional.of(new PositionSearch(game, state, enumeration, probe));
  }

  private ImmutableList<SearchReport> open(long[] state) {
    return UnsearchedReport.forAll(game, probe.at(state));
  }

  /**
   * True if there are too many positions, or if the game is not zero-sum with alternating moves.
   */
  public boolean isAbandoned() {
    return abandoned;
  }

  /** True if the positions have their values, as far as anybody can force an end. */
  public boolean isValued() {
    return valued;
  }

  /** True if running the search further is of use. */
  public boolean isOpen() {
    return !valued && !abandoned;
  }

  /** Number of positions in memory. */
  public int positions() {
    return enumeration.graph().size();
  }

  @Override
  public void moveTo(ImmutableList<Term> facts) {
    reports = open(game.pack(facts));
  }

  @Override
  public void run(SearchBudget budget) {
    if (!isOpen()) {
      return;
    }
    if (driver == null && enumeration.run(budget)) {
      abandoned = enumeration.isTooBig() || enumeration.graph().simultaneous() > 0;
      if (!abandoned) {
        driver = new SolveDriver(enumeration.graph(), enumeration.isLayered());
      }
    }
    if (driver != null && driver.run(budget)) {
      valued = driver.valuation().payoffs().isDuel();
      abandoned = !valued;
    }
  }

  /** The value of the position of a state. */
  PositionValue valueOf(long[] state, int role) {
    if (!valued || driver == null) {
      throw new IllegalStateException("positions have no values yet");
    }
    return PositionValue.of(driver.valuation(), enumeration.find(state), role);
  }

  @Override
  public SearchReport report(int role) {
    return reports.get(role);
  }

  @Override
  public boolean isSolved() {
    return false;
  }
}
