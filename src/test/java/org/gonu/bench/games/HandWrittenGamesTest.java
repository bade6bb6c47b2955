package org.gonu.bench.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** The games written by hand follow their sheets: in numbers of sequences and in random play. */
final class HandWrittenGamesTest {
  private static final int HAND_WRITTEN_PLAYOUTS = 40_000;

  /** How many standard errors two means may differ by: chance exceeds it once in 16,000. */
  private static final double STANDARD_ERRORS = 4;

  @TestFactory
  Stream<DynamicTest> playout_allChoices_areAsManyAsInTable() {
    return tests(
        (name, game) -> {
          ImmutableList<ImmutableList<String>> rows = table(name);
          AllChoices counted = new AllChoices(game, rows.size() - 1);
          assertEquals(
              rows.makeString("\n"),
              rows.collectWithIndex((row, depth) -> counted.row(name, depth)).makeString("\n"));
        });
  }

  @TestFactory
  Stream<DynamicTest> playout_random_isAsOnTheSheet() {
    return tests((name, game) -> compare(name, game, 30));
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> playout_random_isAsOnTheSheetInDetail() {
    return tests((name, game) -> compare(name, game, 2_000));
  }

  private static Stream<DynamicTest> tests(Check check) {
    return HandWrittenGame.all()
        .keyValuesView()
        .collect(
            pair ->
                DynamicTest.dynamicTest(
                    pair.getOne(), () -> check.run(pair.getOne(), pair.getTwo())))
        .toList()
        .stream();
  }

  /** Rows of sheet, depth, sequences and terminal sequences, from depth 0. */
  private static ImmutableList<ImmutableList<String>> table(String sheet) throws IOException {
    Path table = Path.of("src/main/resources/org/gonu/web/library/perft.tsv");
    return Lists.immutable
        .withAll(Files.readAllLines(table, StandardCharsets.UTF_8))
        .collect(line -> Lists.immutable.with(line.split("\t", -1)))
        .select(row -> row.getFirst().equals(sheet));
  }

  private static void compare(String name, HandWrittenGame game, int sheetPlayouts)
      throws IOException {
    Sample lengths = new Sample();
    Sample goals = new Sample();
    Sample branching = new Sample();
    CountingGenerator random = new CountingGenerator();
    for (int i = 0; i < HAND_WRITTEN_PLAYOUTS; i++) {
      int result = game.playout(random);
      lengths.add(HandWrittenGame.plies(result));
      goals.add(HandWrittenGame.goal(result));
      branching.add((double) random.takeChoices() / HandWrittenGame.plies(result));
    }
    Sample sheetLengths = new Sample();
    Sample sheetGoals = new Sample();
    Sample sheetBranching = new Sample();
    play(name, sheetPlayouts, sheetLengths, sheetGoals, sheetBranching);
    lengths.assertAgrees(name + ": plies", sheetLengths);
    goals.assertAgrees(name + ": goal of the first role", sheetGoals);
    branching.assertAgrees(name + ": moves to choose among in a ply", sheetBranching);
  }

  /** Random playouts of the sheet on the machine that is the oracle. */
  private static void play(
      String sheet, int playouts, Sample lengths, Sample goals, Sample branching)
      throws IOException {
    Path file = Path.of("rules", sheet + ".kif");
    SourceText source = SourceText.decode(file.toString(), Files.readAllBytes(file));
    StateMachine machine =
        Game.load(source, CasePolicy.INSENSITIVE, Strictness.STRICT).get().newMachine();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < playouts; i++) {
      State state = machine.initialState();
      int plies = 0;
      long choices = 0;
      while (!machine.isTerminal(state)) {
        MutableList<Move> jointMove = Lists.mutable.empty();
        for (Role role : machine.roles()) {
          ImmutableList<Move> legal = machine.legalMoves(state, role);
          jointMove.add(legal.get(random.nextInt(legal.size())));
          choices += legal.size() == 1 ? 0 : legal.size();
        }
        state = machine.next(state, jointMove.toImmutable());
        plies++;
      }
      lengths.add(plies);
      goals.add(machine.goal(state, machine.roles().getFirst()));
      branching.add((double) choices / plies);
    }
  }

  private interface Check {
    void run(String name, HandWrittenGame game) throws IOException;
  }

  /** Adds up how many moves there were to choose among; a single one is no choice. */
  private static final class CountingGenerator extends Generator {
    private long choices;

    private CountingGenerator() {
      super(1);
    }

    @Override
    public int below(int bound) {
      choices += bound == 1 ? 0 : bound;
      return super.below(bound);
    }

    /** The sum since the last time. */
    private long takeChoices() {
      long taken = choices;
      choices = 0;
      return taken;
    }
  }

  /** Goes through all choices down to a depth, playing anew for each sequence of them. */
  private static final class AllChoices extends Generator {
    private final int[] chosen;
    private final int[] bounds;
    private final long[] sequences;
    private final long[] terminal;
    private int depth;

    private AllChoices(HandWrittenGame game, int maxDepth) {
      super(1);
      chosen = new int[maxDepth];
      bounds = new int[maxDepth];
      sequences = new long[maxDepth + 1];
      terminal = new long[maxDepth + 1];
      int first = 0;
      do {
        depth = 0;
        boolean ended = ends(game);
        for (int d = first; d <= depth; d++) {
          sequences[d]++;
        }
        terminal[depth] += ended ? 1 : 0;
        first = advance();
      } while (first > 0);
    }

    /** Plays by the choices; false if it goes on below the greatest depth. */
    private boolean ends(HandWrittenGame game) {
      try {
        return HandWrittenGame.plies(game.playout(this)) == depth;
      } catch (DepthReached reached) {
        return false;
      }
    }

    /** Takes the next sequence of choices; gives the depth from which it is new, 0 if none. */
    private int advance() {
      for (int d = depth - 1; d >= 0; d--) {
        if (++chosen[d] < bounds[d]) {
          return d + 1;
        }
        chosen[d] = 0;
      }
      return 0;
    }

    @Override
    public int below(int bound) {
      if (depth == chosen.length) {
        throw new DepthReached();
      }
      bounds[depth] = bound;
      return chosen[depth++];
    }

    private ImmutableList<String> row(String name, int row) {
      return Lists.immutable.of(name, "" + row, "" + sequences[row], "" + terminal[row]);
    }
  }

  /** Ends a playout in its midst. */
  private static final class DepthReached extends RuntimeException {
    private static final long serialVersionUID = 1;

    private DepthReached() {
      super("depth reached", null, false, false);
    }
  }

  /** Numbers of which the mean is wanted. */
  private static final class Sample {
    private double number;
    private double sum;
    private double squares;

    private void add(double value) {
      number++;
      sum += value;
      squares += value * value;
    }

    private double mean() {
      return sum / number;
    }

    private double variance() {
      return squares / number - mean() * mean();
    }

    /** The variance is taken from this sample for both: it must be the greater one. */
    private void assertAgrees(String what, Sample other) {
      double error = Math.sqrt(variance() * (1 / number + 1 / other.number));
      assertTrue(
          Math.abs(mean() - other.mean()) <= STANDARD_ERRORS * error,
          () ->
              String.format(
                  Locale.ROOT,
                  "%s: %.3f, on the sheet %.3f, standard error %.3f",
                  what,
                  mean(),
                  other.mean(),
                  error));
    }
  }
}
