package org.gonu.search.solver;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.PackedGame;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.gonu.search.states.Expander;
import org.gonu.search.states.LegalMoves;
import org.gonu.search.states.Look;
import org.gonu.search.states.UnsearchedReport;
import org.jspecify.annotations.Nullable;

/**
 * Solves a game outright: finds all states that can follow from the present one, and works back
 * from the ends. Gives up early if there are too many. A step of a budget is a state.
 *
 * <p>Values are exact for one role and for two whose gain is the other's loss. With more, or
 * others, they are what comes of everyone playing for itself, and no bounds are told. Where chance
 * moves, they are means.
 */
public final class TableSearch implements Search {
  private final PackedGame game;
  private final long maxBytes;
  private final SplittableRandom random;
  private final Look look;
  private long[] root;
  private @Nullable Enumeration enumeration;
  private @Nullable Valuation valuation;
  private @Nullable SolveDriver solving;
  private @Nullable TableReports tableReports;
  private volatile Answer answer;

  /** What is known of the present state. */
  private record Answer(boolean solved, boolean abandoned, ImmutableList<SearchReport> reports) {}

  /**
   * Starts at a state.
   *
   * @param facts all that hold in it
   * @param maxBytes most memory to use
   * @param random draws the moves of mixed strategies
   * @throws IllegalArgumentException if a fact can never hold
   */
  public TableSearch(
      PackedGame game, ImmutableList<Term> facts, long maxBytes, SplittableRandom random) {
    this.game = game;
    this.maxBytes = maxBytes;
    this.random = random;
    look = new Look(game, random.nextLong());
    root = game.pack(facts);
    answer = begin();
  }

  /** True if the present state will not be solved: there are too many, or it goes on for ever. */
  public boolean isAbandoned() {
    return answer.abandoned();
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
      // Nearly all that followed from the state before follows from this one too.
      look.at(root);
      answer = openAnswer(false);
    } else {
      answer = begin();
    }
  }

  /** Forgets all that was found and begins anew. */
  private Answer begin() {
    valuation = null;
    solving = null;
    tableReports = null;
    enumeration = null;
    look.at(root);
    if (!look.isTerminal()) {
      long seed = random.nextLong();
      enumeration = new Enumeration(game, new Expander(game, seed), root, look, maxBytes, seed);
    }
    return look.isTerminal() ? terminalAnswer() : openAnswer(false);
  }

  @Override
  public void run(SearchBudget budget) {
    if (answer.solved() || answer.abandoned() || enumeration == null) {
      return;
    }
    if (solving == null && enumeration.run(budget)) {
      if (enumeration.isTooBig() || !canValue(enumeration)) {
        enumeration = null;
        look.at(root);
        answer = openAnswer(true);
        return;
      }
      solving = new SolveDriver(enumeration.graph(), enumeration.isLayered());
    }
    if (solving != null && solving.run(budget)) {
      valuation = solving.valuation();
      solving = null;
      tableReports = new TableReports(game, look, valuation, random);
      answer = solvedAnswer();
    }
  }

  /** False if states come again by chance, or chance moves at the same time as others. */
  private static boolean canValue(Enumeration found) {
    GameGraph graph = found.graph();
    return !graph.hasMixedChance() && (found.isLayered() || !graph.hasChance());
  }

  private Answer solvedAnswer() {
    if (tableReports == null || enumeration == null || valuation == null) {
      throw new IllegalStateException("nothing is solved");
    }
    int number = enumeration.find(root);
    boolean known = valuation.isResolved(number);
    return new Answer(known, !known, tableReports.of(number));
  }

  private Answer terminalAnswer() {
    SearchReport report = UnsearchedReport.terminal(game, look.goals());
    return new Answer(true, false, game.roles().collect(role -> report));
  }

  /** Nothing is known but the legal moves. */
  private Answer openAnswer(boolean abandoned) {
    LegalMoves moves = new LegalMoves(game);
    moves.read(look.legal());
    return new Answer(
        false,
        abandoned,
        game.roles().collect(role -> UnsearchedReport.open(game, moves, role.index())));
  }

  @Override
  public SearchReport report(int role) {
    return answer.reports().get(role);
  }

  @Override
  public boolean isSolved() {
    return answer.solved();
  }
}
