package org.gonu.cli.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UsageException;
import org.gonu.server.tournament.Decision;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.log.LogFile;
import org.gonu.server.tournament.log.LogLine;
import org.gonu.server.tournament.standing.Tournament;
import org.gonu.text.ControlCharacters;
import org.gonu.text.SpellingDistance;

/** Writes decisions of the organiser into a log. */
final class DecideAction {
  private static final ImmutableList<CommandOption> KINDS =
      Lists.immutable.of(
          TournamentOptions.FORFEIT, TournamentOptions.REPLAY, TournamentOptions.WITHDRAW);

  private static final int MAX_REASON_LENGTH = 500;

  private final Arguments arguments;
  private final Console console;

  DecideAction(Arguments arguments, Console console) {
    this.arguments = arguments;
    this.console = console;
  }

  int run(String file) {
    if (KINDS.count(arguments::has) != 1) {
      throw new UsageException(
          "tournament decide: expected one of --forfeit, --replay and --withdraw");
    }
    if (arguments.text(TournamentOptions.REASON).filter(text -> !text.isBlank()).isEmpty()) {
      throw new UsageException("tournament decide: --reason TEXT is missing");
    }
    Path path = LogFiles.path(file);
    try (LogFile log = LogFile.open(path)) {
      ImmutableList<Decision> decisions = decisions(log.tournament());
      log.add(decisions);
      decisions.each(decision -> console.out().println(LogLine.of(decision)));
    } catch (IllegalArgumentException refused) {
      throw new InputException(
          "gonu: this cannot be decided: "
              + refused.getMessage()
              + "\nhelp: what later rounds were made of cannot be changed once they are played\n");
    } catch (IOException unusable) {
      throw LogFiles.unusable(path, unusable);
    }
    return ExitCode.FINE;
  }

  private ImmutableList<Decision> decisions(Tournament tournament) {
    String reason = arguments.text(TournamentOptions.REASON).orElseThrow();
    if (reason.length() > MAX_REASON_LENGTH) {
      throw new UsageException("--reason may have " + MAX_REASON_LENGTH + " characters");
    }
    String safe = ControlCharacters.escapedLine(reason);
    Optional<String> withdraw = arguments.text(TournamentOptions.WITHDRAW);
    if (withdraw.isPresent()) {
      return tournament.withdrawal(player(tournament, withdraw.get()), safe);
    }
    Optional<String> replay = arguments.text(TournamentOptions.REPLAY);
    if (replay.isPresent()) {
      String match = replay.get();
      return Lists.immutable.of(new Decision.Replay(match, attempt(tournament, match), safe));
    }
    String forfeit = arguments.text(TournamentOptions.FORFEIT).orElseThrow();
    int equals = forfeit.indexOf('=');
    if (equals < 0) {
      throw new UsageException("--forfeit must be MATCH=PLAYER, not '" + forfeit + "'");
    }
    String match = forfeit.substring(0, equals);
    String player = player(tournament, forfeit.substring(equals + 1));
    return Lists.immutable.of(
        new Decision.Forfeit(match, attempt(tournament, match), player, safe));
  }

  private static int attempt(Tournament tournament, String match) {
    return tournament
        .attempt(match)
        .orElseThrow(
            () ->
                new InputException(
                    "gonu: there is no match '"
                        + match
                        + "'\nhelp: matches are named like their records, 1.2.tic-tac-toe.1-1\n"));
  }

  private static String player(Tournament tournament, String name) {
    ImmutableList<String> names = tournament.spec().players().collect(Entrant::name);
    if (names.contains(name)) {
      return name;
    }
    String nearest =
        SpellingDistance.nearest(name, names)
            .map(near -> "did you mean '" + near + "'? ")
            .orElse("");
    throw new InputException(
        "gonu: there is no player '"
            + name
            + "'\nhelp: "
            + nearest
            + "players: "
            + names.makeString(", ")
            + "\n");
  }
}
