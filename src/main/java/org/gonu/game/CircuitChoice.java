package org.gonu.game;

import java.util.Arrays;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.KnownStates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.build.CircuitMaker;
import org.gonu.engine.circuit.prover.MutexGroups;
import org.gonu.gdl.Predicate;
import org.gonu.ground.GroundProgram;
import org.gonu.ground.GroundingAbandonedException;
import org.gonu.ground.GroundingLimits;
import org.gonu.ground.assumption.AssumedFact;
import org.gonu.ground.assumption.MutexAssumption;
import org.gonu.ground.bounding.BoundedFacts;
import org.gonu.ground.splitting.FactSplitting;

/**
 * Makes the circuit of a game from its rules as they are, or from their parts with few instances.
 *
 * <p>What parts have in common is harder to see, so that their circuit can be larger. Where both
 * are small, the netlists of both are made, and the circuit of the smaller one; otherwise the rules
 * are left whole unless that multiplies their instances.
 *
 * <p>Rules with too many instances may rest on an assumption. Their circuit is used if it proves
 * it. Rules that could make facts without end are grounded with those that are reached.
 */
final class CircuitChoice {
  /** Work limit for the proof of an assumption, in pairs of gates: some seconds. */
  private static final long PROOF_WORK = 100_000_000;

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

    /** The same, which is right in the states that matches come to. */
    private Made rightIn(ReachableStates reached) {
      return new Made(
          circuit.rightIn(KnownStates.of(reached.states().collect(circuit::stateOf))),
          instances,
          reached.seconds() + groundSeconds,
          circuitSeconds);
    }

    /** The same if a state has at most one of some facts; empty if that is not proved. */
    private Optional<Made> relyingOn(ImmutableList<AssumedFact> facts) {
      long start = System.nanoTime();
      ImmutableList<MutexGroup> assumed =
          facts
              .flatCollect(fact -> fact.groups(circuit.bases()))
              .reject(this::isProved)
              .collect(bases -> new MutexGroup(bases, false));
      return assumed.allSatisfy(group -> group.fits(circuit.initialState()))
              && MutexGroups.proved(circuit, assumed, PROOF_WORK).size() == assumed.size()
          ? Optional.of(
              new Made(
                  circuit.relyingOn(assumed),
                  instances,
                  groundSeconds,
                  circuitSeconds + secondsSince(start)))
          : Optional.empty();
    }

    /** True if the circuit is known to have one of some bases at most. */
    private boolean isProved(int[] bases) {
      return circuit.groups().anySatisfy(group -> Arrays.equals(group.bases(), bases));
    }
  }

  /**
   * Makes the circuit.
   *
   * @throws org.gonu.ground.GroundingAbandonedException if no way of grounding keeps the limits
   * @throws org.gonu.engine.circuit.CircuitAbandonedException if it is cancelled
   */
  static Made make(ValidatedRules rules, GroundingLimits limits) {
    return BoundedFacts.mayHelp(rules)
        ? makeBounded(rules, limits).orElseGet(() -> makeUnbounded(rules, limits))
        : makeUnbounded(rules, limits);
  }

  /** The circuit of rules with the facts that are reached; empty if these are not all found. */
  private static Optional<Made> makeBounded(ValidatedRules rules, GroundingLimits limits) {
    try {
      return ReachableStates.of(rules)
          .flatMap(
              reached ->
                  BoundedFacts.by(rules, reached.facts())
                      .map(bounded -> makeUnbounded(bounded, limits).rightIn(reached)));
    } catch (GroundingAbandonedException tooBig) {
      rethrowIfCancelled(limits, tooBig);
      return Optional.empty();
    }
  }

  private static void rethrowIfCancelled(
      GroundingLimits limits, GroundingAbandonedException tooBig) {
    if (limits.cancelled().getAsBoolean()) {
      throw tooBig;
    }
  }

  private static Made makeUnbounded(ValidatedRules rules, GroundingLimits limits) {
    return FactSplitting.of(rules)
        .map(split -> makeOf(split.rules(), limits).joining(split.functions(), rules))
        .orElseGet(() -> makeOf(rules, limits));
  }

  /** The circuit of rules that rest on an assumption, or else of the rules as they are. */
  private static Made makeOf(ValidatedRules rules, GroundingLimits limits) {
    return MutexAssumption.of(rules, limits.instances().getAsInt())
        .flatMap(assumption -> makeUnder(assumption, limits))
        .orElseGet(() -> makeAsTheyAre(rules, limits));
  }

  /** The circuit of rules that rest on an assumption; empty if that is not proved. */
  private static Optional<Made> makeUnder(
      MutexAssumption.Result assumption, GroundingLimits limits) {
    try {
      return makeAsTheyAre(assumption.rules(), limits).relyingOn(assumption.facts());
    } catch (GroundingAbandonedException tooBig) {
      rethrowIfCancelled(limits, tooBig);
      return Optional.empty();
    }
  }

  private static Made makeAsTheyAre(ValidatedRules rules, GroundingLimits limits) {
    long start = System.nanoTime();
    Groundings.Result ground = Groundings.of(rules, limits);
    double groundSeconds = secondsSince(start);
    ImmutableList<GroundProgram> candidates =
        ground.isComparable()
            ? Lists.immutable.of(ground.whole().orElseThrow(), ground.parts().orElseThrow())
            : Lists.immutable.of(ground.whole().or(ground::parts).orElseThrow());
    CircuitMaker smallest = CircuitMaker.smallest(candidates, limits.cancelled());
    return new Made(
        smallest.finish(),
        smallest.instances(),
        groundSeconds,
        secondsSince(start) - groundSeconds);
  }

  private static double secondsSince(long nanos) {
    return (System.nanoTime() - nanos) / 1e9;
  }
}
