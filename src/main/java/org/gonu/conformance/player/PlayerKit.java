package org.gonu.conformance.player;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.conformance.Evidence;
import org.gonu.conformance.Finding;
import org.gonu.conformance.Requirement;
import org.gonu.conformance.RequirementViolation;
import org.gonu.conformance.Verdict;
import org.jspecify.annotations.Nullable;

/** Runs checks on a player, one after the other. */
public final class PlayerKit {
  /** After so many checks in a row without any reply the others are left out. */
  private static final int MAX_SILENT = 6;

  private static final String GONE = "nobody listens any more after ";

  private final Target target;

  /** The check after which nobody listened any more; empty as long as the player is there. */
  private String killer = "";

  /** A kit for a player. */
  public PlayerKit(Target target) {
    this.target = target;
  }

  /**
   * Runs checks. It never throws because of what the player does.
   *
   * @param each told of every finding as soon as it is there
   * @param isEnough asked before every check; the others are left out if it says so
   */
  public ImmutableList<Finding> run(
      ImmutableList<PlayerCheck> checks, Consumer<Finding> each, BooleanSupplier isEnough) {
    MutableList<Finding> findings = Lists.mutable.empty();
    int silent = 0;
    for (PlayerCheck check : checks) {
      Finding finding;
      if (!killer.isEmpty()) {
        finding = Finding.skip(check.requirement(), GONE + killer);
      } else if (silent >= MAX_SILENT) {
        finding = Finding.skip(check.requirement(), "the player does not answer any more");
      } else if (isEnough.getAsBoolean()) {
        finding = Finding.skip(check.requirement(), "the kit was ended before");
      } else {
        finding = run(check);
        silent = isSilence(finding) ? silent + 1 : 0;
      }
      findings.add(finding);
      each.accept(finding);
    }
    return findings.toImmutable();
  }

  /** True if a check has failed without a byte from the player. */
  private static boolean isSilence(Finding finding) {
    boolean isBad = finding.verdict() == Verdict.FAIL || finding.verdict() == Verdict.WARN;
    return isBad && finding.evidence().received().isEmpty();
  }

  private Finding run(PlayerCheck check) {
    Requirement requirement = check.requirement();
    long begin = System.nanoTime();
    RequirementViolation violation = violation(check);
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
    Evidence evidence = target.evidence();
    target.release();
    if (violation == null) {
      return Finding.pass(requirement, millis);
    }
    if (!target.recover()) {
      killer = requirement.id();
    }
    Verdict verdict = violation.verdict(requirement.level());
    return new Finding(requirement, verdict, violation.reason(), evidence, millis);
  }

  private @Nullable RequirementViolation violation(PlayerCheck check) {
    target.forgetEvidence();
    try {
      check.trial().run(target);
      return null;
    } catch (RequirementViolation violation) {
      return violation;
    } catch (IOException broken) {
      return RequirementViolation.of("the connection failed: " + broken.getMessage());
    }
  }
}
