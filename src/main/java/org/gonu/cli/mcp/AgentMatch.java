package org.gonu.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.input.BoardView;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.player.Level;
import org.gonu.render.MoveGesture;
import org.gonu.render.Pictures;
import org.gonu.text.SourceText;
import org.gonu.web.PlayedGame;
import org.gonu.web.position.Explanations;
import org.gonu.web.position.Positions;
import org.gonu.web.thought.Thinking;
import org.jspecify.annotations.Nullable;

/**
 * A match of an agent: it plays one role against our player, or all roles. Roles named {@code
 * random} are chance unless the agent has chosen one. Moves of positions in which the agent has no
 * choice are made at once. Used by one thread at a time.
 */
final class AgentMatch {
  /** Joint moves without a choice of the agent that are made at once. */
  private static final int MAX_FORCED = 100;

  /** How long a decision waits for other searches. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** What pages need and agents do not. */
  private static final List<String> OF_PAGES =
      List.of(
          "steps", "farSide", "svg", "sites", "marked", "labels", "viewFindings", "last", "rest");

  private final PlayedGame game;
  private final Thinking thinking;

  /** The roles that the agent plays. */
  private final ImmutableList<Role> own;

  /** Of our player; empty if there is none. */
  private final Optional<Level> level;

  private final long seed;
  private ImmutableList<ImmutableList<String>> moves = Lists.immutable.empty();

  /** How many joint moves had been made when the agent was to move before. */
  private int lastTurn;

  /** True if moves that are no choice of the agent may be left to make. */
  private boolean isBehind = true;

  private @Nullable BoardView board;

  /**
   * What can be done in a position.
   *
   * @param legal by role; empty if the match is over
   */
  record Choices(boolean isTerminal, ImmutableList<ImmutableList<MoveGesture>> legal) {}

  /**
   * A match that has just begun.
   *
   * @param role that the agent plays; empty for all
   * @param level of our player, if the agent plays one role
   */
  AgentMatch(
      PlayedGame game, Thinking thinking, Optional<Role> role, Optional<Level> level, long seed) {
    this.game = game;
    this.thinking = thinking;
    this.own = role.map(Lists.immutable::of).orElseGet(() -> game.roles().reject(Role::isChance));
    this.level = level;
    this.seed = seed;
  }

  PlayedGame game() {
    return game;
  }

  /** The joint moves so far. */
  ImmutableList<ImmutableList<String>> moves() {
    return moves;
  }

  /** What can be done now. */
  Choices choices() {
    Pictures pictures = game.pictures();
    return game.at(
        moves,
        spot ->
            spot.machine().isTerminal(spot.state())
                ? new Choices(true, Lists.immutable.empty())
                : new Choices(
                    false,
                    game.roles()
                        .collect(
                            role ->
                                Positions.gestures(pictures, spot.machine(), spot.state(), role))));
  }

  /**
   * Goes on until the agent has a choice, or the match is over. If that fails, as when all searches
   * are taken, the next call goes on.
   */
  void advance() {
    if (isBehind) {
      try {
        makeForced();
      } catch (BrokenContractException broken) {
        // That would break again; the position tells of it.
        isBehind = false;
        throw broken;
      }
      isBehind = false;
    }
  }

  private void makeForced() {
    Choices choices = choices();
    for (int i = 0; i < MAX_FORCED && !choices.isTerminal() && isForced(choices); i++) {
      make(choices, Map.of());
      choices = choices();
    }
  }

  private boolean isForced(Choices choices) {
    return own.allSatisfy(role -> choices.legal().get(role.index()).size() == 1);
  }

  /**
   * Makes the agent's moves, with those that others make at the same time; {@link #advance} has to
   * follow.
   *
   * @param chosen by the name of a role; a role with one legal move may be left out
   * @param only the move of the only role of the agent that has a choice; empty if moves are chosen
   */
  void play(Map<String, String> chosen, Optional<String> only) {
    if (isBehind) {
      advance();
      throw new ToolException(
          "your move before this one was made, and the others have moved since: ask for the"
              + " position before you choose");
    }
    Choices choices = choices();
    if (choices.isTerminal()) {
      throw new ToolException("the match is over; start_match begins another one");
    }
    for (String name : chosen.keySet()) {
      if (!own.contains(game.role(name))) {
        throw new ToolException("you do not play " + name + " but " + own.makeString(", "));
      }
    }
    int turn = moves.size();
    make(choices, only.map(move -> Map.of(decider(choices).name(), move)).orElse(chosen));
    lastTurn = turn;
    isBehind = true;
  }

  private Role decider(Choices choices) {
    ImmutableList<Role> deciding = own.select(role -> choices.legal().get(role.index()).size() > 1);
    if (deciding.size() > 1) {
      throw new ToolException(
          "give 'moves', an object with a move for each of " + deciding.makeString(", "));
    }
    return deciding.isEmpty() ? own.getFirst() : deciding.getFirst();
  }

  private void make(Choices choices, Map<String, String> chosen) {
    // What the agent says is read first: our player does not think about a joint move in vain.
    ImmutableList<Optional<Move>> said =
        game.roles()
            .collect(
                role ->
                    own.contains(role)
                        ? Optional.of(ownMove(role, choices.legal().get(role.index()), chosen))
                        : Optional.empty());
    ImmutableList<String> joint =
        game.roles()
            .collect(
                role ->
                    PlayedGame.text(
                        said.get(role.index())
                            .orElseGet(() -> move(role, choices.legal().get(role.index())))));
    game.at(moves.newWith(joint), PlayedGame.Spot::step);
    moves = moves.newWith(joint);
  }

  private Move ownMove(Role role, ImmutableList<MoveGesture> legal, Map<String, String> chosen) {
    Optional<String> text =
        chosen.entrySet().stream()
            .filter(entry -> entry.getKey().equalsIgnoreCase(role.name()))
            .map(Map.Entry::getValue)
            .findFirst();
    if (text.isEmpty()) {
      if (legal.size() == 1) {
        return legal.getFirst().move();
      }
      throw new ToolException("a move of " + role + " is missing; legal_moves lists them");
    }
    return game.legal(legal.collect(MoveGesture::move), text.get())
        .or(
            () ->
                legal
                    .detectOptional(gesture -> gesture.label().equalsIgnoreCase(text.get()))
                    .map(MoveGesture::move))
        .orElseThrow(() -> new ToolException(refusal(role, text.get(), legal)));
  }

  /** Why a text is no legal move, and which moves are. */
  private String refusal(Role role, String text, ImmutableList<MoveGesture> legal) {
    String reason =
        GdlReader.readTerm(new SourceText("<move>", text), game.game().spelling())
            .value()
            .filter(term -> term.isGround())
            .map(
                term ->
                    game.at(
                        moves,
                        spot ->
                            new Explanations(game, game.pictures(), spot, role)
                                .ofMove(term)
                                .path("text")
                                .asText()))
            .orElse(
                "'"
                    + text
                    + "' is not a move: a move is a ground term such as "
                    + PlayedGame.text(legal.getFirst().move()));
    return reason
        + "\nlegal moves of "
        + role
        + ": "
        + legal
            .take(MatchTools.MAX_TOLD)
            .collect(gesture -> PlayedGame.text(gesture.move()))
            .makeString(", ")
        + (legal.size() > MatchTools.MAX_TOLD ? ", and others" : "");
  }

  /** A move of a role that the agent does not play. */
  private Move move(Role role, ImmutableList<MoveGesture> gestures) {
    ImmutableList<Move> legal = gestures.collect(MoveGesture::move);
    long own = seed * 1_000_003 + moves.size();
    if (legal.size() == 1) {
      return legal.getFirst();
    }
    if (role.isChance() || level.isEmpty()) {
      return legal.get(new SplittableRandom(own).nextInt(legal.size()));
    }
    ImmutableList<Term> facts = game.at(moves, PlayedGame.Spot::facts);
    return thinking
        .choose(
            new Thinking.Decision(game, facts, role, level.get(), own),
            level.get().time(),
            PATIENCE,
            progress -> true)
        .map(Thinking.Choice::move)
        .filter(legal::contains)
        .orElseGet(legal::getFirst);
  }

  /** The position as JSON, with the joint moves that led there from the agent's last turn. */
  ObjectNode json() {
    ObjectNode out = Positions.of(game, moves, moves.size());
    out.remove(OF_PAGES);
    for (JsonNode ofRole : out.get("legal")) {
      for (JsonNode gesture : ofRole) {
        ((ObjectNode) gesture).remove(List.of("clicks", "also"));
      }
    }
    ArrayNode made = out.putArray("moves");
    for (ImmutableList<String> joint : moves.drop(lastTurn)) {
      ArrayNode byRole = made.addArray();
      joint.each(byRole::add);
    }
    out.put("you", own.makeString(", "));
    out.put("board", board());
    return out;
  }

  /** The position as text. */
  String board() {
    BoardView drawn = board;
    if (drawn == null) {
      drawn = new BoardView(game.game());
      board = drawn;
    }
    return drawn.draw(game.at(moves, PlayedGame.Spot::facts));
  }
}
