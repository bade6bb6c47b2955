package org.gonu.conformance;

/** How much it matters that a requirement is met. */
public enum RequirementLevel {
  /** Who breaks it loses moves or matches with servers and players in use. */
  MUST("must"),
  /** Who breaks it gets through a usual match, but not through every one. */
  SHOULD("should"),
  /** Only some program in the field asks for it. */
  QUIRK("quirk");

  private final String word;

  RequirementLevel(String word) {
    this.word = word;
  }

  /** The word for tables. */
  public String word() {
    return word;
  }
}
