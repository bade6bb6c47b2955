package org.gonu.conformance.player;

import java.io.IOException;
import org.gonu.conformance.Chapter;
import org.gonu.conformance.Requirement;
import org.gonu.conformance.RequirementLevel;
import org.gonu.conformance.RequirementViolation;

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
     * @throws RequirementViolation if the requirement is not met
     * @throws IOException if the connection breaks; the requirement is not met either
     */
    void run(Target target) throws RequirementViolation, IOException;
  }

  static PlayerCheck must(String id, Chapter chapter, String title, String advice, Trial trial) {
    return new PlayerCheck(
        new Requirement(id, RequirementLevel.MUST, chapter, title, advice), trial);
  }

  static PlayerCheck should(String id, Chapter chapter, String title, String advice, Trial trial) {
    return new PlayerCheck(
        new Requirement(id, RequirementLevel.SHOULD, chapter, title, advice), trial);
  }

  static PlayerCheck quirk(String id, Chapter chapter, String title, String advice, Trial trial) {
    return new PlayerCheck(
        new Requirement(id, RequirementLevel.QUIRK, chapter, title, advice), trial);
  }
}
