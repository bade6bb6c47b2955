package org.gonu.match;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.LongLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableLongList;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.match.MatchHeader.Clocks;
import org.gonu.match.MatchRecord.HostSignature;
import org.gonu.text.Diagnostic;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/** Reads the fields of one match record, in any order. */
final class RecordFields {
  private final MatchHeader.Builder header = MatchHeader.builder();
  private int previewClock = Clocks.NONE;
  private int startClock = Clocks.NONE;
  private int playClock = Clocks.NONE;
  private Optional<Boolean> isCompleted = Optional.empty();
  private boolean isAborted;
  private boolean hasMoves;
  private ImmutableList<ImmutableList<Term>> states = Lists.immutable.empty();
  private ImmutableList<ImmutableList<Move>> moves = Lists.immutable.empty();
  private ImmutableLongList stateTimes = LongLists.immutable.empty();
  private ImmutableList<ImmutableList<String>> errors = Lists.immutable.empty();
  private ImmutableList<OptionalInt> goalValues = Lists.immutable.empty();
  private ImmutableList<ImmutableList<OptionalInt>> legalCounts = Lists.immutable.empty();
  private ImmutableList<ImmutableList<ImmutableList<Move>>> legalMoves = Lists.immutable.empty();
  private Optional<String> hostKey = Optional.empty();
  private Optional<String> hostSignature = Optional.empty();
  private Optional<String> ed25519Key = Optional.empty();
  private Optional<String> ed25519Signature = Optional.empty();

  /** True if the one required field has been read. */
  boolean hasMoves() {
    return hasMoves;
  }

  /** The record of all fields read. One that does not say so is completed if it has goals. */
  MatchRecord build() {
    return new MatchRecord(
        header.clocks(new Clocks(previewClock, startClock, playClock)).build(),
        isCompleted.orElse(goalValues.notEmpty()),
        isAborted,
        states,
        moves,
        stateTimes,
        errors,
        goalValues,
        legalCounts,
        legalMoves,
        new HostSignature(hostKey, hostSignature, ed25519Key, ed25519Signature));
  }

  /** Reads the value of a field at the parser's position. */
  void read(String name, JsonTokens json) throws IOException {
    if (json.isNull() || (!readHeader(name, json) && !readCourse(name, json))) {
      json.skip();
    }
  }

  private boolean readHeader(String name, JsonTokens json) throws IOException {
    switch (name) {
      case "matchId" -> json.text().ifPresent(header::matchId);
      case "randomToken" -> json.text().ifPresent(header::randomToken);
      case "startTime" -> json.integer().ifPresent(header::startTime);
      case "gameMetaURL" -> json.text().ifPresent(header::gameMetaUrl);
      case "gameName" -> json.text().ifPresent(header::gameName);
      case "ruleSheet" -> json.text().ifPresent(header::ruleSheet);
      case "roles" -> header.roles(json.list(json::text));
      case "previewClock" -> previewClock = json.smallInteger().orElse(Clocks.NONE);
      case "startClock" -> startClock = json.smallInteger().orElse(Clocks.NONE);
      case "playClock" -> playClock = json.smallInteger().orElse(Clocks.NONE);
      case "playerNamesFromHost" -> header.playerNames(json.list(json::text));
      case "isPlayerHuman" -> header.humanPlayers(json.list(json::truth));
      case "tournamentNameFromHost" -> json.text().ifPresent(header::tournament);
      case "scrambled" -> json.truth().ifPresent(header::scrambled);
      case "seed" -> json.integer().ifPresent(header::seed);
      case "software" -> json.text().ifPresent(header::software);
      case "matchHostPK" -> hostKey = json.text();
      case "matchHostSignature" -> hostSignature = json.text();
      case "ed25519PublicKey" -> ed25519Key = json.text();
      case "ed25519Signature" -> ed25519Signature = json.text();
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean readCourse(String name, JsonTokens json) throws IOException {
    switch (name) {
      case "isCompleted" -> isCompleted = json.truth();
      case "isAborted" -> isAborted = json.truth().orElse(false);
      case "states" -> states = json.list(() -> state(json));
      case "moves" -> {
        moves = rows(json, () -> move(json));
        hasMoves = true;
      }
      case "stateTimes" -> stateTimes = times(json);
      case "errors" -> errors = rows(json, json::text);
      case "goalValues" -> goalValues = json.list(() -> number(json));
      case "legalCounts" -> legalCounts = rows(json, () -> number(json));
      case "legalMoves" -> legalMoves = rows(json, () -> Optional.of(json.list(() -> move(json))));
      default -> {
        return false;
      }
    }
    return true;
  }

  private static <T> ImmutableList<ImmutableList<T>> rows(
      JsonTokens json, JsonTokens.Element<T> cell) throws IOException {
    return json.list(() -> Optional.of(json.list(cell)));
  }

  private static ImmutableLongList times(JsonTokens json) throws IOException {
    return json.list(
            () -> {
              var time = json.integer();
              return time.isPresent() ? Optional.of(time.getAsLong()) : Optional.<Long>empty();
            })
        .collectLong(Long::longValue);
  }

  /** A number that may be {@code null}, if the rules give none or several. */
  private static Optional<OptionalInt> number(JsonTokens json) throws IOException {
    return Optional.of(json.smallInteger());
  }

  private static Optional<Move> move(JsonTokens json) throws IOException {
    if (json.isNull()) {
      json.fault("expected a move");
      return Optional.empty();
    }
    Optional<String> text = json.text();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    SourceText source = new SourceText("move", text.get());
    return termOr(json, GdlReader.readTerm(source, Spelling.EXACT)).map(Move::new);
  }

  private static Optional<ImmutableList<Term>> state(JsonTokens json) throws IOException {
    if (json.isNull()) {
      json.fault("expected a state");
      return Optional.empty();
    }
    Optional<String> text = json.text();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    SourceText source = new SourceText("state", text.get());
    return termOr(json, GdlReader.readTerms(source, Spelling.EXACT));
  }

  private static <T> Optional<T> termOr(JsonTokens json, Outcome<T> outcome) {
    outcome
        .diagnostics()
        .all()
        .detectOptional(Diagnostic::isError)
        .ifPresent(fault -> json.fault(fault.message()));
    return outcome.value();
  }
}
