package org.gonu.server.service;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.gonu.game.Game;
import org.gonu.machine.Role;
import org.gonu.match.MatchRecord;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.EventRecord;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.PlayerRow;
import org.gonu.server.store.SheetRow;
import org.gonu.server.store.Store;
import org.gonu.text.Outcome;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A server of matches: the facade that the ways in are built on.
 *
 * <p>What it answers is on the disk. Calls that change something return a future for that; while
 * the disk is full, the future is not done. A future may be done in the thread that writes to the
 * disk: what depends on it must not block. A request that cannot be carried out is a {@link
 * RefusedException}, thrown at once or the cause of a failed future.
 */
public final class GameServer implements AutoCloseable {
  /** Longest text of a rule sheet, in characters. */
  public static final int MAX_SHEET_LENGTH = 10_000_000;

  private static final Logger LOG = LoggerFactory.getLogger(GameServer.class);

  private final Store store;
  private final ServerSettings settings;
  private final Clock clock;
  private final long startedAt;
  private final Roster roster;
  private final Games games;
  private final MatchScheduler scheduler;
  private final MatchRun.MatchContext matchContext;
  private final Admission admission;
  private final TournamentDirector director;
  private final DiskPatience patience;
  private final MatchEnds ends;

  private GameServer(
      Store store,
      ServerSettings settings,
      ImmutableMap<PlayerRow.Kind, PlayerSource> sources,
      Clock clock) {
    this.store = store;
    this.settings = settings;
    this.clock = clock;
    this.startedAt = clock.millis();
    this.patience = new DiskPatience(() -> store.stall().isPresent());
    this.roster = new Roster(store.players(), sources);
    this.games = new Games(store.sheets());
    this.ends = new MatchEnds(store.matches());
    this.scheduler = new MatchScheduler(settings, roster);
    this.matchContext =
        new MatchRun.MatchContext(store.matches(), roster, games, clock, settings.comeBack());
    this.admission = new Admission(store.sheets(), games, roster, settings);
    this.director =
        new TournamentDirector(
            this, store, roster, new StoredSheets(store.sheets(), games, roster), clock);
  }

  /**
   * Starts a server on a data directory: matches that a stop or a crash has interrupted are taken
   * up, then the queue goes on.
   *
   * @param sources how players of each kind are reached; those with an address are known to the
   *     server itself
   * @param clock for the times in events; no decision depends on it
   * @throws org.gonu.server.store.UnusableStoreException if another server works in the directory,
   *     or the database is newer than this program or not ours
   * @throws IOException if the disk or its permissions do not allow it
   */
  public static GameServer open(
      Path directory,
      ServerSettings settings,
      ImmutableMap<PlayerRow.Kind, PlayerSource> sources,
      Clock clock)
      throws IOException {
    Store store = Store.open(directory);
    try {
      GameServer server =
          new GameServer(
              store,
              settings,
              sources.newWithKeyValue(PlayerRow.Kind.ADDRESS, new AddressPlayers()),
              clock);
      server.resume();
      return server;
    } catch (RuntimeException failed) {
      store.close();
      throw failed;
    }
  }

  private void resume() {
    ImmutableList<MatchRow> untold = store.matches().untold();
    ImmutableList<MatchRow> unfinished = store.matches().unfinished();
    if (untold.notEmpty() || unfinished.notEmpty()) {
      LOG.info(
          "{} matches are under way or queued, the players of {} may not know of their end",
          unfinished.size(),
          untold.size());
    }
    untold.each(this::enqueue);
    unfinished.each(this::enqueue);
    director.open();
    scheduler.open();
  }

  private void enqueue(MatchRow row) {
    scheduler.add(new MatchRun(row, matchContext));
  }

  /**
   * Waits for an answer of this server, for some seconds; shorter while its disk is full.
   *
   * @throws StalledException if there is none in time
   * @throws RefusedException if that is why it failed
   */
  public <T> T await(CompletableFuture<T> answer) {
    return patience.await(answer);
  }

  /** The players, by id. */
  public ImmutableList<PlayerRow> players() {
    return roster.all();
  }

  /** The player with an id. */
  public Optional<PlayerRow> player(String id) {
    return roster.find(id);
  }

  /**
   * Registers a player, or gives the one with its id a new address.
   *
   * @param id its name in records: letters, digits, points, colons and hyphens
   * @param address as its kind has it, see {@link PlayerRow}
   * @param mostMatches how many matches it may play at once
   */
  public CompletableFuture<PlayerRow> registerPlayer(
      String id, PlayerRow.Kind kind, String address, int mostMatches) {
    return put(new PlayerRow(id, kind, address, mostMatches, clock.millis(), false));
  }

  /** Lets a player take part in no new match. */
  public CompletableFuture<PlayerRow> withdrawPlayer(String id) {
    PlayerRow row = roster.get(id);
    return put(
        new PlayerRow(id, row.kind(), row.address(), row.mostMatches(), row.addedAt(), true));
  }

  /** Adds a player or changes it. */
  CompletableFuture<PlayerRow> put(PlayerRow row) {
    return roster
        .put(row)
        .thenApply(
            stored -> {
              scheduler.startAll();
              return stored;
            });
  }

  /** The rule sheets, by name and version. */
  public ImmutableList<SheetRow> sheets() {
    return store.sheets().all();
  }

  /** The rule sheet with a hash. */
  public Optional<SheetRow> sheet(String hash) {
    return store.sheets().find(hash);
  }

  /** The newest rule sheet of a name. */
  public Optional<SheetRow> newestSheet(String name) {
    return store.sheets().newest(name);
  }

  /**
   * Adds a rule sheet, as the next version of its name.
   *
   * @param name letters, digits, points, underscores and hyphens
   * @return fails with a {@link RefusedException} whose message lists the first errors, if the
   *     sheet cannot be played
   */
  public CompletableFuture<SheetRow> addSheet(String name, String text) {
    if (!name.matches("[A-Za-z0-9._-]{1,64}")) {
      throw new RefusedException(
          RefusedException.Kind.INVALID,
          "the name of a sheet is 1 to 64 letters, digits, points, underscores and hyphens");
    }
    if (text.length() > MAX_SHEET_LENGTH) {
      throw new RefusedException(
          RefusedException.Kind.INVALID,
          "a sheet has up to " + MAX_SHEET_LENGTH + " characters, not " + text.length());
    }
    Outcome<Game> game = Games.load(name, text);
    if (game.value().isEmpty()) {
      throw new RefusedException(
          RefusedException.Kind.INVALID,
          "the sheet cannot be played:\n" + game.diagnostics().firstErrors(3));
    }
    return store.sheets().add(name, text, clock.millis());
  }

  /** The roles of a sheet, in role order. */
  public ImmutableList<String> roles(String sheet) {
    return games.of(sheet).roles().collect(Role::name);
  }

  /**
   * Puts a match into the queue; it starts when its players are free.
   *
   * @return the row of the match, once it is on the disk
   * @throws RefusedException if sheet or players are unknown, or do not fit
   */
  public CompletableFuture<MatchRow> startMatch(MatchRequest request) {
    EventBody.Created created = admission.admit(request, clock.millis());
    return store
        .matches()
        .create(created, clock.millis())
        .thenApply(
            row -> {
              enqueue(row);
              return row;
            });
  }

  /** The match with an id. */
  public Optional<MatchRow> match(String id) {
    return store.matches().find(id);
  }

  private MatchRow row(String id) {
    return match(id)
        .orElseThrow(
            () ->
                new RefusedException(
                    RefusedException.Kind.UNKNOWN, "there is no match '" + id + "'"));
  }

  /**
   * The latest matches, newest first.
   *
   * @param before only matches with a smaller number; {@link Long#MAX_VALUE} for the newest
   * @param limit most matches
   */
  public ImmutableList<MatchRow> matches(long before, int limit) {
    return store.matches().latest(before, limit);
  }

  /** The latest matches of a player, newest first. */
  public ImmutableList<MatchRow> matchesOf(String player, long before, int limit) {
    return store.matches().latestOf(player, before, limit);
  }

  /**
   * Events of a match, in order.
   *
   * @param from sequence number of the first one wanted, from 1
   * @param limit most events
   */
  public ImmutableList<MatchEvent> events(String id, long from, int limit) {
    return store.matches().events(id, from, limit);
  }

  /**
   * Calls a listener with the id of the match and the event after each event that is on the disk,
   * in order, in the thread that writes to it: the listener must return at once. A slow reader is
   * best only woken by it, and reads the events from the last one it knows.
   */
  public void listen(BiConsumer<String, MatchEvent> listener) {
    store.matches().listen(listener);
  }

  /** Calls a listener no more. */
  public void unlisten(BiConsumer<String, MatchEvent> listener) {
    store.matches().unlisten(listener);
  }

  /** The record of a match, finished or still running; empty if there is no such match. */
  public Optional<MatchRecord> record(String id) {
    ImmutableList<MatchEvent> events = store.matches().events(id);
    return events.isEmpty() ? Optional.empty() : Optional.of(EventRecord.of(events));
  }

  /**
   * Calls a match off: it ends without a result.
   *
   * @param detail why, for people
   * @return the row of the match once it has ended; if it comes to its end at the same moment, that
   *     end stays
   * @throws RefusedException if there is no such match, or it has ended before
   */
  public CompletableFuture<MatchRow> abort(String id, String detail) {
    MatchRow row = row(id);
    if (row.state() == MatchRow.State.ENDED) {
      throw new RefusedException(
          RefusedException.Kind.CONFLICT, "the match '" + id + "' has ended");
    }
    CompletableFuture<MatchRow> ended = whenEnded(id);
    if (!stop(id, detail)) {
      // The match is on the disk, but not in the queue yet: the thread that writes is at it.
      CompletableFuture<?> unused = store.flushed().thenApply(done -> stop(id, detail));
    }
    return ended;
  }

  /** Stops a match that is under way or waits. Returns false if there is none with this id. */
  private boolean stop(String id, String detail) {
    if (scheduler.remove(id).isPresent()) {
      CompletableFuture<?> unused =
          store
              .matches()
              .append(
                  id,
                  new EventBody.Ended(
                      EndReason.ABORTED, Lists.immutable.empty(), MatchLog.line(detail)),
                  clock.millis())
              .thenCompose(event -> store.matches().markTold(id));
      return true;
    }
    Optional<MatchRun> run = scheduler.find(id);
    run.ifPresent(match -> match.abort(detail));
    return run.isPresent();
  }

  /** Done when a match has ended. */
  public CompletableFuture<MatchRow> whenEnded(String id) {
    return ends.of(row(id));
  }

  /** The tournaments. */
  public TournamentDirector tournaments() {
    return director;
  }

  /** How the server is. */
  public ServerStatus status() {
    return new ServerStatus(
        scheduler.runningCount(),
        scheduler.waitingCount(),
        settings.mostMatches(),
        store.stall(),
        startedAt);
  }

  /**
   * Bounds the size of the database; beyond it matches wait, as with a full disk. May be called at
   * any time.
   *
   * @param bytes empty for no bound
   */
  public void setMaxBytes(OptionalLong bytes) {
    store.setMaxBytes(bytes.orElse(Long.MAX_VALUE));
  }

  /**
   * Stops the server. Matches under way are left as they are: a server that is started on the same
   * directory takes them up.
   */
  @Override
  public void close() {
    director.close();
    scheduler.close();
    store.close();
    ends.close();
  }
}
