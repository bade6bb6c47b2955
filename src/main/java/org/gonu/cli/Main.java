package org.gonu.cli;

/** The entrance of the program. */
public final class Main {
  private Main() {}

  /** Runs a command and ends the process with its exit code unless that is 0. */
  public static void main(String[] args) {
    System.exit(2);
  }
}
