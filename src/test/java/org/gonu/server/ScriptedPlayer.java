package org.gonu.server;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Answers by a list and notes what it is told. */
final class ScriptedPlayer implements Player {
  /** An answer that is a bug of the player. */
  static final String THROW = "throw";

  /** An answer that is a failure the player knows of. */
  static final String FAIL = "fail";

  /** An answer that never comes. */
  static final String HANG = "hang";

  private static final Spelling SPELLING =
      GdlReader.readSheet(new SourceText("empty", ""), CasePolicy.SENSITIVE).get().spelling();

  private final String name;
  private final ImmutableList<String> answers;
  private final MutableList<String> heard = Lists.mutable.<String>empty().asSynchronized();
  private final CountDownLatch never = new CountDownLatch(1);
  private Duration thinking = Duration.ZERO;
  private boolean failsAtStart;
  private boolean failsAtStop;
  private boolean failsAtAbort;
  private int plays;

  ScriptedPlayer(String name, String... answers) {
    this.name = name;
    this.answers = Lists.immutable.with(answers);
  }

  /** Takes its time for every answer. */
  ScriptedPlayer thinking(Duration time) {
    thinking = time;
    return this;
  }

  ScriptedPlayer failingAtStart() {
    failsAtStart = true;
    return this;
  }

  ScriptedPlayer failingAtStop() {
    failsAtStop = true;
    return this;
  }

  ScriptedPlayer failingAtAbort() {
    failsAtAbort = true;
    return this;
  }

  /** What it was told, in order. */
  ImmutableList<String> heard() {
    return heard.toImmutable();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void start(MatchSetup setup, long deadlineNanos) {
    heard.add("start " + setup.matchId() + " " + setup.role());
    failIf(failsAtStart);
  }

  @Override
  public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    heard.add("play " + lastJointMove);
    await(thinking);
    String answer = answers.get(plays++);
    return switch (answer) {
      case THROW -> throw new IllegalStateException("a bug of the player");
      case FAIL -> throw new PlayerFailure(PlayerFailure.Kind.ILLEGAL, "gibberish");
      case HANG -> {
        await(Duration.ofMinutes(5));
        yield Constant.of("late");
      }
      case "(say ?x)" ->
          new Compound(
              Constant.of("say"), Lists.immutable.of(new Variable("?x", Span.NONE)), Span.NONE);
      default -> GdlReader.readTerm(new SourceText("answer", answer), SPELLING).get();
    };
  }

  @Override
  public void stop(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    heard.add("stop " + lastJointMove);
    failIf(failsAtStop);
  }

  @Override
  public void abort() {
    heard.add("abort");
    failIf(failsAtAbort);
  }

  @Override
  public void close() {
    heard.add("close");
  }

  private static void failIf(boolean wanted) {
    if (wanted) {
      throw new IllegalStateException("a bug of the player");
    }
  }

  /** Waits for what never happens, until it is interrupted. */
  private void await(Duration time) {
    try {
      if (never.await(time.toNanos(), TimeUnit.NANOSECONDS)) {
        throw new AssertionError("it has happened");
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }
}
