package org.gonu.server.service;

import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.DaemonThreads;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.Store;
import org.gonu.server.store.TournamentRow;
import org.gonu.server.tournament.Decision;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.log.LogLine;
import org.gonu.server.tournament.spec.References;
import org.gonu.server.tournament.spec.SpecReader;
import org.gonu.server.tournament.standing.Tournament;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets tournaments go on: asks for the matches that are to be played now, counts results, takes
 * decisions of the organiser. What is to be played is a pure function of what is on the disk, so a
 * server that was killed needs nothing else to go on. One thread does all of it.
 *
 * <p>Players of a specification that are not registered yet are registered with its addresses. A
 * player that was missing when a match began is left alone for ten seconds, then twenty, up to a
 * minute; the match is played again with the same seats.
 */
public final class TournamentDirector implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(TournamentDirector.class);

  /** Time between looks whether a player that was missing has rested. */
  private static final long LOOK_MILLIS = 1_000;

  /** Tournaments that are over stay in memory as long as there are no more than this in all. */
  private static final int MAX_KEPT = 64;

  /** Time for a look at the tournaments to end. */
  private static final Duration CLOSE_LIMIT = Duration.ofSeconds(5);

  private final GameServer server;
  private final Store store;
  private final TournamentEntrants entrants;
  private final References references;
  private final Clock clock;
  private final Map<String, TournamentCourse> courses = new ConcurrentHashMap<>();
  private final ScheduledThreadPoolExecutor thread =
      new ScheduledThreadPoolExecutor(1, DaemonThreads.named("tournaments"));
  private final BiConsumer<String, MatchEvent> listener = this::heard;

  TournamentDirector(
      GameServer server, Store store, Roster roster, References references, Clock clock) {
    this.server = server;
    this.references = references;
    this.store = store;
    this.entrants = new TournamentEntrants(server, roster, clock);
    this.clock = clock;
  }

  /** Goes on with the tournaments that are not over. */
  void open() {
    store.matches().listen(listener);
    for (TournamentRow row : store.tournaments().all()) {
      if (row.state() == TournamentRow.State.RUNNING) {
        CompletableFuture<?> unused = run(() -> advance(load(row)));
      }
    }
    ScheduledFuture<?> unused =
        thread.scheduleWithFixedDelay(
            () -> courses.values().forEach(this::look),
            LOOK_MILLIS,
            LOOK_MILLIS,
            TimeUnit.MILLISECONDS);
  }

  private void look(TournamentCourse course) {
    try {
      TournamentRow row = advance(course);
      ImmutableList<String> obstacles = obstacles(row);
      course.note(obstacles).each(reason -> LOG.warn("tournament {}: {}", course.id(), reason));
      boolean isOver = row.state() != TournamentRow.State.RUNNING && course.matches().isEmpty();
      if (isOver && courses.size() > MAX_KEPT) {
        courses.remove(course.id());
      }
    } catch (StalledException ending) {
      LOG.debug("tournament {} waits for the disk until the server ends", course.id());
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError failed) {
      LOG.error("tournament {} does not go on", course.id(), failed);
    }
  }

  private <T> CompletableFuture<T> run(Callable<T> task) {
    CompletableFuture<T> result = new CompletableFuture<>();
    try {
      thread.execute(
          () -> {
            try {
              result.complete(task.call());
            } catch (Exception | OutOfMemoryError | StackOverflowError failed) {
              LOG.debug("refused", failed);
              result.completeExceptionally(failed);
            }
          });
    } catch (RejectedExecutionException closed) {
      result.completeExceptionally(closed);
    }
    return result;
  }

  /**
   * Reads a specification in YAML; its sheets are those of this server, by hash or name.
   *
   * @param name of the text in messages
   */
  public Outcome<TournamentSpec> read(String name, String yaml) {
    return SpecReader.read(new SourceText(name, yaml), references);
  }

  /**
   * Creates a tournament and starts its first matches. Its id is its name with hyphens for blanks
   * and other marks.
   *
   * @return fails with a {@link RefusedException} if there is one of this name, or its players
   *     cannot be registered or play it; then nothing is stored
   */
  public CompletableFuture<TournamentRow> create(TournamentSpec spec) {
    return run(
        () -> {
          String id = TournamentId.of(spec.name());
          if (store.tournaments().find(id).isPresent()) {
            throw new RefusedException(
                RefusedException.Kind.CONFLICT, "there is a tournament '" + id + "' already");
          }
          entrants.register(spec);
          TournamentRow row =
              store.tournaments().create(id, LogLine.of(spec), spec.seed(), clock.millis()).get();
          return advance(load(row));
        });
  }

  /**
   * Takes decisions of the organiser, all or none. Matches under way that they make needless are
   * called off; a tournament that was over goes on if there is something to be played again.
   *
   * @return fails with a {@link RefusedException} if one is about no match of the tournament, or
   *     contradicts rounds that are played, or the tournament was called off
   */
  public CompletableFuture<TournamentRow> decide(String id, ImmutableList<Decision> decisions) {
    return run(() -> decide(load(row(id)), decisions));
  }

  /** Lets a player leave: it forfeits what it would have to play, and is not paired any more. */
  public CompletableFuture<TournamentRow> withdraw(String id, String player, String reason) {
    return run(
        () -> {
          TournamentCourse course = load(row(id));
          if (course.tournament().spec().player(player) < 0) {
            throw new RefusedException(
                RefusedException.Kind.UNKNOWN, "'" + player + "' does not take part in " + id);
          }
          return decide(course, course.tournament().withdrawal(player, reason));
        });
  }

  private TournamentRow decide(TournamentCourse course, ImmutableList<Decision> decisions)
      throws Exception {
    TournamentRow row = row(course.id());
    if (row.state() == TournamentRow.State.CANCELLED) {
      throw new RefusedException(
          RefusedException.Kind.CONFLICT, "the tournament '" + row.id() + "' was called off");
    }
    Tournament next = decided(course.tournament(), decisions);
    ImmutableList<String> lines = decisions.collect(LogLine::of);
    TournamentRow.State state = next.isFinished() ? row.state() : TournamentRow.State.RUNNING;
    store.tournaments().decide(row.id(), lines, state, clock.millis()).get();
    LOG.info("tournament {}: decided {}", row.id(), lines);
    course.set(next);
    course.unwanted().each(match -> abort(match, "by a decision of the organiser"));
    return advance(course);
  }

  private static Tournament decided(Tournament before, ImmutableList<Decision> decisions) {
    try {
      return before.with(decisions);
    } catch (IllegalArgumentException stranger) {
      throw new RefusedException(
          RefusedException.Kind.INVALID,
          stranger.getMessage()
              + "; what later rounds were made of cannot be changed once they are played");
    }
  }

  private void abort(String match, String why) {
    try {
      CompletableFuture<?> unused = server.abort(match, why);
    } catch (RefusedException ended) {
      LOG.debug("match {}: {}", match, ended.getMessage());
    }
  }

  /**
   * Calls a tournament off; its matches under way end without a result.
   *
   * @return fails with a {@link RefusedException} if it does not run any more
   */
  public CompletableFuture<TournamentRow> cancel(String id) {
    return run(
        () -> {
          TournamentCourse course = load(row(id));
          if (row(id).state() != TournamentRow.State.RUNNING) {
            throw new RefusedException(
                RefusedException.Kind.CONFLICT, "the tournament '" + id + "' is over");
          }
          store.tournaments().end(id, TournamentRow.State.CANCELLED).get();
          LOG.info("tournament {} is called off", id);
          course.matches().each(match -> abort(match, "the tournament is called off"));
          return row(id);
        });
  }

  /** All tournaments, newest first. */
  public ImmutableList<TournamentRow> all() {
    return store.tournaments().all();
  }

  /** The tournament with an id. */
  public Optional<TournamentRow> find(String id) {
    return store.tournaments().find(id);
  }

  /** The matches of a tournament, in the order in which they were asked for. */
  public ImmutableList<MatchRow> matches(String id) {
    return store.matches().ofTournament(id);
  }

  /**
   * Some matches of a tournament, in the order in which they were asked for.
   *
   * @param from number of the first one wanted, from 1
   * @param limit most matches
   */
  public ImmutableList<MatchRow> matches(String id, int from, int limit) {
    return store.matches().ofTournament(id, from, limit);
  }

  private void heard(String match, MatchEvent event) {
    if (event.body() instanceof EventBody.Ended) {
      CompletableFuture<?> unused = run(() -> ended(match));
    }
  }

  private boolean ended(String match) {
    MatchRow row = store.matches().find(match).orElseThrow();
    Optional<TournamentCourse> course =
        row.pairing().map(EventBody.PairingOf::tournament).map(courses::get);
    if (course.isEmpty() || !course.get().end(row)) {
      return false;
    }
    count(course.get(), row);
    return advance(course.get()).number() > 0;
  }

  private void count(TournamentCourse course, MatchRow row) {
    MatchResult result =
        TournamentResults.of(course.tournament().spec(), store.matches().events(row.id()));
    try {
      course.add(result);
    } catch (IllegalArgumentException stranger) {
      LOG.error("tournament {}: {}", course.id(), stranger.getMessage());
    }
  }

  /** Starts what can be played now, and notes the end. */
  private TournamentRow advance(TournamentCourse course) {
    TournamentRow row = store.tournaments().find(course.id()).orElseThrow();
    if (row.state() != TournamentRow.State.RUNNING) {
      return row;
    }
    Tournament tournament = course.tournament();
    for (ScheduledMatch match : course.startable(each -> entrants.canPlay(tournament, each))) {
      String sheet = tournament.spec().games().get(match.game()).sha256();
      MatchRequest request = course.request(match, server.roles(sheet), TournamentEntrants.CHANCE);
      try {
        course.begin(DiskPatience.awaitStored(server.startMatch(request)));
      } catch (RefusedException changed) {
        // If a player was withdrawn at this moment, the next look finds that, and tells it.
        if (changed.kind() != RefusedException.Kind.CONFLICT && course.isNews(changed)) {
          LOG.error("tournament {}: a match cannot begin", course.id(), changed);
        }
      }
    }
    if (course.isFinished()) {
      LOG.info("tournament {} is over", course.id());
      DiskPatience.awaitStored(store.tournaments().end(course.id(), TournamentRow.State.FINISHED));
      return store.tournaments().find(course.id()).orElseThrow();
    }
    return row;
  }

  /**
   * Where a tournament stands: its pairings, what is played next, its standings.
   *
   * @throws RefusedException if there is no such tournament
   * @throws StalledException if it is not in memory and the disk is full
   */
  public Tournament tournament(String id) {
    return course(row(id)).tournament();
  }

  private TournamentCourse course(TournamentRow row) {
    TournamentCourse known = courses.get(row.id());
    // Only the thread of tournaments loads one, so that it misses no result.
    return known != null ? known : loaded(row);
  }

  /**
   * Why matches of a tournament that are to be played now cannot begin, whoever is busy: a line for
   * each player to blame.
   *
   * @throws RefusedException if there is no such tournament
   */
  public ImmutableList<String> obstacles(String id) {
    return obstacles(row(id));
  }

  private ImmutableList<String> obstacles(TournamentRow row) {
    return row.state() == TournamentRow.State.RUNNING
        ? obstacles(course(row))
        : Lists.immutable.empty();
  }

  private ImmutableList<String> obstacles(TournamentCourse course) {
    return entrants.obstacles(course.tournament(), course::isUnderWay);
  }

  private TournamentCourse loaded(TournamentRow row) {
    return server.await(run(() -> load(row)));
  }

  private TournamentRow row(String id) {
    return find(id)
        .orElseThrow(
            () ->
                new RefusedException(
                    RefusedException.Kind.UNKNOWN, "there is no tournament '" + id + "'"));
  }

  private TournamentCourse load(TournamentRow row) {
    TournamentCourse known = courses.get(row.id());
    if (known != null) {
      return known;
    }
    ImmutableList<MatchRow> matches = store.matches().ofTournament(row.id());
    TournamentCourse course =
        new TournamentCourse(row.id(), StoredTournament.read(store, row, matches));
    matches.reject(match -> match.state() == MatchRow.State.ENDED).each(course::begin);
    courses.put(row.id(), course);
    return course;
  }

  /**
   * The log of a tournament: its specification, results and decisions as lines of JSON, from which
   * anybody can compute its standings.
   *
   * @throws RefusedException if there is no such tournament
   */
  public String log(String id) {
    Tournament tournament = tournament(id);
    StringBuilder log = new StringBuilder(row(id).specification()).append('\n');
    tournament.results().each(result -> log.append(LogLine.of(result)).append('\n'));
    tournament.decisions().each(decision -> log.append(LogLine.of(decision)).append('\n'));
    return log.toString();
  }

  /** Starts no more matches; those under way are not touched. */
  @Override
  public void close() {
    store.matches().unlisten(listener);
    if (!DaemonThreads.end(thread, CLOSE_LIMIT)) {
      LOG.warn("the thread of tournaments does not end");
    }
  }
}
