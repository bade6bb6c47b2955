package org.gonu.player;

import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.gonu.search.Coefficient;
import org.gonu.search.Coefficients;
import org.gonu.search.SearchParameters;
import org.gonu.search.Technique;

/**
 * The settings of a player that searches.
 *
 * @param threads that search at the same time, 1 and more
 * @param memoryMegabytes for the tree and its tables, in units of 2^20 bytes, 1 and more
 * @param marginMillis kept back from every clock to end the search and to answer, 0 and more; empty
 *     if the player is to learn it from pauses of the machine
 * @param seed of its choices
 * @param playouts for each move at most, 1 and more; {@link Long#MAX_VALUE} for as many as time
 *     allows
 * @param nodes that each move may add to the tree at most, 1 and more; {@link Long#MAX_VALUE} for
 *     as many as time and memory allow
 * @param ponder whether it goes on searching while others are to answer
 * @param softness of the choice among moves in points, 0 to {@value #MAX_SOFTNESS}; 0 for the best
 *     move always, see {@link SoftChoice}
 * @param switches parts of the search that are asked for (true) or left out (false), by the names
 *     of {@link #SWITCHES}; the search decides on those that are not named
 * @param coefficients those of the search that are not to have their default
 */
public record PlayerSettings(
    int threads,
    int memoryMegabytes,
    OptionalLong marginMillis,
    long seed,
    long playouts,
    long nodes,
    boolean ponder,
    double softness,
    ImmutableMap<String, Boolean> switches,
    Coefficients coefficients) {
  /** The parts of the search that can be switched. */
  public static final ImmutableList<String> SWITCHES =
      Lists.immutable.of(Technique.values()).collect(Technique::label);

  /** The greatest softness. */
  public static final int MAX_SOFTNESS = 100;

  /** The default memory as a share of the largest heap, as a divisor. */
  private static final int HEAP_SHARE = 4;

  /** Checks the ranges and the names of the switches. */
  public PlayerSettings {
    if (threads < 1 || memoryMegabytes < 1 || playouts < 1 || nodes < 1) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "must be at least 1: threads %d, memory %d MB, playouts %d, nodes %d",
              threads,
              memoryMegabytes,
              playouts,
              nodes));
    }
    if (marginMillis.orElse(0) < 0) {
      throw new IllegalArgumentException("negative margin: " + marginMillis);
    }
    if (!(softness >= 0 && softness <= MAX_SOFTNESS)) {
      throw new IllegalArgumentException("no such softness: " + softness);
    }
    if (!switches.keysView().allSatisfy(SWITCHES::contains)) {
      throw new IllegalArgumentException("unknown switches among " + switches);
    }
  }

  /**
   * All processors but one, a quarter of the largest heap, a margin that is learned from pauses,
   * seed 0, no limits but time, pondering, always the best move, no switch and no coefficient set.
   */
  public static PlayerSettings defaults() {
    Runtime machine = Runtime.getRuntime();
    long megabytes = Math.min((machine.maxMemory() / HEAP_SHARE) >> 20, Integer.MAX_VALUE);
    return new PlayerSettings(
        Math.max(1, machine.availableProcessors() - 1),
        (int) Math.max(1, megabytes),
        OptionalLong.empty(),
        0,
        Long.MAX_VALUE,
        Long.MAX_VALUE,
        true,
        0,
        Maps.immutable.empty(),
        Coefficients.DEFAULT);
  }

  /** The same settings with another number of threads. */
  public PlayerSettings withThreads(int other) {
    return with(draft -> draft.threads = other);
  }

  /** The same settings with another memory. */
  public PlayerSettings withMemoryMegabytes(int other) {
    return with(draft -> draft.memoryMegabytes = other);
  }

  /** The same settings with a fixed margin. */
  public PlayerSettings withMarginMillis(long other) {
    return with(draft -> draft.marginMillis = OptionalLong.of(other));
  }

  /** The same settings with another seed. */
  public PlayerSettings withSeed(long other) {
    return with(draft -> draft.seed = other);
  }

  /** The same settings with another limit of playouts. */
  public PlayerSettings withPlayouts(long other) {
    return with(draft -> draft.playouts = other);
  }

  /** The same settings with another limit of nodes. */
  public PlayerSettings withNodes(long other) {
    return with(draft -> draft.nodes = other);
  }

  /** The same settings with or without pondering. */
  public PlayerSettings withPonder(boolean other) {
    return with(draft -> draft.ponder = other);
  }

  /** The same settings with another softness. */
  public PlayerSettings withSoftness(double other) {
    return with(draft -> draft.softness = other);
  }

  /** The same settings with a technique switched on or off. */
  public PlayerSettings withSwitch(String name, boolean on) {
    return with(draft -> draft.switches = switches.newWithKeyValue(name, on));
  }

  /**
   * The same with another value of a coefficient.
   *
   * @throws IllegalArgumentException if it is out of range
   */
  public PlayerSettings withCoefficient(Coefficient coefficient, double value) {
    return with(draft -> draft.coefficients = coefficients.with(coefficient, value));
  }

  /** The parameters of its search: the usual ones, where nothing else is set. */
  public SearchParameters parameters() {
    SearchParameters all =
        SearchParameters.DEFAULT
            .withResources(threads, (long) memoryMegabytes << 20)
            .withSeed(seed)
            .withCoefficients(coefficients);
    for (Technique technique : Technique.values()) {
      boolean isOn = switches.getIfAbsentValue(technique.label(), all.uses(technique));
      all = isOn ? all.with(technique) : all.without(technique);
    }
    return all;
  }

  /** True if the same seed must lead to the same match. */
  boolean isRepeatable() {
    return playouts != Long.MAX_VALUE || nodes != Long.MAX_VALUE;
  }

  private PlayerSettings with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.settings();
  }

  /** Settings of which some are about to change. */
  private static final class Draft {
    private int threads;
    private int memoryMegabytes;
    private OptionalLong marginMillis;
    private long seed;
    private long playouts;
    private long nodes;
    private boolean ponder;
    private double softness;
    private ImmutableMap<String, Boolean> switches;
    private Coefficients coefficients;

    Draft(PlayerSettings from) {
      threads = from.threads;
      memoryMegabytes = from.memoryMegabytes;
      marginMillis = from.marginMillis;
      seed = from.seed;
      playouts = from.playouts;
      nodes = from.nodes;
      ponder = from.ponder;
      softness = from.softness;
      switches = from.switches;
      coefficients = from.coefficients;
    }

    PlayerSettings settings() {
      return new PlayerSettings(
          threads,
          memoryMegabytes,
          marginMillis,
          seed,
          playouts,
          nodes,
          ponder,
          softness,
          switches,
          coefficients);
    }
  }
}
