package org.gonu.game;

import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.ground.GroundProgram;
import org.gonu.ground.Grounder;
import org.gonu.ground.GroundingAbandonedException;
import org.gonu.ground.GroundingLimits;
import org.gonu.machine.SideBySide;

/**
 * Grounds rules as they are and their parts with few instances, both at the same time.
 *
 * <p>Parts ground where whole rules explode. Where both explode, large relations get only the atoms
 * that somebody asks for. That is begun when whole rules are given up and the parts still take
 * time.
 */
final class Groundings {
  /** Both circuits are made if neither way of grounding makes more instances. */
  private static final int MAX_COMPARED_INSTANCES = 200_000;

  /** By this factor the instances of whole rules may exceed those of their parts. */
  private static final int MAX_EXCESS = 4;

  /** Processor time of whole rules beside their parts, in seconds. */
  private static final double SECONDS_OF_WHOLE = 3;

  private final ValidatedRules rules;
  private final GroundingLimits limits;

  /** How many instances whole rules may have: all, until the parts are known. */
  private volatile int wholeInstances;

  /** True once the parts are grounded: nothing else is needed then. */
  private volatile boolean hasParts;

  private Groundings(ValidatedRules rules, GroundingLimits limits) {
    this.rules = rules;
    this.limits = limits;
    this.wholeInstances = limits.instances().getAsInt();
  }

  /**
   * What could be grounded: at least one of the two.
   *
   * @param parts empty if no rule falls into parts, or if they exceed the limits
   * @param whole empty if whole rules have far more instances than their parts, or take long
   */
  record Result(Optional<GroundProgram> parts, Optional<GroundProgram> whole) {
    /** True if both are there, and so few instances that both circuits can be made. */
    boolean isComparable() {
      return parts.isPresent()
          && whole.isPresent()
          && parts.get().rules().size() <= MAX_COMPARED_INSTANCES
          && whole.get().rules().size() <= MAX_COMPARED_INSTANCES;
    }
  }

  /**
   * Grounds rules.
   *
   * @throws GroundingAbandonedException if no way of grounding keeps the limits
   */
  static Result of(ValidatedRules rules, GroundingLimits limits) {
    Groundings groundings = new Groundings(rules, limits);
    return Grounder.inParts(rules, limits)
        .map(groundings::both)
        .orElseGet(() -> new Result(Optional.empty(), Optional.of(groundings.wholeAlone())));
  }

  private Result both(Supplier<GroundProgram> inParts) {
    ImmutableList<Result> both =
        SideBySide.all(
            Lists.immutable.of(
                () -> new Result(parts(inParts), Optional.empty()), this::besideParts));
    Optional<GroundProgram> parts = both.get(0).parts();
    Result beside = both.get(1);
    if (parts.isPresent()) {
      // Whole rules may have come first.
      return new Result(
          parts, beside.whole().filter(whole -> whole.rules().size() <= wholeInstances));
    }
    return beside.parts().isPresent() || beside.whole().isPresent()
        ? beside
        : new Result(Optional.empty(), Optional.of(wholeAlone()));
  }

  private Optional<GroundProgram> parts(Supplier<GroundProgram> inParts) {
    Optional<GroundProgram> parts = unlessTooBig(() -> Optional.of(inParts.get()));
    parts.ifPresent(
        found -> {
          wholeInstances = wholeInstancesFor(found);
          hasParts = true;
        });
    return parts;
  }

  /** Whole rules; if they are too large, rules under demand in place of the parts. */
  private Result besideParts() {
    GroundingLimits ofWhole =
        limits.withInstances(() -> wholeInstances).withSeconds(SECONDS_OF_WHOLE);
    Optional<GroundProgram> whole =
        unlessTooBig(() -> Optional.of(Grounder.ground(rules, ofWhole)));
    return whole.isPresent() || hasParts
        ? new Result(Optional.empty(), whole)
        : new Result(underDemand(), Optional.empty());
  }

  private int wholeInstancesFor(GroundProgram parts) {
    long most = Math.max(MAX_COMPARED_INSTANCES, (long) MAX_EXCESS * parts.rules().size());
    return (int) Math.min(limits.instances().getAsInt(), most);
  }

  /** Whole rules; if they grow too large, rules under demand. */
  private GroundProgram wholeAlone() {
    try {
      return Grounder.ground(rules, limits);
    } catch (GroundingAbandonedException tooBig) {
      unlessCancelled(tooBig);
      return underDemand().orElseThrow(() -> tooBig);
    }
  }

  /** Empty if no relation is large, if that is not enough, or if the parts are grounded. */
  private Optional<GroundProgram> underDemand() {
    GroundingLimits own =
        limits.withCancellation(() -> hasParts || limits.cancelled().getAsBoolean());
    return unlessTooBig(() -> Grounder.groundUnderDemand(rules, own, Grounder.LARGE_RELATION));
  }

  private Optional<GroundProgram> unlessTooBig(Supplier<Optional<GroundProgram>> grounding) {
    try {
      return grounding.get();
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
}
