package org.gonu.search.mcts;

import static org.gonu.search.mcts.Searches.PLAIN;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.lanes.LaneCompiler;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.engine.lanes.coding.DropChess;
import org.gonu.game.FastEngine;
import org.gonu.gdl.Term;
import org.gonu.machine.PackedGame;
import org.gonu.search.SearchBudget;
import org.junit.jupiter.api.Test;

/** A search that begins on a draft and goes on with the rewritten lanes. */
final class LaterLanesTest {
  private static final long LIMIT_NANOS = Duration.ofSeconds(60).toNanos();

  private static LaneProgram draft() {
    Sheet sheet = Sheet.ofLibrary("amazons-8x8");
    FastEngine.Made made = sheet.game().fastEngine().ready().orElseThrow();
    return LaneCompiler.draft(made.circuit());
  }

  @Test
  void run_onDraft_changesLanesAndKeepsTheTree() {
    LaneSearch search = new LaneSearch(draft(), PLAIN);
    long end = System.nanoTime() + LIMIT_NANOS;
    long playouts = 0;
    long nodes = 0;
    while (search.isOnDraft() && System.nanoTime() - end < 0) {
      search.run(SearchBudget.of(System.nanoTime() + 50_000_000L, Long.MAX_VALUE));
      assertTrue(search.finishedPlayouts() >= playouts, "playouts are not counted anew");
      assertTrue(search.report(0).nodes() >= nodes, "nodes are kept");
      playouts = search.finishedPlayouts();
      nodes = search.report(0).nodes();
    }
    long visits = search.report(0).playouts();

    search.run(SearchBudget.of(System.nanoTime() + 500_000_000L, Long.MAX_VALUE));

    assertFalse(search.isOnDraft(), "the rewritten lanes came");
    assertTrue(search.finishedPlayouts() > playouts, "and are used");
    assertTrue(search.report(0).playouts() >= visits, "visits are kept");
  }

  @Test
  void run_fromAStateThatRewrittenLanesCannotHold_staysOnTheDraft() {
    LaneProgram draft = LaneCompiler.draft(DropChess.circuit(DropChess.game()));
    ImmutableList<Term> facts =
        draft
            .facts(draft.initialState())
            .newWith(
                draft
                    .circuit()
                    .bases()
                    .detect(base -> base.toString().equals("(cell 2 1 white kind5)")));
    LaneSearch search = new LaneSearch(draft, PLAIN);
    search.moveTo(facts);
    assertFalse(draft.rewritten().admits(draft.pack(facts)));

    for (int i = 0; i < 5; i++) {
      search.run(SearchBudget.of(System.nanoTime() + 100_000_000L, Long.MAX_VALUE));
    }

    assertTrue(search.isOnDraft());
    assertTrue(search.report(0).playouts() > 0);
  }

  @Test
  void close_whileLanesAreMade_endsTheWork() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    PackedGame slow =
        (PackedGame)
            Proxy.newProxyInstance(
                PackedGame.class.getClassLoader(),
                new Class<?>[] {PackedGame.class},
                (proxy, method, arguments) -> {
                  if (method.getName().equals("isDraft")) {
                    return true;
                  }
                  begun.countDown();
                  try {
                    new CountDownLatch(1).await();
                  } finally {
                    ended.countDown();
                  }
                  return proxy;
                });
    LaterLanes lanes = LaterLanes.of(slow);
    assertTrue(begun.await(60, TimeUnit.SECONDS));

    lanes.close();

    assertTrue(ended.await(60, TimeUnit.SECONDS));
    assertFalse(lanes.areReady());
  }

  @Test
  void run_onRewrittenLanes_startsNothing() {
    assertFalse(LaterLanes.of(draft().rewritten()).areReady());
  }
}
