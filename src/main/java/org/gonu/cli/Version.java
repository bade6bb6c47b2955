package org.gonu.cli;

/** The version of this program. */
final class Version {
  private Version() {}

  /** As the jar says; {@code development} when run from class files. */
  static String current() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }
}
