package org.gonu.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.game.SampleWalk;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.server.scramble.Scrambling;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Boards are found as they were judged. The list {@code boards.tsv} has for each sheet the boards
 * that are found without a view file (columns x rows of each, the form of its places and how many
 * there are), and the verdict of a person who looked at the picture:
 *
 * <ul>
 *   <li>{@code right}: this is the board of the game;
 *   <li>{@code wrong}: it is not, for the reason in the last column;
 *   <li>{@code none}: the game has no board of places, and none is found.
 * </ul>
 *
 * <p>Public sheets that are no part of this repository are skipped where they are missing.
 */
final class RecognizedBoardsTest {
  private static final Path LIST = Path.of("src/test/resources/boards.tsv");
  private static final Path CORPUS = Path.of("../shared/corpus");

  /** Minimum share of right boards, in percent, among the sheets with a board. */
  private static final int RIGHT_OF_RULES = 95;

  private static final int RIGHT_OF_CORPUS = 90;

  /** Its lines name points by letters, whose order is nowhere in the rules. */
  private static final String NOWHERE_ORDERED = "nine-mens-morris";

  /** A line of the list. */
  private record Judged(String collection, String sheet, String found, String verdict) {
    static Judged of(String line) {
      String[] cells = line.split("\t", -1);
      assertEquals(5, cells.length, line);
      assertTrue(
          Lists.immutable.of("right", "wrong", "none").contains(cells[3]), "verdict of " + line);
      assertEquals(cells[3].equals("wrong"), !cells[4].isEmpty(), "reason of " + line);
      return new Judged(cells[0], cells[1], cells[2], cells[3]);
    }

    Path path() {
      Path directory = collection.equals("rules") ? Path.of("rules") : CORPUS;
      return directory.resolve(sheet + ".kif");
    }

    boolean is(String word) {
      return verdict.equals(word);
    }
  }

  private static ImmutableList<Judged> list() throws IOException {
    return Lists.immutable
        .fromStream(Files.readAllLines(LIST).stream())
        .reject(line -> line.startsWith("#"))
        .collect(Judged::of);
  }

  private static Game game(Path path) throws IOException {
    SourceText text = SourceText.decode(path.toString(), Files.readAllBytes(path));
    return Game.load(text, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  /** Such as {@code 8x8, square 64}; {@code -} if there is none. */
  private static String found(Game game) {
    BoardLayout layout = GameBoard.find(game, SampleWalk.of(game.newMachine()));
    BoardPlan plan = layout.plan(GameBoard.atoms(game));
    MutableList<String> forms =
        plan.spots()
            .collect(spot -> spot.outline().form().name().toLowerCase(Locale.ROOT))
            .distinct()
            .toList();
    ImmutableList<String> sizes =
        layout
            .view(Lists.immutable.empty())
            .boards()
            .collect(board -> board.columns().size() + "x" + board.rows().size());
    String size =
        sizes.distinct().size() == 1 && sizes.size() > 1
            ? sizes.size() + " of " + sizes.getFirst()
            : sizes.makeString(" ");
    return forms.isEmpty() ? "-" : size + ", " + forms.makeString("+") + " " + plan.spots().size();
  }

  @TestFactory
  Stream<DynamicTest> find_everySheetOfTheLibrary_givesWhatWasJudged() throws IOException {
    return judged("rules");
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> find_everyPublicSheet_givesWhatWasJudged() throws IOException {
    return judged("corpus");
  }

  private static Stream<DynamicTest> judged(String collection) throws IOException {
    return list().castToList().stream()
        .filter(judged -> judged.collection().equals(collection))
        .filter(judged -> Files.exists(judged.path()))
        .map(
            judged ->
                DynamicTest.dynamicTest(
                    judged.sheet(),
                    () -> assertEquals(judged.found(), found(game(judged.path())))));
  }

  @Test
  void list_everySheetOfTheLibrary_isInIt() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("rules"))) {
      ImmutableList<String> sheets =
          Lists.immutable
              .fromStream(files.map(file -> file.getFileName().toString()))
              .select(name -> name.endsWith(".kif"))
              .collect(name -> name.replace(".kif", ""))
              .toImmutableSortedList();

      assertEquals(
          sheets,
          list()
              .select(judged -> judged.collection().equals("rules"))
              .collect(Judged::sheet)
              .toSortedList());
    }
  }

  @Test
  void verdicts_areMostlyRight() throws IOException {
    assertTrue(share("rules") >= RIGHT_OF_RULES, "right: " + share("rules") + " %");
    assertTrue(share("corpus") >= RIGHT_OF_CORPUS, "right: " + share("corpus") + " %");
  }

  private static int share(String collection) throws IOException {
    ImmutableList<Judged> boards =
        list().select(each -> each.collection().equals(collection)).reject(each -> each.is("none"));
    return boards.count(each -> each.is("right")) * 100 / boards.size();
  }

  /** Sheets that are the same under other names, and have the same board then. */
  @TestFactory
  Stream<DynamicTest> find_scrambledSheet_givesTheSameBoard() throws IOException {
    return list().castToList().stream()
        .filter(judged -> judged.collection().equals("rules") && judged.is("right"))
        .filter(judged -> !judged.sheet().equals(NOWHERE_ORDERED))
        .map(
            judged ->
                DynamicTest.dynamicTest(
                    judged.sheet(),
                    () -> {
                      Game scrambled = new Scrambling(game(judged.path()), 7).game();

                      assertEquals(untitled(judged.found()), untitled(found(scrambled)));
                    }));
  }

  /** Without what depends on the order of names: which axis is called columns. */
  private static String untitled(String found) {
    int comma = found.indexOf(',');
    String size = found.substring(0, Math.max(0, comma));
    String[] sides = size.split("x", -1);
    boolean isTurned =
        size.matches("[0-9]+x[0-9]+") && Integer.parseInt(sides[0]) > Integer.parseInt(sides[1]);
    return (isTurned ? sides[1] + "x" + sides[0] : size)
        + found.substring(Math.max(0, comma)).replace("flat_hexagon", "hexagon");
  }
}
