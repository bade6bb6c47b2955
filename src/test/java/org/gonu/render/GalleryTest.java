package org.gonu.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.board.view.View;
import org.gonu.board.view.ViewFiles;
import org.gonu.board.view.ViewReader;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.HeaderLine;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every sheet of the library, drawn after some random joint moves: the pictures of the page {@code
 * gallery.md}, which {@code -Dgolden.update=true} makes anew; and on the way how its moves are
 * made.
 */
final class GalleryTest {
  private static final Path RULES = Path.of("rules");
  private static final Path IMAGES = Path.of("src/site/images/gallery");
  private static final Path PAGE = Path.of("src/site/markdown/gallery.md");

  /** Joint moves before the picture. */
  private static final int STEPS = 12;

  private static final int COLUMNS = 3;

  private static final String INTRODUCTION =
      """
      # Gallery

      All rule sheets of the library after %d random joint moves, drawn by `gonu render`. Most
      boards are found in the rules; [view files](views.md) describe the others. The list
      `boards.tsv` of the tests has a verdict for each board that is found.

      <!-- Made by GalleryTest. To make it anew:
           mvn -q test -Dtest=GalleryTest -Dgolden.update=true -->

      """;

  private static ImmutableList<String> sheets() throws IOException {
    try (Stream<Path> files = Files.list(RULES)) {
      return Lists.immutable
          .fromStream(files.map(file -> file.getFileName().toString()))
          .select(name -> name.endsWith(".kif"))
          .collect(name -> name.replace(".kif", ""))
          .toImmutableSortedList();
    }
  }

  private static SourceText read(String name) throws IOException {
    return SourceText.decode(name, Files.readAllBytes(RULES.resolve(name)));
  }

  private static Game game(String sheet) throws IOException {
    return Game.load(read(sheet + ".kif"), CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private static Pictures pictures(String sheet, Game game) throws IOException {
    String view = sheet + ViewFiles.SUFFIX;
    Optional<View> described =
        Files.exists(RULES.resolve(view))
            ? Optional.of(ViewReader.read(read(view), game).get())
            : Optional.empty();
    return Pictures.of(game, described);
  }

  @TestFactory
  Stream<DynamicTest> pictures_everySheet_areThoseOfThePage() throws IOException {
    return sheets().castToList().stream()
        .map(sheet -> DynamicTest.dynamicTest(sheet, () -> check(sheet)));
  }

  private static void check(String sheet) throws IOException {
    Game game = game(sheet);
    Pictures pictures = pictures(sheet, game);
    StateMachine machine = game.newMachine();
    SplittableRandom random = new SplittableRandom(7);
    State state = machine.initialState();
    ImmutableList<String> marked = Lists.immutable.empty();
    for (int step = 0; step < STEPS && !machine.isTerminal(state); step++) {
      State now = state;
      ImmutableList<Term> facts = machine.facts(state);
      game.roles()
          .each(role -> checkGestures(role, machine.legalMoves(now, role), facts, pictures));
      ImmutableList<Move> jointMove =
          game.roles()
              .collect(role -> machine.legalMoves(now, role))
              .collect(moves -> moves.get(random.nextInt(moves.size())));
      marked = clicks(jointMove, game, facts, pictures);
      state = machine.next(now, jointMove);
    }
    String svg =
        pictures.svg(machine.facts(state), PictureOptions.DEFAULT.withMarked(marked)) + "\n";
    Path file = IMAGES.resolve(sheet + ".svg");
    if (Boolean.getBoolean("golden.update")) {
      Files.createDirectories(IMAGES);
      Files.writeString(file, svg);
    }
    assertEquals(Files.readString(file), svg);
  }

  private static ImmutableList<String> clicks(
      ImmutableList<Move> jointMove, Game game, ImmutableList<Term> facts, Pictures pictures) {
    return game.roles()
        .flatCollect(
            role -> pictures.gestures(role, Lists.immutable.of(jointMove.get(role.index())), facts))
        .flatCollect(MoveGesture::clicks)
        .distinct();
  }

  /** Every move has a gesture, and no two have the same one. */
  private static void checkGestures(
      Role role, ImmutableList<Move> moves, ImmutableList<Term> facts, Pictures pictures) {
    ImmutableList<MoveGesture> gestures = pictures.gestures(role, moves, facts);
    ImmutableSet<String> sites = pictures.sites().collect(Site::id).toImmutableSet();

    assertEquals(moves, gestures.collect(MoveGesture::move));
    assertEquals(
        moves.size(),
        gestures.collect(gesture -> gesture.label() + " " + gesture.clicks()).toSet().size(),
        gestures::toString);
    for (MoveGesture gesture : gestures) {
      assertFalse(gesture.label().isBlank(), gesture::toString);
      assertTrue(sites.containsAllIterable(gesture.clicks()), gesture::toString);
    }
  }

  @Test
  void page_hasEverySheet() throws IOException {
    StringBuilder page = new StringBuilder(INTRODUCTION.formatted(STEPS));
    page.append("| | | |\n|---|---|---|\n");
    for (var row : sheets().chunk(COLUMNS)) {
      ImmutableList<String> names = Lists.immutable.withAll(row);
      page.append("| ");
      for (String name : names) {
        page.append(
            "![%s](../images/gallery/%s.svg)<br>%s | ".formatted(title(name), name, title(name)));
      }
      page.append("| ".repeat(COLUMNS - names.size()));
      page.setCharAt(page.length() - 1, '\n');
    }
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(PAGE, page);
    }

    assertEquals(page.toString(), Files.readString(PAGE));
  }

  private static String title(String sheet) throws IOException {
    return game(sheet)
        .sheet()
        .header()
        .detectOptional(line -> line.name().equals("Title"))
        .map(HeaderLine::value)
        .orElse(sheet);
  }
}
