package org.gonu.web;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.view.View;
import org.gonu.board.view.ViewFiles;
import org.gonu.board.view.ViewReader;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.game.SheetLibrary;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.server.route.Answers;
import org.gonu.server.service.GameServer;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.jspecify.annotations.Nullable;

/**
 * The games that pages have asked for; those that were used last stay in memory. Sheets that are
 * sent along have fewer places, of their own: whoever sends many pushes out no game of the server.
 */
public final class WebGames {
  private static final String SUFFIX = ".kif";

  /** Most games of the library and the server that stay in memory. */
  private static final int MAX_GAMES = 24;

  /** Most games that were sent along and stay in memory. */
  static final int MAX_SENT = 8;

  /** The share of the heap that circuits of sheets that were sent along may have, as a divisor. */
  private static final int SENT_SHARE = 8;

  /** Matches of the server among which those of a game are sought. */
  private static final int LATEST_MATCHES = 500;

  /** Empty if there are only the library and sheets that are sent along. */
  private final Optional<GameServer> server;

  /** Empty if no sheets are stored. */
  private final Optional<StoredViews> views;

  private final ImmutableList<String> library;
  private final long maxSentBytes;

  /** By key, the one used last at the end. */
  private final Map<String, Slot> slots = new LinkedHashMap<>(MAX_GAMES, 0.75f, true);

  /** Of sheets that were sent along: by key, the one used last at the end. */
  private final Map<String, Slot> sent = new LinkedHashMap<>(MAX_SENT, 0.75f, true);

  /** A game that may still be loading. */
  private static final class Slot {
    private volatile @Nullable PlayedGame game;
  }

  /**
   * Games of the library and of a server.
   *
   * @param views of the sheets of the server
   */
  public WebGames(GameServer server, StoredViews views) {
    this(Optional.of(server), Optional.of(views), Runtime.getRuntime().maxMemory() / SENT_SHARE);
  }

  /**
   * Games.
   *
   * @param maxSentBytes most bytes of the circuits of all sheets that were sent along, but for one
   */
  WebGames(Optional<GameServer> server, Optional<StoredViews> views, long maxSentBytes) {
    this.server = server;
    this.views = views;
    this.maxSentBytes = maxSentBytes;
    this.library =
        SheetLibrary.names()
            .select(name -> name.endsWith(SUFFIX))
            .collect(name -> name.substring(0, name.length() - SUFFIX.length()));
  }

  /** Games of the library, and those that are sent along. */
  public static WebGames ofLibrary() {
    return new WebGames(
        Optional.empty(), Optional.empty(), Runtime.getRuntime().maxMemory() / SENT_SHARE);
  }

  /** The names of the sheets of the library, sorted. */
  public ImmutableList<String> library() {
    return library;
  }

  /**
   * A game.
   *
   * @throws FaultySheetException if its sheet has errors
   * @throws org.gonu.server.service.RefusedException if there is no such game
   */
  public PlayedGame of(GameReference reference) {
    boolean isSent = reference instanceof GameReference.Text;
    if (!isSent && !isNamed(reference.key())) {
      // A name of nothing fails here, before it takes a slot and pushes a game out.
      SourceText unused = source(reference);
    }
    Slot slot =
        isSent ? slot(sent, MAX_SENT, reference.key()) : slot(slots, MAX_GAMES, reference.key());
    synchronized (slot) {
      PlayedGame known = slot.game;
      if (known == null) {
        known = load(reference);
        slot.game = known;
      }
      forgetLarge();
      return known;
    }
  }

  /** Forgets sheets that were sent along, the one used longest ago first, if they are too large. */
  private synchronized void forgetLarge() {
    while (sent.size() > 1
        && Lists.immutable.withAll(sent.values()).collectLong(WebGames::bytes).sum()
            > maxSentBytes) {
      forget(sent.remove(sent.keySet().iterator().next()));
    }
  }

  private static long bytes(Slot slot) {
    PlayedGame game = slot.game;
    return game == null ? 0 : game.game().fastEngine().ready().map(made -> made.bytes()).orElse(0L);
  }

  private synchronized boolean isNamed(String key) {
    return slots.containsKey(key);
  }

  private synchronized Slot slot(Map<String, Slot> of, int most, String key) {
    Slot slot = of.computeIfAbsent(key, unused -> new Slot());
    if (of.size() > most) {
      String eldest = of.keySet().iterator().next();
      forget(of.remove(eldest));
    }
    return slot;
  }

  /** Ends the making of a circuit that nobody waits for any more; one that is made stays. */
  private static void forget(@Nullable Slot slot) {
    PlayedGame game = slot == null ? null : slot.game;
    if (game != null) {
      game.game().fastEngine().cancel();
    }
  }

  /**
   * A game of its own, which is not kept.
   *
   * @throws FaultySheetException if its sheet has errors
   * @throws org.gonu.server.service.RefusedException if there is no such game
   */
  public PlayedGame load(GameReference reference) {
    SourceText source = source(reference);
    Outcome<Game> outcome = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT);
    Game game = outcome.value().orElseThrow(() -> new FaultySheetException(outcome.diagnostics()));
    Optional<Outcome<View>> view = view(reference).map(text -> ViewReader.read(text, game));
    return new PlayedGame(
        reference,
        game,
        view.filter(read -> !read.diagnostics().hasErrors()).flatMap(Outcome::value),
        view.map(Outcome::diagnostics).orElse(Diagnostics.NONE));
  }

  /** The view file of a game, if it has one. */
  public Optional<SourceText> view(GameReference reference) {
    if (reference instanceof GameReference.Library named) {
      return ViewFiles.ofLibrary(named.id());
    }
    if (reference instanceof GameReference.Stored stored) {
      return views.flatMap(own -> own.of(stored.hash()));
    }
    return reference instanceof GameReference.Text sent
        ? sent.view().map(text -> new SourceText("sheet" + ViewFiles.SUFFIX, text))
        : Optional.empty();
  }

  /**
   * A match of the server that was played to its end.
   *
   * @param players ids in role order
   * @param goals by role
   */
  public record EndedMatch(
      String id, ImmutableList<String> players, ImmutableList<Integer> goals) {}

  /** The latest matches of a sheet that ended as its rules say, the newest first. */
  public ImmutableList<EndedMatch> endedMatches(String hash, int most) {
    return server.map(own -> ended(own, hash, most)).orElseGet(Lists.immutable::empty);
  }

  private static ImmutableList<EndedMatch> ended(GameServer own, String hash, int most) {
    return own.matches(Long.MAX_VALUE, LATEST_MATCHES)
        .select(row -> row.sheet().equals(hash) && row.goals().notEmpty())
        .select(row -> row.goals().allSatisfy(OptionalInt::isPresent))
        .take(most)
        .collect(
            row ->
                new EndedMatch(
                    row.id(), row.players(), row.goals().collect(OptionalInt::getAsInt)));
  }

  /** What a sheet is called here; empty if it was sent along without a name. */
  public Optional<String> name(GameReference reference) {
    if (reference instanceof GameReference.Library named) {
      return Optional.of(named.id());
    }
    return reference instanceof GameReference.Stored stored
        ? server.flatMap(own -> own.sheet(stored.hash())).map(row -> row.name())
        : Optional.empty();
  }

  /**
   * The text of a sheet.
   *
   * @throws org.gonu.server.service.RefusedException if there is no such game
   */
  public SourceText source(GameReference reference) {
    if (reference instanceof GameReference.Library named) {
      if (!library.contains(named.id())) {
        throw Answers.unknown("game", named.id());
      }
      return SourceText.decode(named.id() + SUFFIX, SheetLibrary.read(named.id() + SUFFIX));
    }
    if (reference instanceof GameReference.Stored stored) {
      return server
          .flatMap(own -> own.sheet(stored.hash()))
          .map(row -> new SourceText(row.name() + SUFFIX, row.text()))
          .orElseThrow(() -> Answers.unknown("sheet", stored.hash()));
    }
    return new SourceText("sheet" + SUFFIX, ((GameReference.Text) reference).sheet());
  }
}
