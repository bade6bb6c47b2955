package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.gonu.OwnThreads;
import org.gonu.game.Game;
import org.gonu.machine.StateMachine;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** That what gets a search ready ends soon when it is called off, at whatever moment. */
@ExtendWith(OwnThreads.class)
final class SetUpInterruptTest {
  private static final int MOMENTS = 2;

  /** Far more than it takes on a quiet machine, where that is some milliseconds. */
  private static final Duration SOON = Duration.ofSeconds(2);

  /** In this time the circuits of these games are made, and their searches set up. */
  private static final int SET_UP_MILLIS = 1_500;

  private final SplittableRandom random = new SplittableRandom(5);

  /** Something that makes threads and can be called off. */
  private interface Work {
    /** Calls it off and returns at once. */
    void callOff();
  }

  /** Calls work off after a while; its threads must end soon. */
  private void callOff(Set<Thread> before, Work work) throws InterruptedException {
    Set<Thread> own = OwnThreads.alive();
    own.removeAll(before);
    own.removeIf(thread -> !thread.getName().matches("gonu-(grounder|search)|analysis-.*"));
    assertFalse(own.isEmpty());
    Thread.sleep(random.nextInt(SET_UP_MILLIS));
    work.callOff();
    long end = System.nanoTime() + SOON.toNanos();
    for (Thread thread : own) {
      thread.join(Math.max(1, (end - System.nanoTime()) / 1_000_000));
      assertFalse(
          thread.isAlive(), () -> thread.getName() + " is at " + List.of(thread.getStackTrace()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"onyx", "reversi", "amazons-8x8", "chess"})
  void cancel_whileTheCircuitIsMade_endsItsThread(String sheet)
      throws IOException, InterruptedException {
    for (int moment = 0; moment < MOMENTS; moment++) {
      Game game = Sheets.library(sheet);
      Set<Thread> before = OwnThreads.alive();
      game.fastEngine().prepare();
      callOff(before, game.fastEngine()::cancel);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"onyx", "reversi", "krk", "amazons-8x8"})
  void close_whileTheSearchIsSetUp_endsItsThreads(String sheet)
      throws IOException, InterruptedException {
    PlayerSettings settings = PlayerSettings.defaults().withThreads(1).withMemoryMegabytes(128);
    Game game = Sheets.library(sheet);
    assertTrue(game.fastEngine().await(Duration.ofMinutes(1)).isPresent());
    for (int moment = 0; moment < MOMENTS; moment++) {
      StateMachine machine = game.newMachine();
      Set<Thread> before = OwnThreads.alive();
      Analysis analysis =
          new Analysis(game, machine, machine.initialState(), settings, Duration.ofSeconds(2));
      callOff(before, analysis::close);
    }
  }
}
