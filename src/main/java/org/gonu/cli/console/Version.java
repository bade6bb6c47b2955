package org.gonu.cli.console;

/** The version of this program. */
public final class Version {
  private Version() {}

  /** The version in the jar's manifest; {@code development} when run from class files. */
  public static String current() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }
}
