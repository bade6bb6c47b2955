package org.gonu.cli.mcp;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.SpellingDistance;
import org.gonu.web.BoundedWork;
import org.gonu.web.GameReference;
import org.gonu.web.PlayedGame;
import org.gonu.web.WebGames;

/** Finds the game that a call means: one of the library by its name, or a sheet sent along. */
final class GameChoice {
  /** Longest sheet in a call, in characters. */
  static final int MAX_SHEET = 200_000;

  private static final String GAME = "game";
  private static final String SHEET = "sheet";

  /** The parameters by which calls choose a game. */
  static final ImmutableList<ToolParameter> PARAMETERS =
      Lists.immutable.of(
          ToolParameter.optionalText(GAME, "the name of a game, as list_games tells it"),
          ToolParameter.optionalText(
              SHEET, "the text of a rule sheet in GDL, instead of the name of a game"));

  private final WebGames games;
  private final BoundedWork work;

  GameChoice(WebGames games, BoundedWork work) {
    this.games = games;
    this.work = work;
  }

  /** All games of the library. */
  WebGames games() {
    return games;
  }

  /** The game that a call chooses. */
  PlayedGame of(ToolArguments arguments) {
    GameReference reference = reference(arguments);
    return work.run(() -> games.of(reference));
  }

  private GameReference reference(ToolArguments arguments) {
    Optional<String> game = arguments.text(GAME);
    Optional<String> sheet = arguments.text(SHEET);
    if (game.isPresent() == sheet.isPresent()) {
      throw new ToolException("give either 'game', a name from list_games, or 'sheet', a text");
    }
    return sheet
        .<GameReference>map(text -> new GameReference.Text(checked(text), Optional.empty()))
        .orElseGet(() -> new GameReference.Library(known(game.orElseThrow())));
  }

  /** The text of a sheet in a call. */
  static String checked(String sheet) {
    if (sheet.length() > MAX_SHEET) {
      throw new ToolException("a sheet has up to " + MAX_SHEET + " characters here");
    }
    return sheet;
  }

  /** The name of a game of the library. */
  String known(String name) {
    if (games.library().contains(name)) {
      return name;
    }
    throw new ToolException(
        "there is no game '"
            + name
            + "'"
            + SpellingDistance.nearest(name, games.library())
                .map(near -> ", did you mean '" + near + "'?")
                .orElse("")
            + "; list_games names them all");
  }
}
