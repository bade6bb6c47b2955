package org.gonu.web.thought;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.StateMachine;
import org.gonu.player.PlayerSettings;
import org.gonu.render.MoveGesture;
import org.gonu.render.Pictures;
import org.gonu.search.SearchReport;
import org.gonu.web.PlayedGame;
import org.gonu.web.position.Positions;

/**
 * Goes through a match with the search: what every decision has cost, by the values before and
 * after it, and what would have been better.
 */
public final class Review {
  /** Points from which on a loss counts among the worst. */
  private static final double WORTH_TELLING = 5;

  /** A move is well seen with so many visits of the best one, as a share. */
  private static final double WELL_SEEN = 0.1;

  /** A decision that seems to lose so many points is looked at again. */
  private static final double DOUBTFUL = 5;

  /** How much longer the second look at a position is. */
  private static final int DEEPER = 3;

  /** Most decisions of a match that are looked at again. */
  private static final int MAX_DEEPER = 10;

  private static final int MAX_WORST = 5;
  private static final int MAX_REFUTATION = 6;

  /** How long a position waits for a free search. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final PlayedGame game;
  private final Thinking thinking;
  private final Duration time;
  private final ReviewBudget budget;
  private final PlayerSettings settings;

  /** Decisions that may still be looked at again. */
  private int deeperLeft = MAX_DEEPER;

  /** The steps that have cost something, with the points. */
  private final MutableList<Loss> losses = Lists.mutable.empty();

  private record Loss(int step, double points) {}

  /**
   * What is known of a position.
   *
   * @param goals by role at the end of a match; empty before
   * @param found empty at the end of a match
   * @param isDeep true if nothing is left to find by a longer look
   */
  private record Assessment(
      ImmutableList<Term> facts,
      ImmutableList<Role> control,
      ImmutableList<Integer> goals,
      Optional<Thinking.Found> found,
      boolean isDeep) {
    Assessment searched(Thinking.Found search, boolean isLong) {
      boolean isProved =
          search.reports().notEmpty() && search.reports().allSatisfy(SearchReport::proved);
      return new Assessment(facts, control, goals, Optional.of(search), isLong || isProved);
    }

    /** What a role can expect; empty if no search has come here. */
    Optional<Double> value(Role role) {
      return goals.notEmpty()
          ? Optional.of((double) goals.get(role.index()))
          : found
              .flatMap(search -> search.report(role))
              .map(report -> report.values().get(role.index()));
    }
  }

  /**
   * A review. Positions round a decision that seems to lose much are searched three times as long,
   * since two short searches can differ by more than the decision has cost.
   *
   * @param time for each position
   * @param most time for all of them together, where those that are searched once allow it
   */
  public Review(PlayedGame game, Thinking thinking, Duration time, Duration most) {
    this.game = game;
    this.thinking = thinking;
    this.time = time;
    this.budget = new ReviewBudget(time, most);
    this.settings = Thinking.settings();
  }

  /** Told of each decision. */
  @FunctionalInterface
  public interface Listener {
    /** Returns false to end the review. */
    boolean reviewed(ObjectNode decision);
  }

  /**
   * Goes through a match.
   *
   * @param goesOn polled while a position is searched
   * @return how many steps there were, and which were the worst
   */
  public ObjectNode run(
      ImmutableList<ImmutableList<String>> moves, BooleanSupplier goesOn, Listener listener) {
    long begin = System.nanoTime();
    Thinking.awaitCircuit(game);
    Assessment before = assess(moves.take(0), goesOn);
    boolean isWanted = true;
    for (int step = 0; step < moves.size() && isWanted && goesOn.getAsBoolean(); step++) {
      Assessment after = assess(moves.take(step + 1), goesOn);
      Duration used = Duration.ofNanos(System.nanoTime() - begin);
      boolean isAdmitted = budget.admits(used, moves.size() - step - 1, 2 * DEEPER);
      if (isAdmitted && isDoubtful(moves, step, before, after)) {
        deeperLeft--;
        before = deeper(before, goesOn);
        after = deeper(after, goesOn);
      }
      for (Role role : before.control()) {
        isWanted &= listener.reviewed(decision(moves, step, role, before, after));
      }
      before = after;
    }
    ObjectNode out = JsonNodeFactory.instance.objectNode().put("steps", moves.size());
    ArrayNode worst = out.putArray("worst");
    losses
        .sortThisByDouble(loss -> -loss.points())
        .take(MAX_WORST)
        .each(loss -> worst.add(loss.step()));
    return out;
  }

  private Assessment assess(ImmutableList<ImmutableList<String>> moves, BooleanSupplier goesOn) {
    Assessment bare =
        game.at(
            moves,
            spot -> {
              StateMachine machine = spot.machine();
              boolean isOver = machine.isTerminal(spot.state());
              return new Assessment(
                  spot.facts(),
                  Positions.control(machine, spot.state()),
                  isOver
                      ? machine.roles().collect(role -> machine.goal(spot.state(), role))
                      : Lists.immutable.empty(),
                  Optional.empty(),
                  isOver);
            });
    return bare.isDeep() ? bare : bare.searched(search(bare, time, goesOn), false);
  }

  private Assessment deeper(Assessment known, BooleanSupplier goesOn) {
    return known.isDeep()
        ? known
        : known.searched(search(known, time.multipliedBy(DEEPER), goesOn), true);
  }

  private Thinking.Found search(Assessment position, Duration limit, BooleanSupplier goesOn) {
    return thinking.search(
        game, position.facts(), settings, limit, PATIENCE, progress -> goesOn.getAsBoolean());
  }

  /** True if a decision seems to lose much, and a longer look may tell otherwise. */
  private boolean isDoubtful(
      ImmutableList<ImmutableList<String>> moves, int step, Assessment before, Assessment after) {
    return deeperLeft > 0
        && !(before.isDeep() && after.isDeep())
        && before
            .control()
            .anySatisfy(role -> loss(before, after, role, played(moves, step, role)) >= DOUBTFUL);
  }

  private Move played(ImmutableList<ImmutableList<String>> moves, int step, Role role) {
    return game.at(moves.take(step + 1), PlayedGame.Spot::joint).get(role.index());
  }

  /** The points that a move has cost, by the searches before and after it. */
  private static double loss(Assessment before, Assessment after, Role role, Move move) {
    Optional<SearchReport> report = before.found().flatMap(found -> found.report(role));
    boolean isBest =
        report
            .filter(r -> r.candidates().notEmpty())
            .map(r -> r.best().move())
            .orElse(move)
            .equals(move);
    double old = before.value(role).orElse(0.0);
    double now = after.value(role).orElse(old);
    double seen = report.map(r -> seenLoss(r, move)).orElse(Double.MAX_VALUE);
    return isBest ? 0 : Math.max(0, Math.min(seen, old - now));
  }

  private ObjectNode decision(
      ImmutableList<ImmutableList<String>> moves,
      int step,
      Role role,
      Assessment before,
      Assessment after) {
    Pictures pictures = game.pictures();
    ImmutableList<MoveGesture> legal =
        game.at(
            moves.take(step),
            spot -> Positions.gestures(pictures, spot.machine(), spot.state(), role));
    Move move = played(moves, step, role);
    Optional<SearchReport> report = before.found().flatMap(found -> found.report(role));
    Move best =
        report.filter(r -> r.candidates().notEmpty()).map(r -> r.best().move()).orElse(move);
    double old = before.value(role).orElse(0.0);
    double now = after.value(role).orElse(old);
    double loss = legal.size() == 1 ? 0 : loss(before, after, role, move);
    if (loss >= WORTH_TELLING) {
      losses.add(new Loss(step, loss));
    }
    ObjectNode out =
        JsonNodeFactory.instance.objectNode().put("step", step).put("role", role.name());
    put(out.putObject("played"), legal, move);
    put(out.putObject("best"), legal, best);
    out.put("before", ThoughtJson.rounded(old))
        .put("after", ThoughtJson.rounded(now))
        .put("loss", ThoughtJson.rounded(loss));
    out.put("seconds", seconds(before));
    out.put("verdict", legal.size() == 1 ? "forced" : verdict(loss, move.equals(best)));
    ArrayNode refutation = out.putArray("refutation");
    if (loss >= WORTH_TELLING) {
      refutation(role, after).each(refutation::add);
    }
    return out;
  }

  /** How long the position was searched. */
  private static double seconds(Assessment position) {
    return ThoughtJson.rounded(position.found().map(Thinking.Found::seconds).orElse(0.0));
  }

  /**
   * What a move loses as the search before it has it: two searches can differ by more than the move
   * has cost. No limit if that search has hardly looked at the move.
   */
  private static double seenLoss(SearchReport report, Move move) {
    return report
        .candidates()
        .detectOptional(each -> each.move().equals(move))
        .filter(each -> each.visits() >= WELL_SEEN * report.best().visits())
        .map(each -> report.best().value() - each.value())
        .orElse(Double.MAX_VALUE);
  }

  private static void put(ObjectNode out, ImmutableList<MoveGesture> legal, Move move) {
    legal
        .detectOptional(gesture -> gesture.move().equals(move))
        .ifPresent(gesture -> Positions.put(out, gesture));
  }

  /** What is expected after the decision. */
  private ImmutableList<String> refutation(Role role, Assessment after) {
    return after
        .found()
        .flatMap(found -> found.report(role))
        .map(report -> new ThoughtJson(game, after.facts()).lineLabels(report, MAX_REFUTATION))
        .orElseGet(Lists.immutable::empty);
  }

  /** How bad a loss of points is. */
  static String verdict(double loss, boolean isBest) {
    if (isBest || loss < 1) {
      return "best";
    }
    if (loss < WORTH_TELLING) {
      return "good";
    }
    if (loss < 12) {
      return "inaccuracy";
    }
    return loss < 25 ? "mistake" : "blunder";
  }
}
