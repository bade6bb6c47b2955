package org.gonu.server.event;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.factory.primitive.LongLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.match.MatchClocks;
import org.gonu.text.SourceText;

/** Events for tests. */
public final class Events {
  private Events() {}

  /** A match of two players that was just asked for. */
  public static EventBody.Created created(String matchId, String sheet, String... players) {
    return new EventBody.Created(
        matchId,
        "token",
        new EventBody.SheetOf(sheet, "tiny"),
        Lists.immutable.of("white", "black"),
        Lists.immutable.with(players),
        MatchClocks.of(Duration.ofSeconds(10), Duration.ofSeconds(5)),
        7,
        Optional.empty(),
        false,
        "gonu test");
  }

  /** One that belongs to a tournament. */
  public static EventBody.Created paired(EventBody.Created created, String pairing) {
    return new EventBody.Created(
        created.matchId(),
        created.randomToken(),
        created.sheet(),
        created.roles(),
        created.players(),
        created.clocks(),
        created.seed(),
        Optional.of(new EventBody.PairingOf("cup", pairing)),
        created.scrambled(),
        created.software());
  }

  /** The initial state of a match. */
  public static EventBody.Started started() {
    return new EventBody.Started(terms("((step 1) (cell 1 b))"), Lists.immutable.of("", "TO"));
  }

  /** A joint move. */
  public static EventBody.Moved moved(int step) {
    return new EventBody.Moved(
        step,
        terms("((mark 1 " + step + ") noop)").collect(Move::new),
        IntLists.immutable.of(9, 1),
        Lists.immutable.of("", "IL (mark 0 0)"),
        LongLists.immutable.of(1_200, 5_000));
  }

  /** The state after it. */
  public static EventBody.Reached reached(int step) {
    return new EventBody.Reached(step, terms("((step " + (step + 1) + "))"));
  }

  /** A completed match. */
  public static EventBody.Ended completed() {
    return new EventBody.Ended(
        EndReason.COMPLETED, Lists.immutable.of(OptionalInt.of(100), OptionalInt.empty()), "");
  }

  /** A match without a result. */
  public static EventBody.Ended aborted() {
    return new EventBody.Ended(EndReason.ABORTED, Lists.immutable.empty(), "the organiser said so");
  }

  /** A match without a result since both players were missing. */
  public static EventBody.Ended bothGone() {
    return new EventBody.Ended(
        EndReason.PLAYER_GONE,
        Lists.immutable.empty(),
        "A, B could not be reached",
        Lists.immutable.of("white", "black"));
  }

  private static ImmutableList<Term> terms(String text) {
    return GdlReader.readTerms(new SourceText("test", text), Spelling.EXACT).get();
  }
}
