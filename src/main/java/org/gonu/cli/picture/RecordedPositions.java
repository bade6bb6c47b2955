package org.gonu.cli.picture;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.InputException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.RecordSheet;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordReader;
import org.gonu.match.Replay;
import org.gonu.text.Outcome;

/**
 * The positions of a recorded match.
 *
 * @param sheet the path of its rule sheet
 */
record RecordedPositions(String sheet, MatchRecord record) {
  /**
   * A position.
   *
   * @param jointMove that led here; empty at the start
   * @param before the facts before that; empty at the start
   */
  record Position(
      int step,
      ImmutableList<Move> jointMove,
      ImmutableList<Term> before,
      ImmutableList<Term> facts) {}

  /**
   * Reads a record and finds its rule sheet.
   *
   * @param rules the path of the sheet, if the user gave it
   */
  static RecordedPositions of(String file, Optional<String> rules) {
    Path path = GameFile.path(file);
    Outcome<MatchRecord> read = MatchRecordReader.read(path);
    if (read.value().isEmpty()) {
      throw new InputException(read.diagnostics());
    }
    MatchRecord record = read.get();
    return new RecordedPositions(RecordSheet.of(record, file, rules), record);
  }

  /** The first positions of the match, as the rules give them. */
  ImmutableList<Position> positions(Game game, int steps) {
    if (steps > record.moves().size()) {
      throw new InputException(
          "gonu: the match has " + record.moves().size() + " joint moves, not " + steps + "\n");
    }
    MutableList<Position> positions = Lists.mutable.empty();
    Replay.Result result =
        new Replay(game.newMachine(), game.spelling())
            .run(
                record,
                steps,
                step ->
                    positions.add(
                        new Position(
                            step.number(),
                            step.lastJointMove(),
                            positions.isEmpty()
                                ? Lists.immutable.empty()
                                : positions.getLast().facts(),
                            step.facts())));
    result
        .difference()
        .ifPresent(
            difference -> {
              throw new InputException(
                  "gonu: the record does not fit the rules: " + difference + "\n");
            });
    return positions.toImmutable();
  }
}
