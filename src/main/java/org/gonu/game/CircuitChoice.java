package org.gonu.game;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.build.CircuitMaker;
import org.gonu.gdl.Predicate;
import org.gonu.ground.GroundProgram;
import org.gonu.ground.GroundingLimits;
import org.gonu.ground.splitting.FactSplitting;
import org.gonu.machine.SideBySide;

/**
 * Makes the circuit of a game from its rules as they are, or from their parts with few instances.
 *
 * <p>What parts have in common is harder to see, so that their circuit can be larger. Where both
 * are small, the netlists of both are made, and the circuit of the smaller one; otherwise the rules
 * are left whole unless that multiplies their instances.
 */
final class CircuitChoice {
  private CircuitChoice() {}

  /**
   * A circuit and what it cost.
   *
   * @param instances number of rule instances from which it was made
   * @param groundSeconds time of all grounding
   * @param circuitSeconds time in which circuits were made
   */
  record Made(Circuit circuit, int instances, double groundSeconds, double circuitSeconds) {
    /** The same, with the facts of some functions in place of those of their arguments. */
    private Made joining(ImmutableList<Predicate> functions, ValidatedRules rules) {
      return new Made(
          circuit.joining(new FactJoining(rules, circuit.bases()).facts(functions)),
          instances,
          groundSeconds,
          circuitSeconds);
    }
  }

  /**
   * Makes the circuit.
   *
   * @throws org.gonu.ground.GroundingAbandonedException if no way of grounding keeps the limits
   * @throws org.gonu.engine.circuit.CircuitAbandonedException if it is cancelled
   */
  static Made make(ValidatedRules rules, GroundingLimits limits) {
    return FactSplitting.of(rules)
        .map(split -> makeAsTheyAre(split.rules(), limits).joining(split.functions(), rules))
        .orElseGet(() -> makeAsTheyAre(rules, limits));
  }

  private static Made makeAsTheyAre(ValidatedRules rules, GroundingLimits limits) {
    long start = System.nanoTime();
    Groundings.Result ground = Groundings.of(rules, limits);
    double groundSeconds = secondsSince(start);
    ImmutableList<GroundProgram> candidates =
        ground.isComparable()
            ? Lists.immutable.of(ground.whole().orElseThrow(), ground.parts().orElseThrow())
            : Lists.immutable.of(ground.whole().or(ground::parts).orElseThrow());
    ImmutableList<CircuitMaker> makers =
        SideBySide.all(
            candidates.collect(program -> () -> CircuitMaker.begin(program, limits.cancelled())));
    CircuitMaker smallest = makers.minBy(maker -> maker.net().gates().operations());
    return new Made(
        smallest.finish(),
        candidates.get(makers.indexOf(smallest)).rules().size(),
        groundSeconds,
        secondsSince(start) - groundSeconds);
  }

  private static double secondsSince(long nanos) {
    return (System.nanoTime() - nanos) / 1e9;
  }
}
