package org.gonu.search.solver;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.eclipse.collections.impl.list.Interval;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.search.SearchReport;
import org.gonu.search.states.LegalMoves;
import org.gonu.search.states.StateProbe;

/** Makes reports on states from the values of their graph. */
final class TableReports {
  /** The most plies of an expected line. */
  private static final int MAX_LINE_PLIES = 200;

  private static final int NO_MOVE = -1;

  /** A probability below this is an error of rounding: the move is not played. */
  private static final double ROUNDING = 1e-6;

  /** In place of the value of a state in which play can go on for ever. */
  private static final int NO_VALUE = 50;

  private final PackedGame game;
  private final StateProbe probe;
  private final Valuation valuation;
  private final GameGraph graph;
  private final Simultaneous simultaneous;
  private final SplittableRandom random;
  private final LegalMoves moves;

  /**
   * Reports on a graph.
   *
   * @param random draws the moves of mixed strategies
   */
  TableReports(PackedGame game, StateProbe probe, Valuation valuation, SplittableRandom random) {
    this.game = game;
    this.probe = probe;
    this.valuation = valuation;
    this.random = random;
    graph = valuation.graph();
    simultaneous = valuation.simultaneous();
    moves = new LegalMoves(game);
  }

  /** A report on a state for each role; nothing is proved in a state that is not resolved. */
  ImmutableList<SearchReport> of(int state) {
    ImmutableList<ImmutableList<Move>> line = line(state);
    ImmutableDoubleList values =
        DoubleLists.immutable.withAll(
            game.roles().collectDouble(role -> value(state, role.index())));
    readMoves(state);
    return game.roles().collect(role -> report(state, role.index(), values, line));
  }

  private double value(int state, int role) {
    return valuation.isResolved(state) ? valuation.value(state, role) : NO_VALUE;
  }

  private SearchReport report(
      int state, int role, ImmutableDoubleList values, ImmutableList<ImmutableList<Move>> line) {
    ImmutableList<SearchReport.Candidate> candidates =
        graph.isTerminal(state) ? Lists.immutable.empty() : candidates(state, role);
    boolean proved =
        candidates.isEmpty()
            || (valuation.isResolved(state) && isProved(candidates, values.get(role)));
    return new SearchReport(0, graph.size(), line.size(), values, proved, candidates, line);
  }

  /**
   * True if a role is certain to get a value, and cannot get more: against a rival it cannot, and
   * else by no move.
   */
  private boolean isProved(ImmutableList<SearchReport.Candidate> candidates, double value) {
    // Values of single precision may be a little more than the whole number that they mean.
    double least = value - 1e-3;
    return candidates.getFirst().lowest() >= least
        && (valuation.payoffs().isDuel()
            || candidates.allSatisfy(each -> each.highest() <= Math.ceil(value)));
  }

  private void readMoves(int state) {
    long[] words = new long[game.words()];
    graph.state(state, words);
    moves.read(probe.at(words).legal());
  }

  private ImmutableList<SearchReport.Candidate> candidates(int state, int role) {
    if (graph.mover(state) == LegalMoves.SEVERAL) {
      return simultaneousCandidates(state, role);
    }
    MutableList<Integer> order = Interval.zeroTo(moves.count(role) - 1).toList();
    if (graph.mover(state) == role) {
      // In an unresolved state the resolved moves are the worst: unresolved ones come first.
      int best = valuation.isResolved(state) ? valuation.bestJoint(state) : NO_MOVE;
      order.sortThis((a, b) -> a == best ? -1 : b == best ? 1 : compare(state, role, a, b));
      return order.collect(move -> candidate(role, move, graph.child(state, move))).toImmutable();
    }
    return order.collect(move -> candidate(role, move, state)).toImmutable();
  }

  private int compare(int state, int role, int first, int second) {
    int firstChild = graph.child(state, first);
    int secondChild = graph.child(state, second);
    if (valuation.isResolved(firstChild) && valuation.isResolved(secondChild)) {
      return valuation.compare(role, secondChild, firstChild);
    }
    int byKnown =
        Boolean.compare(valuation.isResolved(secondChild), valuation.isResolved(firstChild));
    return valuation.isResolved(state) ? byKnown : -byKnown;
  }

  /** A candidate with the value of the state it leads to, proved if that is certain. */
  private SearchReport.Candidate candidate(int role, int index, int child) {
    Move move = game.moves().get(moves.move(role, index));
    if (!valuation.isResolved(child)) {
      return new SearchReport.Candidate(move, 0, 50, 0, 100);
    }
    float value = valuation.value(child, role);
    boolean isCertain = isCertain(child);
    int lowest = isCertain ? (int) Math.floor(valuation.secured(child, role)) : 0;
    int highest = isCertain ? (int) Math.ceil(valuation.possible(child, role)) : 100;
    return new SearchReport.Candidate(move, 0, value, lowest, highest);
  }

  /** True if what a role gets in a state does not depend on the good will of others. */
  private boolean isCertain(int state) {
    return graph.roles() == 1 || valuation.payoffs().isDuel() || graph.isTerminal(state);
  }

  private ImmutableList<SearchReport.Candidate> simultaneousCandidates(int state, int role) {
    double[] values = simultaneous.moveValues(state, role);
    double[] weights = simultaneous.strategy(state, role);
    boolean isMixed = Arrays.stream(weights).filter(weight -> weight > ROUNDING).count() > 1;
    int drawn = draw(weights);
    MutableList<Integer> order = Interval.zeroTo(values.length - 1).toList();
    order.sortThis(
        (a, b) -> a == drawn ? -1 : b == drawn ? 1 : Double.compare(values[b], values[a]));
    return order
        .collect(
            move ->
                new SearchReport.Candidate(
                    game.moves().get(moves.move(role, move)),
                    0,
                    values[move],
                    valuation.payoffs().isDuel() ? bound(state, role, move, false) : 0,
                    valuation.payoffs().isDuel() ? bound(state, role, move, true) : 100,
                    isMixed ? OptionalDouble.of(weights[move]) : OptionalDouble.empty()))
        .toImmutable();
  }

  private int bound(int state, int role, int move, boolean greatest) {
    float bound = simultaneous.bound(state, role, move, greatest);
    return (int) (greatest ? Math.ceil(bound) : Math.floor(bound));
  }

  private int draw(double[] weights) {
    double rest = random.nextDouble();
    int last = 0;
    for (int i = 0; i < weights.length; i++) {
      if (weights[i] > ROUNDING) {
        last = i;
        rest -= weights[i];
        if (rest < 0) {
          return i;
        }
      }
    }
    return last;
  }

  private ImmutableList<ImmutableList<Move>> line(int from) {
    MutableList<ImmutableList<Move>> line = Lists.mutable.empty();
    int state = from;
    while (line.size() < MAX_LINE_PLIES
        && !graph.isTerminal(state)
        && valuation.isResolved(state)) {
      readMoves(state);
      int joint = expectedJoint(state);
      line.add(
          game.roles()
              .collect(
                  role -> {
                    int index = moves.indexIn(joint, role.index());
                    return game.moves().get(moves.move(role.index(), index));
                  }));
      state = graph.child(state, joint);
    }
    return line.toImmutable();
  }

  /** The joint move that is expected; with mixed strategies, the likeliest one. */
  private int expectedJoint(int state) {
    if (graph.mover(state) != LegalMoves.SEVERAL) {
      return valuation.bestJoint(state);
    }
    int joint = 0;
    int radix = 1;
    for (int role = 0; role < graph.roles(); role++) {
      double[] weights = simultaneous.strategy(state, role);
      int likeliest = 0;
      for (int move = 1; move < weights.length; move++) {
        likeliest = weights[move] > weights[likeliest] ? move : likeliest;
      }
      joint += likeliest * radix;
      radix *= weights.length;
    }
    return joint;
  }
}
