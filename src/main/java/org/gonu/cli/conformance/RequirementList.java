package org.gonu.cli.conformance;

import java.io.PrintStream;
import org.gonu.cli.console.TextTable;
import org.gonu.conformance.Requirement;
import org.gonu.conformance.player.PlayerCheck;
import org.gonu.conformance.player.PlayerChecks;

/** Prints which checks and faults there are. */
final class RequirementList {
  private RequirementList() {}

  static void print(PrintStream out) {
    TextTable table = new TextTable("check", "weight", "what is asked");
    for (PlayerCheck check : PlayerChecks.all()) {
      Requirement requirement = check.requirement();
      table.row(requirement.id(), requirement.severity().word(), requirement.title());
    }
    out.print(table.print());
  }
}
