package org.gonu.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.game.SampleWalk;
import org.gonu.game.SheetLibrary;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

class BoardPrinterTest {
  @Test
  void print_hexagons_standInSlantedRows() {
    SourceText sheet = SourceText.decode("hex-9x9.kif", SheetLibrary.read("hex-9x9.kif"));
    Game game = Game.load(sheet, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    SampleWalk walk = SampleWalk.of(game.newMachine());
    BoardPrinter printer = new BoardPrinter(GameBoard.find(game, walk), GameBoard.atoms(game));

    ImmutableList<String> lines =
        Lists.immutable.fromStream(printer.print(walk.states().getFirst()).lines());

    assertEquals(
        Lists.immutable.of(27, 24, 21, 18, 15, 12, 9, 6, 3, 0),
        lines.take(10).collect(line -> line.length() - line.stripLeading().length()));
    assertEquals("2  .     .     .     .     .     .     .     .     .", lines.get(8).strip());
  }

  private static final String KRK =
      """
      (cell a 1 b) (cell a 2 b) (cell a 3 b) (cell a 4 bk) (cell b 1 b) (cell b 2 b)
      (cell b 3 b) (cell b 4 b) (cell c 1 wk) (cell c 2 b) (cell c 3 b) (cell c 4 b)
      (cell d 1 wr) (cell d 2 b) (cell d 3 b) (cell d 4 b) (control white) (step 1)
      """;

  @Test
  void print_lettersAndNumbers_haveA1AtTheBottomLeft() {
    assertEquals(
        """
           a   b   c   d
        4  bk  .   .   .
        3  .   .   .   .
        2  .   .   .   .
        1  .   .   wk  wr
        control white, step 1
        """,
        printLast(KRK));
  }

  @Test
  void print_stateBefore_marksWhatChanged() {
    ImmutableList<Term> before = facts(KRK);
    ImmutableList<Term> after =
        facts(
            KRK.replace("(cell c 1 wk)", "(cell c 1 b)")
                .replace("(cell c 2 b)", "(cell c 2 wk)")
                .replace("(control white) (step 1)", "(control black) (step 2)"));
    BoardLayout layout =
        BoardFinder.find(
            Lists.immutable.of(before, after), Lists.immutable.empty(), Lists.immutable.empty());

    assertEquals(
        """
           a   b   c   d
        4  bk  .   .   .
        3  .   .   .   .
        2  .   .  [wk] .
        1  .   .  [.]  wr
        control black, step 2
        """,
        new BoardPrinter(layout).print(after, before));
  }

  @Test
  void print_twoNumbers_haveColumnFirstAndRowsUpwards() {
    assertEquals(
        """
           1      2      3      4
        3  .      .      .      .
        2  .      .      black  .
        1  red    .      red    .
        control black
        """,
        printLast(
            "(control red)",
            "(control black) (cell 1 1 red)",
            "(control red) (cell 1 1 red) (cell 3 1 black) (cell 4 3 red)",
            "(control black) (cell 1 1 red) (cell 3 1 red) (cell 3 2 black)"));
  }

  @Test
  void print_rowsAndColumnsByName_goWhereTheyBelong() {
    assertEquals(
        """
            c1  c2
        r2  x   .
        r1  .   o
        """,
        printLast("(cell r1 c1 b) (cell r1 c2 o) (cell r2 c1 x) (cell r2 c2 b)"));
  }

  @Test
  void print_dresdenUpperCase_isABoard() {
    assertEquals(
        """
           1      2
        2  BLACK  BLACK
        1  WHITE  WHITE
        CONTROL WHITE
        """,
        printLast(
            """
            (CELLHOLDS 1 1 WHITE) (CELLHOLDS 2 1 WHITE) (CELLHOLDS 1 2 BLACK)
            (CELLHOLDS 2 2 BLACK) (CONTROL WHITE)
            """));
  }

  @Test
  void print_contentFirstAndNestedCoordinates_areABoard() {
    assertEquals(
        """
           a      b      c
        3  .      rook   .
        2  .      .      .
        1  king   .      queen
        """,
        printLast("(at king (square a 1)) (at queen (square c 1)) (at rook (square b 3))"));
  }

  @Test
  void print_squareNames_areTakenApart() {
    assertEquals(
        """
           a    b    c
        2       .    red
        1  red  .
        """,
        printLast("(cell a1 red) (cell b1 blank) (cell b2 blank) (cell c2 red)"));
  }

  @Test
  void print_chainOfNames_isAnAxis() {
    ImmutableList<Term> state =
        facts("(cell one low x) (cell two low o) (cell three high x) (cell one high o)");
    ImmutableList<Atom> staticFacts =
        BoardFinder.staticFacts(
            GdlReader.readSheet(
                    new SourceText("s.kif", "(succ one two) (succ two three) (above low high)"),
                    CasePolicy.SENSITIVE)
                .get());

    BoardLayout layout =
        BoardFinder.find(Lists.immutable.of(state), Lists.immutable.empty(), staticFacts);

    assertEquals(
        """
              one    two    three
        high  o      .      x
         low  x      o      .
        """,
        new BoardPrinter(layout).print(state));
  }

  @Test
  void print_twoBoards_standSideBySide() {
    assertEquals(
        """
        left      right
           1  2      1  2
        2  .  .   2  .  x
        1  x  .   1  .  o
        """,
        printLast(
            """
            (left 1 1 x) (left 1 2 b) (left 2 1 b) (left 2 2 b)
            (right 1 1 b) (right 1 2 b) (right 2 1 o) (right 2 2 x)
            """));
  }

  @Test
  void print_longNames_areShortened() {
    assertEquals(
        """
           1   2
        2  bP  bK
        1  wP  wK
        bK = blackKing, bP = blackPawn, wK = whiteKing, wP = whitePawn
        """,
        printLast("(on 1 1 whitePawn) (on 2 1 whiteKing) (on 1 2 blackPawn) (on 2 2 blackKing)"));
  }

  @Test
  void print_factsWithPlacesOnly_areMarksOnTheBoard() {
    assertEquals(
        """
           1     2
        2  .     x
        1  hole  .
        """,
        printLast("(cell 1 1 b) (cell 1 2 b) (cell 2 1 b) (cell 2 2 x) (hole 1 1)"));
  }

  @Test
  void print_manyOtherFacts_areCounted() {
    String walls =
        "(w a) (w b) (w c) (w d) (w e) (w f) (w g) (w h) (w i)"
            + "(cell 1 1 b) (cell 1 2 b) (cell 2 1 b) (cell 2 2 x)";

    assertEquals(
        """
           1  2
        2  .  x
        1  .  .
        9 x w
        """,
        printLast(walls));
  }

  @Test
  void print_noBoard_listsFactsByName() {
    assertEquals(
        """
        clear: a, c
        on c b
        over
        step 3
        """,
        printLast("(clear a) (clear c) (on c b) over (step 3)"));
  }

  @Test
  void find_tableOfValues_isNoBoard() {
    ImmutableList<Term> heaps = facts("(heap a 3) (heap b 1) (heap c 2)");

    BoardLayout layout =
        BoardFinder.find(
            Lists.immutable.of(heaps), Lists.immutable.empty(), Lists.immutable.empty());

    assertFalse(layout.hasBoard());
  }

  @Test
  void find_declaredFacts_showTheWholeBoard() {
    ImmutableList<Term> state = facts("(cell 1 1 x)");
    ImmutableList<Term> declared = facts("(cell 1 1 x) (cell 2 1 x) (cell 1 2 x) (cell 2 2 x)");

    BoardLayout layout =
        BoardFinder.find(Lists.immutable.of(state), declared, Lists.immutable.empty());

    assertEquals(
        """
           1  2
        2  .  .
        1  x  .
        """,
        new BoardPrinter(layout).print(state));
  }

  @Test
  void print_placeThatIsEmptyAndFilled_showsBothAndIsListedBelow() {
    assertEquals(
        """
           a     b     c     d
        4  bk    .     .     .
        3  .     .     .     .
        2  .     wr+b  .     .
        1  .     .     wk    wr
        b 2 has several contents: wr, b
        control white, step 1
        """,
        printLast(KRK, KRK + "(cell b 2 wr)"));
  }

  @Test
  void find_noState_isMisuse() {
    assertThrows(
        IllegalArgumentException.class,
        () ->
            BoardFinder.find(
                Lists.immutable.empty(), Lists.immutable.empty(), Lists.immutable.empty()));
  }

  /** The last of these states, on the board that all of them show. */
  private static String printLast(String... states) {
    ImmutableList<ImmutableList<Term>> all =
        Lists.immutable.of(states).collect(BoardPrinterTest::facts);
    BoardLayout layout = BoardFinder.find(all, Lists.immutable.empty(), Lists.immutable.empty());
    return new BoardPrinter(layout).print(all.getLast());
  }

  private static ImmutableList<Term> facts(String text) {
    return GdlReader.readTerms(new SourceText("facts", "(" + text + ")"), Spelling.EXACT).get();
  }
}
