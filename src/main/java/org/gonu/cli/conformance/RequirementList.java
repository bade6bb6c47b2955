package org.gonu.cli.conformance;

import java.io.PrintStream;
import org.gonu.cli.console.TextTable;
import org.gonu.conformance.player.PlayerCheck;
import org.gonu.conformance.player.PlayerChecks;
import org.gonu.conformance.referee.PlayerFault;
import org.gonu.conformance.referee.RefereeRequirements;

/** Prints which checks and faults there are. */
final class RequirementList {
  private RequirementList() {}

  static void print(PrintStream out) {
    TextTable table = new TextTable("check", "weight", "what is asked");
    PlayerChecks.all()
        .collect(PlayerCheck::requirement)
        .newWithAll(RefereeRequirements.all())
        .each(each -> table.row(each.id(), each.level().word(), each.title()));
    out.print(table.print());
    TextTable faults = new TextTable("fault", "the player", "its move");
    for (PlayerFault fault : PlayerFault.values()) {
      faults.row(fault.title(), fault.description(), effect(fault));
    }
    out.print("\n" + faults.print());
  }

  private static String effect(PlayerFault fault) {
    return switch (fault.effect()) {
      case COUNTS -> "counts";
      case REPLACED -> "must be replaced";
      case EITHER -> "may count";
    };
  }
}
