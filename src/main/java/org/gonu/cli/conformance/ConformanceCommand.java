package org.gonu.cli.conformance;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.EndAtInterrupt;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UsageException;
import org.gonu.conformance.Finding;
import org.gonu.conformance.Verdict;
import org.gonu.conformance.player.PlayerCheck;
import org.gonu.conformance.player.PlayerChecks;
import org.gonu.conformance.player.PlayerKit;
import org.gonu.conformance.player.Target;
import org.gonu.conformance.player.TargetOptions;

/** The command {@code conformance}: checks players, and referees by a difficult player. */
public final class ConformanceCommand implements Command {
  private static final int MAX_SECONDS = 600;

  private static final CommandOption ONLY =
      CommandOption.value(
          "only",
          "IDS",
          "run only these checks, with commas between; P-START stands for all that begin so");
  private static final CommandOption LIST =
      CommandOption.flag("list", "list the checks and the faults, and end");
  private static final CommandOption START_CLOCK =
      CommandOption.value(
          "start-clock",
          "S",
          "start clock of the matches, in seconds from 1 to 600",
          TargetOptions.DEFAULT.startClock());
  private static final CommandOption PLAY_CLOCK =
      CommandOption.value(
          "play-clock",
          "S",
          "play clock of the matches, in seconds from 1 to 600",
          TargetOptions.DEFAULT.playClock());
  private static final CommandOption TIMEOUT =
      CommandOption.value(
          "timeout",
          "S",
          "seconds that the player has for answers that need no thinking, 1 to 600",
          TargetOptions.DEFAULT.patience().toSeconds());
  private static final CommandOption SEED =
      CommandOption.value(
          "seed", "N", "of the moves that are made at random", TargetOptions.DEFAULT.seed());
  private static final CommandOption STRICT =
      CommandOption.flag("strict", "warnings make the exit code 1, too");
  private static final CommandOption JSON =
      CommandOption.flag("json", "print the findings as a JSON object, progress on standard error");

  @Override
  public String name() {
    return "conformance";
  }

  @Override
  public String summary() {
    return "tests a player or a referee against the match protocol";
  }

  @Override
  public String arguments() {
    return "http://HOST:PORT|--server";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        ONLY,
        LIST,
        START_CLOCK,
        PLAY_CLOCK,
        TIMEOUT,
        RefereeSession.SERVER,
        RefereeSession.PORT,
        RefereeSession.BIND,
        RefereeSession.FAULTS,
        RefereeSession.MATCHES,
        SEED,
        STRICT,
        JSON);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "conformance http://localhost:9147",
        "conformance http://localhost:9147 --only P-START,P-PLAY-04",
        "conformance --server --port 9147",
        "conformance --server --faults silent,late,illegal --matches 1 --json",
        "conformance --list");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.has(LIST)) {
      if (arguments.has(JSON)) {
        throw new UsageException("conformance: --json is for findings, and --list has none");
      }
      RequirementList.print(console.out());
      return ExitCode.FINE;
    }
    if (arguments.has(RefereeSession.SERVER)) {
      return judgeReferee(arguments, console);
    }
    TargetOptions options =
        new TargetOptions(
            (int) arguments.number(START_CLOCK, 1, MAX_SECONDS),
            (int) arguments.number(PLAY_CLOCK, 1, MAX_SECONDS),
            Duration.ofSeconds(arguments.number(TIMEOUT, 1, MAX_SECONDS)),
            arguments.number(SEED, 0, Long.MAX_VALUE));
    ImmutableList<PlayerCheck> checks = checks(arguments);
    String subject = arguments.only("address of a player");
    InetSocketAddress address = PlayerAddress.parse(subject);
    mustListen(address, subject, options);
    try (EndAtInterrupt end = EndAtInterrupt.install(console)) {
      end.begin();
      PlayerKit kit = new PlayerKit(new Target(address, options));
      return attack(kit, checks, end::isAsked, arguments, console);
    }
  }

  /** Runs the checks and prints what they find, all that there is if the user ends it. */
  private static int attack(
      PlayerKit kit,
      ImmutableList<PlayerCheck> checks,
      BooleanSupplier isEnough,
      Arguments arguments,
      Console console) {
    PrintStream progress = arguments.has(JSON) ? console.err() : console.out();
    ConformanceText text = new ConformanceText(console, progress);
    long begin = System.nanoTime();
    ImmutableList<Finding> findings = kit.run(checks, text::row, isEnough);
    double seconds = (System.nanoTime() - begin) / 1e9;
    if (arguments.has(JSON)) {
      String subject = arguments.positional().getFirst();
      console.out().println(Json.print(ConformanceJson.of(subject, findings, seconds)));
    } else {
      text.summary(findings, seconds);
    }
    console.flush();
    return exitCode(findings, arguments.has(STRICT));
  }

  private static int judgeReferee(Arguments arguments, Console console) {
    if (arguments.positional().notEmpty()) {
      throw new UsageException("conformance: --server is in place of the address of a player");
    }
    RefereeSession session = new RefereeSession(arguments, console, arguments.has(JSON));
    ImmutableList<Finding> findings = session.run(arguments.number(SEED, 0, Long.MAX_VALUE));
    return exitCode(findings, arguments.has(STRICT));
  }

  private static ImmutableList<PlayerCheck> checks(Arguments arguments) {
    ImmutableList<PlayerCheck> all = PlayerChecks.all();
    if (!arguments.has(ONLY)) {
      return all;
    }
    ImmutableList<String> chosen =
        NameSelection.of(
            "--only",
            arguments.text(ONLY).orElseThrow(),
            all.collect(check -> check.requirement().id()));
    return all.select(check -> chosen.contains(check.requirement().id()));
  }

  private static void mustListen(InetSocketAddress address, String subject, TargetOptions options) {
    try (Socket socket = new Socket()) {
      socket.connect(address, (int) options.patience().toMillis());
    } catch (IOException refused) {
      throw new InputException(
          "gonu: no player at " + subject + ": " + refused.getMessage() + "\n");
    }
  }

  private static int exitCode(ImmutableList<Finding> findings, boolean isStrict) {
    boolean isBad =
        findings.anySatisfy(
            finding ->
                finding.verdict() == Verdict.FAIL
                    || (isStrict && finding.verdict() == Verdict.WARN));
    return isBad ? ExitCode.INPUT_HAS_ERRORS : ExitCode.FINE;
  }
}
