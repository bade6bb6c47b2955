package org.gonu.server.service;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.gonu.JavaMachine;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.TournamentRow;

/** A server in a process of its own, which can be killed. Tells every event that it publishes. */
final class ServerProcess {
  private static final String EVENT = "event ";
  private static final String STANDINGS = "standings ";
  private static final String IDLE = "idle";

  private final Process process;
  private final Thread reader;
  private final CountDownLatch idle = new CountDownLatch(1);
  private final CountDownLatch begun = new CountDownLatch(1);

  /** By match, the number of the last event that the process has told of. */
  private final Map<String, Long> told = new ConcurrentHashMap<>();

  /** By tournament, the standings at its end. */
  private final Map<String, String> standings = new ConcurrentHashMap<>();

  private ServerProcess(Process process) {
    this.process = process;
    this.reader = new Thread(this::read, "server-process");
    reader.setDaemon(true);
    reader.start();
  }

  /** Starts a server on a directory. */
  static ServerProcess start(Path directory) throws IOException {
    return new ServerProcess(
        JavaMachine.program(
                JavaMachine.quick("-Xmx256m"), ServerProcess.class.getName(), directory.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start());
  }

  private void read() {
    try (BufferedReader output =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        if (line.startsWith(EVENT)) {
          String[] words = line.split(" ", -1);
          told.merge(words[1], Long.parseLong(words[2]), Math::max);
          begun.countDown();
        } else if (line.startsWith(STANDINGS)) {
          String[] words = line.split(" ", 3);
          standings.put(words[1], words[2]);
        } else if (line.equals(IDLE)) {
          begun.countDown();
          idle.countDown();
        }
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Waits until the server does something, or finds that there is nothing to do. */
  void awaitBegin() throws InterruptedException {
    if (!begun.await(60, TimeUnit.SECONDS)) {
      throw new AssertionError("the server does nothing");
    }
  }

  /** True if all matches ended within a time. */
  boolean isIdleWithin(long millis) throws InterruptedException {
    return idle.await(millis, TimeUnit.MILLISECONDS);
  }

  /**
   * Kills the process, as {@code kill -9} does.
   *
   * @return by match, the number of the last event that it had told of
   */
  Map<String, Long> kill() throws InterruptedException {
    // By its handle, so that what it has written can still be read.
    if (!process.toHandle().destroyForcibly()) {
      throw new AssertionError("the server cannot be killed");
    }
    process.waitFor();
    reader.join();
    return told;
  }

  /** By tournament, the standings that the process told when all was over. */
  Map<String, String> standings() {
    return standings;
  }

  /**
   * Runs the matches and tournaments of a directory until all have ended, and then waits to be
   * killed.
   */
  public static void main(String[] args) throws Exception {
    GameServer server = Servers.open(Path.of(args[0]), 8, Clock.systemUTC());
    CountDownLatch never = new CountDownLatch(1);
    server.listen(
        (id, event) -> {
          System.out.println(EVENT + id + " " + event.sequence());
          System.out.flush();
        });
    while (!isIdle(server)) {
      TimeUnit.MILLISECONDS.sleep(20);
    }
    for (TournamentRow row : server.tournaments().all()) {
      // As it is in memory, after one result at a time.
      System.out.println(
          STANDINGS
              + row.id()
              + " "
              + server.tournaments().tournament(row.id()).standings().rows());
    }
    System.out.println(IDLE);
    System.out.flush();
    never.await();
  }

  private static boolean isIdle(GameServer server) {
    return server.tournaments().all().noneSatisfy(row -> row.state() == TournamentRow.State.RUNNING)
        && server.status().running() + server.status().queued() == 0
        && server
            .matches(Long.MAX_VALUE, 10_000)
            .allSatisfy(row -> row.state() == MatchRow.State.ENDED);
  }
}
