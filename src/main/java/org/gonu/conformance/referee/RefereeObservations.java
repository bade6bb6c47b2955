package org.gonu.conformance.referee;

import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.conformance.Evidence;
import org.gonu.conformance.Finding;
import org.gonu.conformance.Requirement;
import org.gonu.conformance.RequirementLevel;
import org.gonu.conformance.Verdict;

/** What was seen of a referee. Safe for use by several threads. */
public final class RefereeObservations {
  private final MutableMap<Requirement, Entry> entries = Maps.mutable.empty();

  /** How often a requirement was looked at and not met, and how it was not met first. */
  private record Entry(int seen, int broken, String reason, Evidence evidence) {}

  /**
   * Notes that a requirement was met or not.
   *
   * @param reason why it was not; ignored if it was
   * @param evidence the messages that show it
   */
  synchronized void note(Requirement requirement, boolean met, String reason, Evidence evidence) {
    Entry old = entries.getIfAbsentValue(requirement, new Entry(0, 0, "", Evidence.NONE));
    boolean isFirst = !met && old.broken() == 0;
    entries.put(
        requirement,
        new Entry(
            old.seen() + 1,
            old.broken() + (met ? 0 : 1),
            isFirst ? reason : old.reason(),
            isFirst ? evidence : old.evidence()));
  }

  /** A finding for every requirement; those that were not looked at are skipped. */
  public synchronized ImmutableList<Finding> findings() {
    return RefereeRequirements.all().collect(this::finding);
  }

  private Finding finding(Requirement requirement) {
    Entry entry = entries.get(requirement);
    if (entry == null) {
      return Finding.skip(requirement, "nothing of the kind was sent");
    }
    if (entry.broken() == 0) {
      return Finding.pass(requirement, 0);
    }
    Verdict verdict = requirement.level() == RequirementLevel.MUST ? Verdict.FAIL : Verdict.WARN;
    String times = entry.broken() + " of " + entry.seen() + " times: ";
    return new Finding(requirement, verdict, times + entry.reason(), entry.evidence(), 0);
  }
}
