package org.gonu.conformance;

/**
 * One thing that the protocol asks of a player or of a referee.
 *
 * @param id such as {@code P-START-03}; never used for anything else later
 * @param level how much it matters
 * @param chapter where the protocol tells of it
 * @param title what is asked, in one sentence without its point
 * @param advice what to do if it is not met, in one sentence without its point
 */
public record Requirement(
    String id, RequirementLevel level, Chapter chapter, String title, String advice) {
  /** Checks the form of the id. */
  public Requirement {
    if (!id.matches("[PR]-[A-Z]+-[0-9]{2}")) {
      throw new IllegalArgumentException("not the id of a requirement: " + id);
    }
  }
}
