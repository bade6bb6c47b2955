package org.gonu.game;

import java.util.Optional;
import org.gonu.check.ValidatedRules;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.NetlistStatistics;
import org.gonu.engine.circuit.build.CircuitMaker;
import org.gonu.ground.GroundProgram;
import org.gonu.ground.Grounder;
import org.gonu.ground.GroundingAbandonedException;
import org.gonu.ground.GroundingLimits;

/**
 * Makes the circuit of a game from its rules as they are, or from their parts with few instances.
 *
 * <p>Parts ground where whole rules explode. But what parts have in common is harder to see, so
 * that the circuit can be larger. Where both are small, both circuits are made and the smaller one
 * is kept; otherwise the rules are left whole unless that multiplies their instances. Where both
 * explode, large relations get only the atoms that somebody asks for.
 */
final class CircuitChoice {
  /** By this factor the instances of whole rules may exceed those of their parts. */
  private static final int MAX_EXCESS = 4;

  /** Both circuits are made if there are not more instances of the two together. */
  private static final int MAX_COMPARED_INSTANCES = 200_000;

  /** Whole rules get half of the time that their parts took, but at least this, in seconds. */
  private static final double MIN_SECONDS_OF_WHOLE = 3;

  private final ValidatedRules rules;
  private final GroundingLimits limits;

  /** True once rules were grounded under demand, since they explode otherwise. */
  private boolean isUnderDemand;

  private double groundSeconds;
  private double circuitSeconds;

  private CircuitChoice(ValidatedRules rules, GroundingLimits limits) {
    this.rules = rules;
    this.limits = limits;
  }

  /**
   * A circuit and what it cost.
   *
   * @param instances number of rule instances from which it was made
   * @param groundSeconds time of all grounding
   * @param circuitSeconds time in which circuits were made
   */
  record Made(Circuit circuit, int instances, double groundSeconds, double circuitSeconds) {}

  /**
   * Makes the circuit.
   *
   * @throws GroundingAbandonedException if neither way of grounding keeps the limits
   * @throws org.gonu.engine.circuit.CircuitAbandonedException if it is cancelled
   */
  static Made make(ValidatedRules rules, GroundingLimits limits) {
    return new CircuitChoice(rules, limits).make();
  }

  private Made make() {
    long start = System.nanoTime();
    Optional<GroundProgram> parts = parts();
    Optional<GroundProgram> whole =
        parts.isEmpty()
            ? Optional.of(wholeOrUnderDemand())
            : whole(parts.get(), secondsSince(start));
    groundSeconds = secondsSince(start);
    if (whole.isEmpty()) {
      return made(parts.orElseThrow());
    }
    boolean canCompare =
        parts.isPresent() && instances(parts) + instances(whole) <= MAX_COMPARED_INSTANCES;
    Made ofWhole = made(whole.get());
    if (!canCompare) {
      return ofWhole;
    }
    Made ofParts = made(parts.get());
    return gates(ofParts) < gates(ofWhole)
        ? ofParts
        : new Made(ofWhole.circuit(), ofWhole.instances(), groundSeconds, circuitSeconds);
  }

  private static int instances(Optional<GroundProgram> program) {
    return program.orElseThrow().rules().size();
  }

  private static int gates(Made made) {
    return NetlistStatistics.of(made.circuit().general()).operations();
  }

  private static double secondsSince(long nanos) {
    return (System.nanoTime() - nanos) / 1e9;
  }

  /**
   * Empty if no rule falls into parts. Parts that exceed the limits make room for rules under
   * demand, if a relation is large.
   */
  private Optional<GroundProgram> parts() {
    try {
      return Grounder.groundInParts(rules, limits);
    } catch (GroundingAbandonedException tooBig) {
      unlessCancelled(tooBig);
      return underDemand();
    }
  }

  /** Whole rules where there are no parts; if they grow too large, rules under demand. */
  private GroundProgram wholeOrUnderDemand() {
    try {
      return Grounder.ground(rules, limits);
    } catch (GroundingAbandonedException tooBig) {
      unlessCancelled(tooBig);
      return underDemand().orElseThrow(() -> tooBig);
    }
  }

  /** Empty if no relation is large, or if that is not enough. */
  private Optional<GroundProgram> underDemand() {
    try {
      isUnderDemand = true;
      return Grounder.groundUnderDemand(rules, limits, Grounder.LARGE_RELATION);
    } catch (GroundingAbandonedException tooBig) {
      unlessCancelled(tooBig);
      return Optional.empty();
    }
  }

  /**
   * Empty if whole rules have far more instances than their parts, or take long, or if it is known
   * that they explode.
   *
   * @param seconds that the parts took
   */
  private Optional<GroundProgram> whole(GroundProgram parts, double seconds) {
    if (isUnderDemand) {
      return Optional.empty();
    }
    long most = Math.max(MAX_COMPARED_INSTANCES, (long) MAX_EXCESS * parts.rules().size());
    GroundingLimits own =
        limits
            .withInstances((int) Math.min(limits.instances(), most))
            .withSeconds(Math.max(MIN_SECONDS_OF_WHOLE, seconds / 2));
    try {
      return Optional.of(Grounder.ground(rules, own));
    } catch (GroundingAbandonedException tooBig) {
      unlessCancelled(tooBig);
      return Optional.empty();
    }
  }

  private void unlessCancelled(GroundingAbandonedException tooBig) {
    if (limits.cancelled().getAsBoolean()) {
      throw tooBig;
    }
  }

  private Made made(GroundProgram program) {
    long start = System.nanoTime();
    Circuit circuit = CircuitMaker.circuit(program, limits.cancelled());
    circuitSeconds += secondsSince(start);
    return new Made(circuit, program.rules().size(), groundSeconds, circuitSeconds);
  }
}
