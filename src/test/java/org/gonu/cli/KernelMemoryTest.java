package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.gonu.JavaMachine;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.LaneTally;
import org.gonu.machine.Lanes;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Kernels with the options of the launcher. A kernel that Java compiles before it has seen enough
 * may make a vector on the heap for each operation, for ever.
 */
@Timeout(120)
final class KernelMemoryTest {
  /** How long the circuit may take, and then the compilation of the kernels. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** The fewest lanes are those of one vector. */
  private static final int FEWEST_LANES = 64;

  /** Plays the sheet of its argument until many steps take no memory; ends with 1 if never. */
  static final class Program {
    private static final int STEPS = 20_000;
    private static final long FEW_BYTES = 1 << 20;

    private Program() {}

    public static void main(String[] arguments) throws Exception {
      SourceText text = new SourceText(arguments[0], Files.readString(Path.of(arguments[0])));
      Game game = Game.load(text, CasePolicy.INSENSITIVE, Strictness.STRICT).get();
      game.fastEngine().prepare();
      Lanes lanes =
          game.fastEngine()
              .await(PATIENCE)
              .orElseThrow()
              .lanes()
              .narrowed(FEWEST_LANES)
              .playouts()
              .newLanes(1);
      LaneTally tally = new LaneTally(game.roles().size());
      long end = System.nanoTime() + PATIENCE.toNanos();
      boolean isLean = false;
      while (!isLean && System.nanoTime() - end < 0) {
        long before = allocated();
        for (int i = 0; i < STEPS; i++) {
          lanes.tally(tally, 1);
        }
        isLean = allocated() - before < FEW_BYTES;
      }
      System.exit(isLean ? 0 : 1);
    }

    private static long allocated() {
      ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
      return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"connect-four", "sudoku"})
  void tally_lanesOfOneVectorWithTheOptionsOfTheLauncher_soonTakesNoMemory(String sheet)
      throws Exception {
    Process process =
        JavaMachine.program(
                List.of(LauncherTest.LANES.split(" ")),
                Program.class.getName(),
                "rules/" + sheet + ".kif")
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();

    assertEquals(0, process.waitFor());
  }
}
