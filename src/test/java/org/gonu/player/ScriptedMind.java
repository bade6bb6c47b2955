package org.gonu.player;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.jspecify.annotations.Nullable;

/** A player that plays the last legal move, unless a test has it do something else. */
public class ScriptedMind implements Player {
  /** What was called, in order: {@code start}, {@code play []}, {@code stop []}, {@code abort}. */
  public final BlockingQueue<String> calls = new LinkedBlockingQueue<>();

  private @Nullable Progress progress;
  private @Nullable MatchSetup setup;

  @Override
  public String name() {
    return "mind";
  }

  @Override
  public void start(MatchSetup match, long deadlineNanos) {
    calls.add("start");
    setup = match;
    progress = new Progress(match.game().newMachine(), match.role(), remark -> {});
  }

  @Override
  public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    calls.add("play " + lastJointMove);
    Progress own = progress;
    MatchSetup match = setup;
    if (own == null || match == null) {
      throw new IllegalStateException("not started");
    }
    own.advance(lastJointMove);
    return choose(own.legalMoves(match.role()));
  }

  /** The move to make. */
  public Term choose(ImmutableList<Move> legalMoves) {
    return legalMoves.getLast().term();
  }

  @Override
  public void stop(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    calls.add("stop " + lastJointMove);
  }

  @Override
  public void abort() {
    calls.add("abort");
  }

  @Override
  public void close() {
    calls.add("close");
  }

  /** Waits for the next call. */
  public String nextCall() throws InterruptedException {
    String call = calls.poll(60, TimeUnit.SECONDS);
    if (call == null) {
      throw new AssertionError("no call came");
    }
    return call;
  }
}
