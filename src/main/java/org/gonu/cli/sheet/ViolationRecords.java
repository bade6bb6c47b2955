package org.gonu.cli.sheet;

import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.simulation.Violation;
import org.gonu.analysis.simulation.Violation.Step;
import org.gonu.cli.console.Version;
import org.gonu.cli.input.RecordFile;
import org.gonu.cli.input.SheetName;
import org.gonu.game.Game;
import org.gonu.machine.Role;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;

/** Records the matches that show faults of a game. */
final class ViolationRecords {
  private final String rulesPath;
  private final Game game;
  private final long seed;
  private final long now = System.currentTimeMillis();

  ViolationRecords(String rulesPath, Game game, long seed) {
    this.rulesPath = rulesPath;
    this.game = game;
    this.seed = seed;
  }

  /** Writes the match of a violation to a file of its own. */
  Path write(Violation violation, Path directory) {
    MatchHeader header = header(violation);
    RecordFile file =
        RecordFile.in(directory, header.matchId().orElseThrow()).withSheet(rulesPath, game);
    file.write(record(header, violation));
    return file.path();
  }

  private MatchHeader header(Violation violation) {
    SheetName name = SheetName.of(rulesPath, game);
    String gameName = name.game();
    String id =
        "gonu."
            + gameName
            + "."
            + now
            + "."
            + violation.code().label()
            + violation.role().map(role -> "." + role.name()).orElse("");
    return MatchHeader.builder()
        .matchId(id.replaceAll("[^A-Za-z0-9._-]", "_"))
        .startTime(now)
        .gameName(gameName)
        .ruleSheet(name.file())
        .roles(game.roles().collect(Role::name))
        .playerNames(game.roles().collect(role -> "simulation"))
        .seed(seed)
        .software("gonu " + Version.current())
        .build();
  }

  private MatchRecord record(MatchHeader header, Violation violation) {
    ImmutableList<Step> steps = violation.steps();
    MatchRecord record = MatchRecord.atStart(header, steps.getFirst().facts(), now);
    for (int i = 1; i < steps.size(); i++) {
      Step step = steps.get(i);
      record =
          record.withTurn(
              new MatchRecord.Turn(
                  steps.get(i - 1).legalCounts().collectInt(Integer::intValue),
                  Lists.immutable.empty(),
                  step.jointMove(),
                  step.jointMove().collect(move -> ""),
                  step.facts(),
                  now));
    }
    Step last = steps.getLast();
    return last.isTerminal() ? record.completed(last.goals()) : record;
  }
}
