package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.machine.StateMachine;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.mcts.store.Aim;
import org.gonu.search.mcts.store.NodeStore;
import org.gonu.search.mcts.store.PageBudget;
import org.gonu.search.reference.TreeSearch;
import org.gonu.search.states.LegalMoves;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** States with more moves, or joint moves, than small numbers can tell. */
final class ManyMovesTest {
  /** One of so many times so many moves wins, the others lose. */
  private static String oneOfMany(int numbers, String winning) {
    return "(role a) (role b) (init start) "
        + IntStream.rangeClosed(1, numbers)
            .mapToObj(n -> "(n " + n + ")")
            .collect(Collectors.joining())
        + """
        (<= (legal a (m ?x ?y)) (true start) (n ?x) (n ?y))
        (<= (legal b noop) (true start))
        (<= (next over) (true start))
        (<= (next won) (does a WINNING))
        (<= terminal (true over))
        (<= (goal a 100) (true won))
        (<= (goal a 0) (true over) (not (true won)))
        (<= (goal b 0) (true won))
        (<= (goal b 100) (true over) (not (true won)))
        """
            .replace("WINNING", winning);
  }

  /** All roles have as many moves at the same time, a move of the last one ends the match. */
  private static Sheet simultaneous(int roles, int moves) {
    return Sheet.of(
        IntStream.range(0, roles)
                .mapToObj(role -> "(role r" + role + ") ")
                .collect(Collectors.joining())
            + IntStream.range(0, moves).mapToObj(n -> "(n " + n + ")").collect(Collectors.joining())
            + """
            (init on)
            (<= (legal ?r (choose ?n)) (role ?r) (n ?n))
            (<= (next (chosen ?n)) (does r%d (choose ?n)))
            (<= (next on) (true on))
            (<= terminal (true (chosen 3)))
            (<= (goal ?r 50) (role ?r))
            """
                .formatted(roles - 1));
  }

  private static SearchBudget aMinute() {
    return SearchBudget.of(System.nanoTime() + Duration.ofMinutes(1).toNanos(), Long.MAX_VALUE);
  }

  private static void assertFound(Search search, int numbers, String winning) {
    assertEquals(numbers * numbers, search.report(0).candidates().size());
    assertEquals(winning, search.report(0).best().move().toString());
  }

  @Test
  void run_oneWinningMoveOfMoreThanSixteenBitsCanTell_isFound() {
    Sheet sheet = Sheet.of(oneOfMany(257, "(m 217 211)"));
    Search search =
        new LaneSearch(sheet.packed(), SearchParameters.DEFAULT.withResources(1, 64L << 20));

    search.run(aMinute());

    assertFound(search, 257, "(m 217 211)");
    assertTrue(search.isSolved());
    assertEquals(100, search.report(0).best().lowest());
  }

  /** The reference search looks at all moves in each playout, so that its time grows by squares. */
  private static void assertReferenceFinds(int numbers, String winning) {
    StateMachine machine = Sheet.of(oneOfMany(numbers, winning)).game().newMachine();
    Search search =
        new TreeSearch(
            machine,
            machine.initialState(),
            SearchParameters.DEFAULT.withResources(1, 64L << 20),
            new SplittableRandom(1));

    search.run(SearchBudget.playouts(numbers * numbers + numbers));

    assertFound(search, numbers, winning);
  }

  @Test
  void run_referenceSearch_findsTheWinningMoveOfThousands() {
    assertReferenceFinds(130, "(m 117 111)");
  }

  /** {@code mvn test -Dtest=ManyMovesTest -DexcludedGroups=}. */
  @Tag("slow")
  @Test
  void run_referenceSearch_findsTheWinningMoveOfNinetyThousand() {
    assertReferenceFinds(300, "(m 217 211)");
  }

  @Test
  void setEdges_moreThanANodeCanTell_isRefused() {
    NodeStore nodes = new NodeStore(1, 1, Aim.GOAL, new PageBudget(1 << 16));
    int node = nodes.take();
    nodes.clear(node);
    nodes.setMover(node, NodeStore.SEVERAL);
    nodes.setPhase(node, 255);

    nodes.setEdges(node, Integer.MAX_VALUE, NodeStore.MAX_EDGES);

    assertEquals(NodeStore.MAX_EDGES, nodes.edgeCount(node));
    assertEquals(Integer.MAX_VALUE, nodes.firstEdge(node));
    assertEquals(NodeStore.SEVERAL, nodes.mover(node));
    assertEquals(255, nodes.phase(node));
    assertThrows(
        IllegalArgumentException.class, () -> nodes.setEdges(node, 0, NodeStore.MAX_EDGES + 1));
  }

  @Test
  void number_moreJointMovesThanALongCanTell_tellsThoseThatDifferInOneMoveApart() {
    int roles = 17;
    int moves = 16;
    PackedGame game = simultaneous(roles, moves).packed();
    LaneSearch search = new LaneSearch(game, SearchParameters.DEFAULT.withResources(1, 16L << 20));
    Tree tree = search.tree();
    int root = tree.find(game.initialState());
    JointMoveIndex jointMoveIndex = new JointMoveIndex(game, tree);
    int[] first = new int[roles];
    Arrays.setAll(first, role -> jointMoveIndex.firstEdge(root, role));

    for (int role = 0; role < roles; role++) {
      int[] other = first.clone();
      other[role]++;
      assertNotEquals(
          jointMoveIndex.number(root, first, 0),
          jointMoveIndex.number(root, other, 0),
          "role " + role);
    }
    search.run(SearchBudget.playouts(5_000));
    assertEquals(moves, search.report(roles - 1).candidates().size());
  }

  @Test
  void jointCount_moreThanALongCanTell_isTheLargestNumber() {
    PackedGame game = simultaneous(16, 16).packed();
    long[] all = new long[MoveBits.words(game)];
    Arrays.fill(all, -1);
    LegalMoves legal = new LegalMoves(game);

    legal.read(all);

    assertEquals(Long.MAX_VALUE, legal.jointCount());
  }
}
