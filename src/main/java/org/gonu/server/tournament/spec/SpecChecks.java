package org.gonu.server.tournament.spec;

import org.gonu.match.MatchClocks;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.course.RoundSchedule;
import org.snakeyaml.engine.v2.nodes.Node;

/** Checks what concerns several parts of a specification. */
final class SpecChecks {
  private SpecChecks() {}

  /** Reports faults of a specification whose parts are right. */
  static void check(TournamentSpec spec, YamlText text, Node root) {
    if (RoundSchedule.maxMatches(spec) > TournamentSpec.MAX_MATCHES) {
      text.fault(
          root,
          "this would be up to " + RoundSchedule.maxMatches(spec) + " matches",
          "at most " + TournamentSpec.MAX_MATCHES + " are allowed: repeat less often");
    }
    for (Entrant player : spec.players().reject(Entrant::isOwn)) {
      int needed = spec.seatsAtOnce();
      if (!player.isChannel() && player.addresses().size() < needed) {
        text.fault(
            root,
            "'" + player.name() + "' has up to " + needed + " seats in one match",
            "a player plays one seat at a time: give it "
                + needed
                + " addresses, 'address: [http://host:1, http://host:2]'");
      }
      if (spec.games().anySatisfy(game -> !isWhole(game.clocks()))) {
        text.fault(
            root,
            "'" + player.name() + "' is told whole seconds, but a clock is not",
            "players over the network are told whole seconds, so give clocks in whole seconds");
      }
    }
  }

  private static boolean isWhole(MatchClocks clocks) {
    return clocks.preview().toMillisPart() == 0
        && clocks.start().toMillisPart() == 0
        && clocks.play().toMillisPart() == 0;
  }
}
