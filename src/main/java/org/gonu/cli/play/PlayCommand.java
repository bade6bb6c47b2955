package org.gonu.cli.play;

import java.nio.file.Path;
import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.BoardView;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.RecordFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.cli.input.ViewLookup;
import org.gonu.cli.match.Casting;
import org.gonu.cli.match.MatchOptions;
import org.gonu.cli.match.MatchPlans;
import org.gonu.cli.match.PlayerSpec;
import org.gonu.cli.person.BoardText;
import org.gonu.cli.person.MoveDialogue;
import org.gonu.cli.person.TypedLines;
import org.gonu.game.Game;
import org.gonu.machine.Role;
import org.gonu.match.MatchClocks;
import org.gonu.player.PlayerSettings;
import org.gonu.render.Pictures;
import org.gonu.server.MatchPlan;

/** The command {@code play}: a person plays in the terminal. */
public final class PlayCommand implements Command {
  private static final String ALL = "all";

  private static final CommandOption AS =
      CommandOption.repeated(
          "as",
          "ROLE",
          "a role that you play, more than once for several, or all; the first one if left out");
  private static final CommandOption AGAINST =
      CommandOption.value(
          "against",
          "SPEC",
          "who plays the other roles: " + PlayerSpec.FORMS + "; chance is always random",
          "mcts");
  private static final CommandOption START_CLOCK =
      CommandOption.value(
          "start-clock", "S", "seconds for other players to prepare, 1 to 86400", 1);
  private static final CommandOption PLAY_CLOCK =
      CommandOption.value(
          "play-clock",
          "S",
          "seconds of other players for each move, 1 to 86400; you have no clock",
          2);
  private static final CommandOption THINK =
      CommandOption.value("think", "S", "seconds of a search for hint and think, 1 to 3600", 2);
  private static final CommandOption PONDER = MatchOptions.ponder("off");
  private static final CommandOption SAVE =
      CommandOption.value("save", "DIR", "directory for the record", "matches");
  private static final CommandOption VIEW =
      CommandOption.value(
          "view", "FILE", "a view file that names moves; the one beside the sheet if left out");

  @Override
  public String name() {
    return "play";
  }

  @Override
  public String summary() {
    return "lets you play a game in the terminal";
  }

  @Override
  public String arguments() {
    return "FILE";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        AS,
        AGAINST,
        START_CLOCK,
        PLAY_CLOCK,
        THINK,
        MatchOptions.SEED,
        MatchOptions.PLAYOUTS,
        MatchOptions.NODES,
        MatchOptions.THREADS,
        MatchOptions.MEMORY,
        PONDER,
        SAVE,
        VIEW,
        GameFile.CASE_SENSITIVE);
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "play rules/tic-tac-toe.kif",
        "play rules/breakthrough.kif --as black --against mcts:playouts=1000",
        "play rules/connect-four.kif --as all");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    String path = SheetFiles.only(arguments);
    MatchClocks clocks =
        MatchClocks.of(
            Duration.ofSeconds(arguments.number(START_CLOCK, 1, 86_400)),
            Duration.ofSeconds(arguments.number(PLAY_CLOCK, 1, 86_400)));
    Duration think = Duration.ofSeconds(arguments.number(THINK, 1, 3600));
    long seed = MatchOptions.seed(arguments);
    PlayerSettings settings = MatchOptions.settings(arguments, PONDER).withSeed(seed);
    PlayerSpec against = PlayerSpec.parse(arguments.text(AGAINST).orElseThrow());
    Path directory = GameFile.path(arguments.text(SAVE).orElseThrow());
    Game game = GameFile.load(path, GameFile.policy(arguments), console);
    ImmutableList<Role> own = own(arguments, game.roles());
    MatchPlan plan = plan(path, game, own, against, clocks, seed);
    int[] code = new int[1];
    GameFile.guard(
        game,
        () -> {
          game.fastEngine().prepare();
          Pictures pictures = Pictures.of(game, ViewLookup.of(path, arguments.text(VIEW), game));
          RecordFile file = RecordFile.in(directory, plan.header().matchId().orElseThrow());
          PlayCourse course = new PlayCourse(game, plan.header());
          BoardText board = new BoardText(new BoardView(game, course.machine()), console);
          Advice advice = new Advice(game, pictures, settings, think, console);
          try (Opponents opponents =
                  new Opponents(game, plan, seats(game, own, against), settings, console);
              TypedLines lines = TypedLines.of(console)) {
            PlaySession session = new PlaySession(course, opponents, board, file, console);
            code[0] =
                session.run(
                    new MoveDialogue(
                        game, pictures, board, console, lines, session.commands(advice, lines)));
          }
        });
    return code[0];
  }

  private static ImmutableList<Role> own(Arguments arguments, ImmutableList<Role> roles) {
    ImmutableList<Role> playable = roles.reject(Role::isChance);
    ImmutableList<String> names = arguments.texts(AS);
    if (playable.isEmpty()) {
      throw new UsageException("play: the game has no role but chance");
    }
    if (names.isEmpty()) {
      return playable.take(1);
    }
    if (names.contains(ALL) && roles.noneSatisfy(role -> role.name().equalsIgnoreCase(ALL))) {
      return playable;
    }
    return names.collect(name -> Casting.find(name, roles)).distinct();
  }

  private static ImmutableList<Opponents.Seat> seats(
      Game game, ImmutableList<Role> own, PlayerSpec against) {
    return game.roles()
        .reject(own::contains)
        .collect(role -> new Opponents.Seat(role, spec(role, against)));
  }

  private static PlayerSpec spec(Role role, PlayerSpec against) {
    return role.isChance() ? PlayerSpec.RANDOM : against;
  }

  private static MatchPlan plan(
      String path,
      Game game,
      ImmutableList<Role> own,
      PlayerSpec against,
      MatchClocks clocks,
      long seed) {
    ImmutableList<PlayerSpec> cast = game.roles().collect(role -> spec(role, against));
    ImmutableList<String> names =
        game.roles().collect(role -> own.contains(role) ? "human" : cast.get(role.index()).text());
    return new MatchPlans(path, game, cast, clocks)
        .plan(
            seed,
            header -> header.playerNames(names).humanPlayers(game.roles().collect(own::contains)));
  }
}
