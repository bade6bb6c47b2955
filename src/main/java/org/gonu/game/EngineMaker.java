package org.gonu.game;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.gonu.check.ValidatedRules;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.lanes.LaneCompiler;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.game.FastEngine.Made;
import org.gonu.game.cache.CircuitCache;
import org.gonu.game.cache.KeptCircuit;
import org.gonu.ground.GroundingLimits;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the circuit of a game, stage by stage, in the caller's thread: what was kept of it is taken
 * from there; else the rules become a circuit, whose draft is compiled at once, and then rewritten
 * and kept for the next time.
 */
final class EngineMaker {
  /** Circuits that are made faster than this are not kept, in seconds. */
  private static final double SECONDS_WORTH_KEEPING = 0.2;

  private final ValidatedRules rules;
  private final CircuitCache cache;
  private final BooleanSupplier cancelled;

  /**
   * A maker.
   *
   * @param cache where circuits are kept
   * @param cancelled tells whether nobody needs the circuit any more
   */
  EngineMaker(ValidatedRules rules, CircuitCache cache, BooleanSupplier cancelled) {
    this.rules = rules;
    this.cache = cache;
    this.cancelled = cancelled;
  }

  /** The rewritten circuit, from the cache; empty if it is not there. */
  Optional<Made> kept() {
    long start = System.nanoTime();
    return cache
        .find(rules)
        .map(
            found -> {
              double circuitSeconds = secondsSince(start);
              LaneProgram lanes =
                  LaneCompiler.ofRewritten(found.circuit(), found.numbers(), found.rewritten());
              double laneSeconds = secondsSince(start) - circuitSeconds;
              return new Made(
                  found.circuit(), lanes, 0, circuitSeconds, laneSeconds, 0, found.instances());
            });
  }

  /**
   * A circuit of the rules, whose lanes are a draft if it is large.
   *
   * @throws org.gonu.ground.GroundingAbandonedException if the rules are too large to ground
   * @throws CircuitAbandonedException if it is cancelled
   */
  Made draft() {
    GroundingLimits limits = GroundingLimits.defaults().withCancellation(cancelled);
    CircuitChoice.Made chosen = CircuitChoice.make(rules, limits);
    long start = System.nanoTime();
    LaneProgram lanes = LaneCompiler.draft(chosen.circuit());
    return new Made(
        chosen.circuit(),
        lanes,
        chosen.groundSeconds(),
        chosen.circuitSeconds(),
        secondsSince(start),
        0,
        chosen.instances());
  }

  /** The same of fewer gates. A draft goes on where its gates are not rewritten. */
  Made rewritten(Made draft) {
    if (!draft.lanes().isDraft()) {
      return draft;
    }
    try {
      long start = System.nanoTime();
      LaneProgram smaller = draft.lanes().rewritten();
      return draft.rewrittenTo(smaller, secondsSince(start));
    } catch (CircuitAbandonedException cancelled) {
      return draft;
    } catch (Throwable bug) {
      log().error("the circuit is not rewritten, the draft goes on", bug);
      return draft;
    }
  }

  /**
   * Keeps a circuit for the next time, if it is worth it. It is good for this one, even if that
   * fails.
   */
  void keep(Made rewritten) {
    if (rewritten.seconds() <= SECONDS_WORTH_KEEPING || rewritten.lanes().isDraft()) {
      return;
    }
    try {
      cache.keep(
          rules,
          new KeptCircuit(
              rewritten.circuit(),
              rewritten.lanes().numbers(),
              rewritten.lanes().netlists(),
              rewritten.instances()));
    } catch (Throwable bug) {
      log().error("the circuit is not kept", bug);
    }
  }

  /** Created on demand: the first logger of a process takes a tenth of a second. */
  private static Logger log() {
    return LoggerFactory.getLogger(EngineMaker.class);
  }

  private static double secondsSince(long nanos) {
    return (System.nanoTime() - nanos) / 1e9;
  }
}
