package org.gonu.match;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.collections.api.list.ListIterable;
import org.gonu.gdl.Printer;
import org.gonu.machine.Move;
import org.gonu.match.MatchHeader.Clocks;

/**
 * Prints a match record as JSON: the fields of ggp.org in their usual order and then our own, each
 * on a line; in lists of states or rows, each element on a line. Terms are spaced as ggp-base does.
 */
final class RecordPrinter {
  private final StringBuilder out = new StringBuilder();

  /** The text, which ends with a line end. */
  String print(MatchRecord record) {
    out.append('{');
    header(record.header());
    course(record);
    ownFields(record);
    text("matchHostPK", record.signature().publicKey());
    text("matchHostSignature", record.signature().signature());
    text("ed25519PublicKey", record.signature().ed25519Key());
    text("ed25519Signature", record.signature().ed25519Signature());
    return out.append("\n}\n").toString();
  }

  private void header(MatchHeader header) {
    text("matchId", header.matchId());
    text("randomToken", header.randomToken());
    header.startTime().ifPresent(time -> field("startTime").append(time));
    text("gameMetaURL", header.gameMetaUrl());
    text("gameName", header.gameName());
    text("ruleSheet", header.ruleSheet());
    texts("roles", header.roles());
    texts("playerNamesFromHost", header.playerNames());
    if (header.humanPlayers().notEmpty()) {
      field("isPlayerHuman").append(header.humanPlayers().makeString("[", ",", "]"));
    }
    text("tournamentNameFromHost", header.tournament());
    field("scrambled").append(header.scrambled());
    clocks(header.clocks());
    header.seed().ifPresent(seed -> field("seed").append(seed));
    text("software", header.software());
  }

  private void clocks(Clocks clocks) {
    field("previewClock").append(clocks.preview());
    field("startClock").append(clocks.start());
    field("playClock").append(clocks.play());
  }

  private void course(MatchRecord record) {
    field("isCompleted").append(record.isCompleted());
    field("isAborted").append(record.isAborted());
    if (record.goalValues().notEmpty()) {
      field("goalValues").append(numbers(record.goalValues()));
    }
    lines("moves", record.moves().collect(RecordPrinter::moves));
    if (record.errors().notEmpty()) {
      lines("errors", record.errors().collect(RecordPrinter::row));
    }
    if (record.stateTimes().notEmpty()) {
      field("stateTimes").append(record.stateTimes().makeString("[", ",", "]"));
    }
    if (record.states().notEmpty()) {
      lines("states", record.states().collect(facts -> quoted(Printer.SPACED.print(facts))));
    }
  }

  private void ownFields(MatchRecord record) {
    if (record.legalCounts().notEmpty()) {
      lines("legalCounts", record.legalCounts().collect(RecordPrinter::numbers));
    }
    if (record.legalMoves().notEmpty()) {
      lines(
          "legalMoves",
          record
              .legalMoves()
              .collect(roles -> roles.collect(RecordPrinter::moves).makeString("[", ",", "]")));
    }
  }

  private StringBuilder field(String name) {
    boolean first = out.length() == 1;
    return out.append(first ? "\n  " : ",\n  ").append(quoted(name)).append(": ");
  }

  private void text(String name, Optional<String> value) {
    value.ifPresent(text -> field(name).append(quoted(text)));
  }

  private void texts(String name, ListIterable<String> values) {
    if (values.notEmpty()) {
      field(name).append(row(values));
    }
  }

  private void lines(String name, ListIterable<String> elements) {
    String open = elements.isEmpty() ? "[" : "[\n    ";
    String close = elements.isEmpty() ? "]" : "\n  ]";
    field(name).append(elements.makeString(open, ",\n    ", close));
  }

  private static String moves(ListIterable<Move> moves) {
    return row(moves.collect(move -> Printer.SPACED.print(move.term())));
  }

  private static String row(ListIterable<String> texts) {
    return texts.collect(RecordPrinter::quoted).makeString("[", ",", "]");
  }

  private static String numbers(ListIterable<OptionalInt> numbers) {
    return numbers
        .collect(number -> number.isPresent() ? String.valueOf(number.getAsInt()) : "null")
        .makeString("[", ",", "]");
  }

  private static String quoted(String text) {
    return '"' + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
  }
}
