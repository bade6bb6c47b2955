package org.gonu.cli.mcp;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ImageContent;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Json;
import org.gonu.gdl.Term;
import org.gonu.machine.Role;
import org.gonu.player.Level;
import org.gonu.render.PictureOptions;
import org.gonu.render.image.Raster;
import org.gonu.web.BoundedWork;
import org.gonu.web.PlayedGame;
import org.gonu.web.thought.Review;
import org.gonu.web.thought.Thinking;
import org.gonu.web.thought.ThoughtJson;

/** Tools that play matches. */
final class MatchTools {
  /** The tool that starts a match. */
  static final String START = "start_match";

  /** Most legal moves that a refusal tells. */
  static final int MAX_TOLD = 40;

  /** Pixels. */
  private static final int PICTURE_WIDTH = 640;

  /** The time of a whole review, in seconds. */
  private static final double REVIEW_SECONDS = 60;

  /** The share of it that each position is searched once; the rest is for doubtful ones. */
  private static final double FIRST_LOOKS = 0.7;

  /** The most for one position of a review, in seconds. */
  private static final double MAX_POSITION_SECONDS = 1;

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int DEFAULT_LEVEL = 3;

  private static final ToolParameter MATCH =
      ToolParameter.text("match", "the name of a match, as start_match tells it");

  /** Before the error of a call that has made a move. */
  private static final String MADE =
      "your move was made, so do not make it again; 'position' goes on from there. ";

  /** What a position consists of. */
  private static final String POSITION =
      "The position is JSON: 'step' is how many joint moves were made, 'moves' are those since your"
          + " last turn, yours first, each with the GDL moves of all roles in the order of 'roles';"
          + " 'lastLabels' is the last of them as people say it; 'control' are the roles whose turn"
          + " it is, 'you' the roles that you play; 'facts' hold, 'legal' are the moves of each"
          + " role, 'board' is a text; 'terminal' is true at the end, where 'goals' are the points"
          + " (0 to 100) in the order of 'roles', else null; 'broken' says why the rules break"
          + " down here, and is null if they do not.";

  private final GameChoice games;
  private final OpenMatches matches;
  private final Thinking thinking;
  private final BoundedWork work;

  MatchTools(GameChoice games, OpenMatches matches, Thinking thinking, BoundedWork work) {
    this.games = games;
    this.matches = matches;
    this.thinking = thinking;
    this.work = work;
  }

  ImmutableList<AgentTool> all() {
    return Lists.immutable.of(start(), position(), legalMoves(), play(), analyze(), review());
  }

  private AgentTool start() {
    return new AgentTool(
        START,
        "Starts a match of a game of the library or of a sheet of yours, and answers its name and"
            + " the position. You play one role against gonu, or all roles with opponent 'self'."
            + " Moves are made for you wherever you have only one. "
            + POSITION,
        GameChoice.PARAMETERS
            .newWith(ToolParameter.optionalText("role", "your role; default: the first one"))
            .newWith(
                ToolParameter.optionalText(
                    "opponent",
                    "a level from 1 (first steps) to 10 (full strength) as a text such as '3', the"
                        + " default, or 'self' if you play all roles"))
            .newWith(
                ToolParameter.optionalNumber(
                    "seed", "seed of chance and of gonu's choices; default 1")),
        this::start);
  }

  private CallToolResult start(ToolArguments arguments) {
    PlayedGame game = games.of(arguments);
    String opponent = arguments.text("opponent").orElse(Integer.toString(DEFAULT_LEVEL));
    boolean isSelf = opponent.equals("self") || game.roles().size() == 1;
    Optional<Role> role =
        isSelf
            ? Optional.empty()
            : arguments.text("role").map(game::role).or(() -> Optional.of(game.roles().get(0)));
    AgentMatch match =
        new AgentMatch(
            game,
            thinking,
            role,
            isSelf ? Optional.empty() : Optional.of(level(opponent)),
            arguments.number("seed", Integer.MIN_VALUE, Integer.MAX_VALUE, 1));
    match.advance();
    return json(match, Json.object().put("match", matches.add(match)));
  }

  private static Level level(String text) {
    return Level.ALL
        .detectOptional(level -> Integer.toString(level.number()).equals(text))
        .orElseThrow(
            () ->
                new ToolException(
                    "'opponent' must be a level from '1' to '10' or 'self', not '" + text + "'"));
  }

  /** The position in which the agent has a choice. */
  private static CallToolResult present(AgentMatch match) {
    match.advance();
    return json(match, Json.object());
  }

  private static CallToolResult json(AgentMatch match, ObjectNode out) {
    return AgentTool.text(Json.print(out.setAll(match.json())));
  }

  /** Does something with the match that a call names; nobody else uses it meanwhile. */
  private CallToolResult in(ToolArguments arguments, Function<AgentMatch, CallToolResult> use) {
    AgentMatch match = matches.get(arguments.requiredText(MATCH.name()), arguments.progress());
    synchronized (match) {
      // It may have been cancelled while others used the match.
      return arguments.progress().isCancelled()
          ? AgentTool.error("the call was cancelled")
          : use.apply(match);
    }
  }

  private AgentTool position() {
    return new AgentTool(
        "position",
        "The present position of a match, as start_match tells it.",
        Lists.immutable.of(
            MATCH,
            ToolParameter.optionalText(
                "format", "'json' (the default), 'text' for a board, or 'picture' for a PNG")),
        arguments -> in(arguments, match -> position(match, arguments)));
  }

  private CallToolResult position(AgentMatch match, ToolArguments arguments) {
    String format = arguments.text("format").orElse("json");
    match.advance();
    return switch (format) {
      case "json" -> json(match, Json.object());
      case "text" -> AgentTool.text(work.run(match::board));
      case "picture" -> work.run(() -> picture(match));
      default ->
          throw new ToolException(
              "'format' must be 'json', 'text' or 'picture', not '" + format + "'");
    };
  }

  private static CallToolResult picture(AgentMatch match) {
    ImmutableList<Term> facts = match.game().at(match.moves(), PlayedGame.Spot::facts);
    byte[] png =
        Raster.png(match.game().pictures().svg(facts, PictureOptions.DEFAULT), PICTURE_WIDTH);
    return CallToolResult.builder()
        .addContent(
            ImageContent.builder(Base64.getEncoder().encodeToString(png), "image/png").build())
        .isError(false)
        .build();
  }

  private AgentTool legalMoves() {
    return new AgentTool(
        "legal_moves",
        "The legal moves of a role in the present position: each as a GDL term, and as people call"
            + " it.",
        Lists.immutable.of(MATCH, ToolParameter.text("role", "whose moves")),
        arguments -> in(arguments, match -> legalMoves(match, arguments.requiredText("role"))));
  }

  private static CallToolResult legalMoves(AgentMatch match, String name) {
    Role role = match.game().role(name);
    AgentMatch.Choices choices = match.choices();
    if (choices.isTerminal()) {
      return AgentTool.text("The match is over: there are no legal moves.");
    }
    return AgentTool.text(
        choices
            .legal()
            .get(role.index())
            .collect(
                gesture -> {
                  String text = PlayedGame.text(gesture.move());
                  return text.equals(gesture.label()) ? text : text + "   " + gesture.label();
                })
            .makeString("\n"));
  }

  private AgentTool play() {
    return new AgentTool(
        "play",
        "Makes your move, then those of the others until you have a choice again or the match is"
            + " over; answers the position as start_match does, where 'moves' tells what the others"
            + " did. If the move is not legal, the error tells why.",
        Lists.immutable.of(
            MATCH,
            ToolParameter.optionalText("move", "a legal move of yours, such as (mark 1 1)"),
            new ToolParameter(
                "moves",
                "object",
                false,
                "instead of 'move', if several of your roles have a choice: from role to move")),
        arguments -> in(arguments, match -> play(match, arguments)));
  }

  private static CallToolResult play(AgentMatch match, ToolArguments arguments) {
    if (arguments.has("move") == arguments.has("moves")) {
      throw new ToolException("give either 'move' or 'moves'");
    }
    match.play(arguments.texts("moves"), arguments.text("move"));
    // From here on an error must not read as if nothing had been done.
    return ToolErrors.answer("play", MADE, () -> present(match));
  }

  private AgentTool analyze() {
    return new AgentTool(
        "analyze",
        "Searches the present position: the value of the position for each role (0 to 100), the"
            + " best moves with their values and visits, and the moves that are expected.",
        Lists.immutable.of(MATCH, ToolParameter.optionalNumber("seconds", "1 to 20, default 2")),
        arguments ->
            in(
                arguments,
                match ->
                    analyze(
                        match,
                        Duration.ofSeconds(arguments.number("seconds", 1, 20, 2)),
                        arguments.progress())));
  }

  private CallToolResult analyze(AgentMatch match, Duration time, ToolProgress progress) {
    if (match.choices().isTerminal()) {
      return AgentTool.error("the match is over: there is nothing to search");
    }
    ImmutableList<Term> facts = match.game().at(match.moves(), PlayedGame.Spot::facts);
    Thinking.Found end =
        thinking.search(
            match.game(),
            facts,
            Thinking.settings(),
            time,
            PATIENCE,
            found -> {
              progress.reached(
                  found.seconds(),
                  time.toMillis() / 1000.0,
                  found.playouts() + " playouts finished");
              return !progress.isCancelled();
            });
    return AgentTool.text(Json.print(new ThoughtJson(match.game(), facts).of(end)));
  }

  private AgentTool review() {
    return new AgentTool(
        "review",
        "Goes through the match so far with the search, up to a minute: what each decision has"
            + " cost, what would have been better, and which steps were the worst.",
        Lists.immutable.of(MATCH),
        arguments -> in(arguments, match -> review(match, arguments.progress())));
  }

  private CallToolResult review(AgentMatch match, ToolProgress progress) {
    double seconds =
        Math.min(MAX_POSITION_SECONDS, FIRST_LOOKS * REVIEW_SECONDS / (match.moves().size() + 1));
    Duration time = Duration.ofMillis(Math.round(1000 * seconds));
    ArrayNode decisions = Json.array();
    ObjectNode out =
        new Review(
                match.game(), thinking, time, Duration.ofMillis(Math.round(1000 * REVIEW_SECONDS)))
            .run(
                match.moves(),
                () -> !progress.isCancelled(),
                decision -> {
                  decisions.add(decision);
                  int steps = decision.path("step").asInt() + 1;
                  progress.reached(steps, match.moves().size(), steps + " steps reviewed");
                  return !progress.isCancelled();
                });
    out.set("decisions", decisions);
    return AgentTool.text(Json.print(out));
  }
}
