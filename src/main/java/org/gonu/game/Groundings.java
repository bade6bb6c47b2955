package org.gonu.game;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.eclipse.collections.api.tuple.Pair;
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
 * time. Whole rules do not wait until it is known whether there are parts.
 */
final class Groundings {
  /** Both circuits are made if neither way of grounding makes more instances. */
  private static final int MAX_COMPARED_INSTANCES = 400_000;

  /** By this factor the instances of whole rules may exceed those of their parts. */
  private static final int MAX_EXCESS = 2;

  /**
   * Rows that whole rules may read beside their parts: four times what they read in any sheet for
   * which they are used.
   */
  private static final long ROWS_OF_WHOLE = 10_000_000;

  /**
   * Rows that parts may read before rules under demand are tried: four times as well, but for parts
   * that rest on an assumption, which may take nearly all.
   */
  private static final long ROWS_OF_PARTS = 32_000_000;

  private final ValidatedRules rules;
  private final GroundingLimits limits;

  /** How many instances whole rules may have: all, until the parts are known. */
  private volatile int wholeInstances;

  /** Zero once it is known whether rules fall into parts. */
  private final CountDownLatch decided = new CountDownLatch(1);

  private volatile boolean fallsApart;

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
   * @param parts the parts, or rules under demand; empty if no rule falls into parts, and if they
   *     exceed the limits
   * @param whole empty if whole rules have far more instances than their parts, or take long
   */
  record Result(Optional<GroundProgram> parts, Optional<GroundProgram> whole) {
    private static Result ofParts(GroundProgram parts) {
      return new Result(Optional.of(parts), Optional.empty());
    }

    private static Result ofWhole(GroundProgram whole) {
      return new Result(Optional.empty(), Optional.of(whole));
    }

    /** True if both are there and differ, with so few instances that both circuits can be made. */
    boolean isComparable() {
      return parts.isPresent()
          && whole.isPresent()
          && parts.get().rules().size() != whole.get().rules().size()
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
    return new Groundings(rules, limits).both();
  }

  private Result both() {
    Pair<Optional<GroundProgram>, Optional<Result>> both =
        SideBySide.both(this::parts, this::besideParts);
    Optional<Result> beside = both.getTwo();
    return both.getOne().isEmpty()
        ? beside.orElseGet(() -> Result.ofWhole(Grounder.ground(rules, limits)))
        : new Result(
            both.getOne(),
            // Whole rules may have come first.
            beside.flatMap(Result::whole).filter(whole -> whole.rules().size() <= wholeInstances));
  }

  /** The parts; empty if no rule falls into parts, and if they are too large. */
  private Optional<GroundProgram> parts() {
    Optional<GroundProgram> parts =
        inParts().flatMap(grounding -> unlessTooBig(() -> Optional.of(grounding.get())));
    parts.ifPresent(
        found -> {
          wholeInstances = wholeInstancesFor(found);
          hasParts = true;
        });
    return parts;
  }

  /** Decides whether rules fall into parts, and tells it. */
  private Optional<Supplier<GroundProgram>> inParts() {
    try {
      Optional<Supplier<GroundProgram>> inParts =
          Grounder.inParts(rules, limits.withRows(rows -> rows <= ROWS_OF_PARTS));
      fallsApart = inParts.isPresent();
      return inParts;
    } finally {
      decided.countDown();
    }
  }

  /** True if rules fall into parts. Waits until that is known. */
  private boolean fallsApart() {
    try {
      decided.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return fallsApart;
  }

  /**
   * Whole rules; if they are too large, rules under demand; empty if they are too large as well,
   * and there may be parts.
   *
   * @throws GroundingAbandonedException if nothing else is left
   */
  private Optional<Result> besideParts() {
    GroundingLimits ofWhole =
        limits
            .withInstances(() -> wholeInstances)
            .withRows(rows -> rows <= ROWS_OF_WHOLE || !fallsApart());
    try {
      return Optional.of(Result.ofWhole(Grounder.ground(rules, ofWhole)));
    } catch (GroundingAbandonedException tooBig) {
      rethrowIfCancelled(tooBig);
      Optional<Result> demanded = hasParts ? Optional.empty() : underDemand().map(Result::ofParts);
      if (demanded.isEmpty() && !fallsApart()) {
        throw tooBig;
      }
      return demanded;
    }
  }

  private int wholeInstancesFor(GroundProgram parts) {
    long most = Math.max(MAX_COMPARED_INSTANCES, (long) MAX_EXCESS * parts.rules().size());
    return (int) Math.min(limits.instances().getAsInt(), most);
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
      rethrowIfCancelled(tooBig);
      return Optional.empty();
    }
  }

  private void rethrowIfCancelled(GroundingAbandonedException tooBig) {
    if (limits.cancelled().getAsBoolean()) {
      throw tooBig;
    }
  }
}
