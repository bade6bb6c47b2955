package org.gonu.cli.match;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.game.WarmUp;
import org.gonu.game.cache.CircuitCache;
import org.gonu.http.AddressRange;
import org.gonu.http.HttpAccess;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;
import org.gonu.search.Coefficients;

/** The command {@code player}: serves a player over the match protocol. */
public final class PlayerCommand implements Command {
  private static final CommandOption PORT =
      CommandOption.value(
          "port", "N", "port to listen on, 0 for any free one", PlayerOptions.DEFAULT_PORT);
  private static final CommandOption BIND =
      CommandOption.value(
          "bind",
          "ADDRESS",
          "address of this machine to listen on, 0.0.0.0 for all; game servers on other machines,"
              + " such as Tiltyard, need one that they can reach",
          HttpAccess.LOOPBACK.bind().getHostAddress());
  private static final CommandOption ALLOW =
      CommandOption.value(
          "allow",
          "PEERS",
          "addresses that are served besides this machine, with commas between: 192.168.1.7,"
              + " 192.168.1.0/24 or a name; all if left out");
  private static final CommandOption CORS =
      CommandOption.value(
          "cors",
          "ORIGIN",
          "web pages that may use the player from within a browser, as Stanford's Gamemaster does:"
              + " https://host:port, or * for all; none if left out. Game servers that connect"
              + " themselves, such as ggp-base, Dresden and Tiltyard with its pings, do not need"
              + " it");
  private static final CommandOption NAME =
      CommandOption.value("name", "NAME", "what the player tells hosts, without blanks", "Gonu");
  private static final CommandOption PLAYER =
      CommandOption.value("player", "SPEC", PlayerSpec.Local.FORMS, "mcts");
  private static final CommandOption MARGIN =
      CommandOption.value(
          "margin",
          "MS",
          "milliseconds kept back from every clock for the way to the host",
          PlayerOptions.DEFAULT_MARGIN.toMillis());

  private static final CommandOption STATE =
      CommandOption.value(
          "state",
          "DIR",
          "directory in which the match in play is written down: a player that was killed and is"
              + " started again on the same port goes on with it at the next PLAY");
  private static final CommandOption PONDER = MatchOptions.ponder("on");
  private static final CommandOption QUIET =
      CommandOption.flag("quiet", "do not tell of matches and moves on standard error");

  private static final CommandOption SHOW_PARAMETERS =
      CommandOption.flag(
          "show-parameters",
          "list the coefficients of the search of --player, their ranges and defaults, and end");
  private static final CommandOption JSON =
      CommandOption.flag("json", "with --show-parameters: print them as a JSON array");

  /** Property by which logback.xml sets the level of messages. */
  private static final String LOG_LEVEL = "gonu.log";

  @Override
  public String name() {
    return "player";
  }

  @Override
  public String summary() {
    return "serves a player to game servers over the GGP protocol";
  }

  @Override
  public String arguments() {
    return "";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        PORT,
        BIND,
        ALLOW,
        CORS,
        ConnectedPlayer.CONNECT,
        ConnectedPlayer.TOKEN,
        ConnectedPlayer.THINK_ALOUD,
        NAME,
        PLAYER,
        MARGIN,
        STATE,
        MatchOptions.SEED,
        MatchOptions.PLAYOUTS,
        MatchOptions.NODES,
        MatchOptions.THREADS,
        MatchOptions.MEMORY,
        PONDER,
        ThinkLogFile.OPTION,
        QUIET,
        SHOW_PARAMETERS,
        JSON);
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "player",
        "player --port 9148 --player random --name Dice",
        "player --bind 0.0.0.0 --allow 192.168.1.0/24",
        "player --connect ws://gonu.example:9180/api/v1/channel --name Ann --token @ann.token",
        "player --port 9148 --state player-9148",
        "player --player mcts:threads=2,memory=512 --ponder off",
        "player --player mcts:exploration=1.2 --show-parameters");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().notEmpty()) {
      throw new UsageException(
          "player: there is no argument '" + arguments.positional().getFirst() + "'");
    }
    PlayerSpec.Local spec = spec(arguments);
    if (arguments.has(SHOW_PARAMETERS)) {
      ParameterTable table = new ParameterTable(coefficients(spec));
      console.out().print(arguments.has(JSON) ? Json.print(table.json()) + "\n" : table.print());
      return ExitCode.FINE;
    }
    if (arguments.has(JSON)) {
      throw new UsageException("--json needs --show-parameters");
    }
    if (!arguments.has(QUIET) && System.getProperty(LOG_LEVEL) == null) {
      // Read when the first logger is created, which is after this.
      System.setProperty(LOG_LEVEL, "INFO");
    }
    PlayerOptions options = options(arguments).withCircuits(circuits(console));
    PlayerSettings settings =
        MatchOptions.settings(arguments, PONDER).withSeed(MatchOptions.seed(arguments));
    if (arguments.has(ConnectedPlayer.CONNECT)) {
      try (ThinkLogFile thinkLog = ThinkLogFile.of(arguments)) {
        WarmUp.start();
        return ConnectedPlayer.run(
            arguments,
            thinkLog,
            log -> spec.open(settings, PlayerContext.of(log)),
            options,
            console);
      }
    }
    try (ThinkLogFile thinkLog = ThinkLogFile.of(arguments);
        PlayerEndpoint endpoint =
            PlayerEndpoint.open(spec.open(settings, PlayerContext.of(thinkLog)), options)) {
      String name = options.name() + " (" + spec.text() + ")";
      tellAddress(name, endpoint, arguments.has(ALLOW), console);
      WarmUp.start();
      new CountDownLatch(1).await();
    } catch (IOException taken) {
      throw UnwritableFile.error(taken);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
    return ExitCode.FINE;
  }

  private static void tellAddress(
      String name, PlayerEndpoint endpoint, boolean isRestricted, Console console) {
    console
        .out()
        .println(name + " listens on port " + endpoint.port() + " of " + listeningOn(endpoint));
    if (!endpoint.address().getAddress().isLoopbackAddress() && !isRestricted) {
      console
          .err()
          .println(
              "gonu: warning: everybody who reaches this address can use the player;"
                  + " --allow says who may");
    }
    console.flush();
  }

  private static PlayerSpec.Local spec(Arguments arguments) {
    PlayerSpec spec = PlayerSpec.parse(arguments.text(PLAYER).orElseThrow());
    if (spec instanceof PlayerSpec.Local local) {
      return local;
    }
    throw new UsageException(
        "--player must be " + PlayerSpec.Local.FORMS + ", not '" + spec.text() + "'");
  }

  private static Coefficients coefficients(PlayerSpec.Local spec) {
    if (!spec.name().equals("mcts")) {
      throw new UsageException("--show-parameters: " + spec.name() + " has no coefficients");
    }
    return spec.settings().over(PlayerSettings.defaults()).coefficients();
  }

  private static String listeningOn(PlayerEndpoint endpoint) {
    InetAddress address = endpoint.address().getAddress();
    return address.isLoopbackAddress()
        ? address.getHostAddress() + ", for this machine alone (see --bind)"
        : address.getHostAddress();
  }

  private static HttpAccess access(Arguments arguments) {
    HttpAccess access = HttpAccess.LOOPBACK;
    try {
      if (arguments.has(BIND)) {
        access = access.withBind(InetAddress.getByName(arguments.text(BIND).orElseThrow()));
      }
      if (arguments.has(ALLOW)) {
        access =
            access.withAllowed(
                Lists.immutable
                    .of(arguments.text(ALLOW).orElseThrow().split(",", -1))
                    .flatCollect(peer -> AddressRange.parse(peer.strip())));
      }
      if (arguments.has(CORS)) {
        access = access.withOrigin(arguments.text(CORS).orElseThrow());
      }
      return access;
    } catch (UnknownHostException unknown) {
      throw new UsageException(
          "--bind: not an address of this machine: '" + arguments.text(BIND).orElseThrow() + "'");
    } catch (IllegalArgumentException unreadable) {
      throw new UsageException("player: " + unreadable.getMessage());
    }
  }

  private static PlayerOptions options(Arguments arguments) {
    String name = arguments.text(NAME).orElseThrow();
    int port = (int) arguments.number(PORT, 0, 65_535);
    long margin = arguments.number(MARGIN, 0, MatchOptions.MAX_MARGIN);
    HttpAccess access = access(arguments);
    try {
      PlayerOptions options =
          PlayerOptions.of(name, port).withMargin(Duration.ofMillis(margin)).withAccess(access);
      return arguments.has(STATE)
          ? options.withState(GameFile.path(arguments.text(STATE).orElseThrow()))
          : options;
    } catch (IllegalArgumentException badName) {
      throw new UsageException("--name: " + badName.getMessage());
    }
  }

  private static CircuitCache circuits(Console console) {
    return console.caching() ? CircuitCache.ofUser() : CircuitCache.none();
  }
}
