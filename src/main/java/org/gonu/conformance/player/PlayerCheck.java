package org.gonu.conformance.player;

import java.io.IOException;
import org.gonu.conformance.Chapter;
import org.gonu.conformance.Requirement;
import org.gonu.conformance.Severity;
import org.gonu.conformance.Violation;

/**
 * A requirement and the way to check it.
 *
 * @param trial checks it
 */
public record PlayerCheck(Requirement requirement, Trial trial) {
  /** The way to check a requirement. */
  @FunctionalInterface
  public interface Trial {
    /**
     * Checks it on a player that is in no match.
     *
     * @throws Violation if the requirement is not met
     * @throws IOException if the connection breaks; the requirement is not met either
     */
    void run(Target target) throws Violation, IOException;
  }

  static PlayerCheck must(String id, Chapter chapter, String title, String advice, Trial trial) {
    return new PlayerCheck(new Requirement(id, Severity.MUST, chapter, title, advice), trial);
  }

  static PlayerCheck should(String id, Chapter chapter, String title, String advice, Trial trial) {
    return new PlayerCheck(new Requirement(id, Severity.SHOULD, chapter, title, advice), trial);
  }

  static PlayerCheck quirk(String id, Chapter chapter, String title, String advice, Trial trial) {
    return new PlayerCheck(new Requirement(id, Severity.QUIRK, chapter, title, advice), trial);
  }
}
