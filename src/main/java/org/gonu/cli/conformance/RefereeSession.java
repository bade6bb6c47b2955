package org.gonu.cli.conformance;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.EndAtInterrupt;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UsageException;
import org.gonu.conformance.Finding;
import org.gonu.conformance.referee.DifficultPlayer;
import org.gonu.conformance.referee.FaultPlan;
import org.gonu.conformance.referee.PlayerFault;
import org.gonu.http.TakenPort;

/** Serves the difficult player until enough matches are over or the user ends it. */
final class RefereeSession {
  static final CommandOption SERVER =
      CommandOption.flag(
          "server", "be a difficult player instead, and judge the referee it is entered with");
  static final CommandOption PORT =
      CommandOption.value(
          "port", "N", "with --server: port to listen on, 0 for any free one", 9147);
  static final CommandOption BIND =
      CommandOption.value(
          "bind",
          "ADDRESS",
          "with --server: address of this machine to listen on, 0.0.0.0 for all",
          InetAddress.getLoopbackAddress().getHostAddress());
  static final CommandOption FAULTS =
      CommandOption.value(
          "faults",
          "LIST",
          "with --server: faults of its answers in this order, with commas between; all if left"
              + " out, see --list");
  static final CommandOption MATCHES =
      CommandOption.value(
          "matches", "N", "with --server: end after so many matches, 0 for never", 0);

  /** Time between looks whether a match has ended or the user wants to end. */
  private static final Duration TICK = Duration.ofMillis(200);

  private final Console console;
  private final Arguments arguments;
  private final boolean isJson;
  private final ConformanceText text;

  /** A session whose findings are printed as text or as JSON. */
  RefereeSession(Arguments arguments, Console console, boolean isJson) {
    this.arguments = arguments;
    this.console = console;
    this.isJson = isJson;
    this.text = new ConformanceText(console, isJson ? console.err() : console.out());
  }

  /** Serves the player. Returns what it has found. */
  ImmutableList<Finding> run(long seed) {
    int port = (int) arguments.number(PORT, 0, 65_535);
    long matches = arguments.number(MATCHES, 0, Integer.MAX_VALUE);
    FaultPlan plan = new FaultPlan(faults());
    PrintStream err = console.err();
    try (EndAtInterrupt end = EndAtInterrupt.install(console);
        DifficultPlayer player = DifficultPlayer.open(bind(), port, plan, seed, err::println)) {
      PrintStream out = isJson ? err : console.out();
      out.println(
          "a difficult player listens on port "
              + player.address().getPort()
              + " of "
              + player.address().getAddress().getHostAddress());
      out.flush();
      end.begin();
      long begin = System.nanoTime();
      for (long ended = 0; !end.isAsked() && (matches == 0 || ended < matches); ) {
        if (player.awaitEnd(TICK)) {
          ended++;
          text.counts("after match " + ended, player.observations().findings());
        }
      }
      player.judgeOpenMatches();
      ImmutableList<Finding> findings = player.observations().findings();
      print(findings, (System.nanoTime() - begin) / 1e9);
      return findings;
    } catch (IOException taken) {
      throw new InputException("gonu: " + TakenPort.error(bind(), port, taken).getMessage() + "\n");
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      return Lists.immutable.empty();
    }
  }

  private void print(ImmutableList<Finding> findings, double seconds) {
    findings.each(text::row);
    if (isJson) {
      console.out().println(Json.print(ConformanceJson.of("referee", findings, seconds)));
    } else {
      text.summary(findings, seconds);
    }
    console.flush();
  }

  private ImmutableList<PlayerFault> faults() {
    ImmutableList<PlayerFault> all = Lists.immutable.of(PlayerFault.values());
    if (!arguments.has(FAULTS)) {
      return all;
    }
    ImmutableList<String> titles = all.collect(PlayerFault::title);
    return Lists.immutable
        .of(arguments.text(FAULTS).orElseThrow().split(",", -1))
        .flatCollect(word -> NameSelection.of("--faults", word, titles))
        .collect(title -> all.get(titles.indexOf(title)));
  }

  private InetAddress bind() {
    String address = arguments.text(BIND).orElseThrow();
    try {
      return InetAddress.getByName(address);
    } catch (UnknownHostException unknown) {
      throw new UsageException("--bind: not an address of this machine: '" + address + "'");
    }
  }
}
