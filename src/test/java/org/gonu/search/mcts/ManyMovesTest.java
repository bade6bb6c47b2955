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
import org.gonu.search.mcts.store.NodeStore;
import org.gonu.search.mcts.store.PageBudget;
import org.gonu.search.reference.TreeSearch;
import org.gonu.search.states.LegalMoves;
import org.junit.jupiter.api.Test;

/** States with more moves, or joint moves, than small numbers can tell. */
final class ManyMovesTest {
  private static final String WINNING = "(m 217 211)";

  /** One of 90,000 moves wins, the others lose. */
  private static String oneOfMany() {
    return "(role a) (role b) (init start) "
        + IntStream.rangeClosed(1, 300).mapToObj(n -> "(n " + n + ")").collect(Collectors.joining())
        + """
        (<= (legal a (m ?x ?y)) (true start) (n ?x) (n ?y))
        (<= (legal b noop) (true start))
        (<= (next over) (true start))
        (<= (next won) (does a (m 217 211)))
        (<= terminal (true over))
        (<= (goal a 100) (true won))
        (<= (goal a 0) (true over) (not (true won)))
        (<= (goal b 0) (true won))
        (<= (goal b 100) (true over) (not (true won)))
        """;
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

  @Test
  void run_oneWinningMoveOfNinetyThousand_isFoundByBothSearches() {
    Sheet sheet = Sheet.of(oneOfMany());
    SearchParameters parameters = SearchParameters.DEFAULT.withResources(1, 64L << 20);
    Search tree = new LaneSearch(sheet.packed(), parameters);
    StateMachine machine = sheet.game().newMachine();
    Search reference =
        new TreeSearch(machine, machine.initialState(), parameters, new SplittableRandom(1));

    tree.run(aMinute());
    reference.run(SearchBudget.playouts(95_000));

    assertEquals(90_000, tree.report(0).candidates().size());
    assertEquals(WINNING, tree.report(0).best().move().toString());
    assertTrue(tree.isSolved());
    assertEquals(100, tree.report(0).best().lowest());
    assertEquals(90_000, reference.report(0).candidates().size());
    assertEquals(WINNING, reference.report(0).best().move().toString());
  }

  @Test
  void setEdges_moreThanANodeCanTell_isRefused() {
    NodeStore nodes = new NodeStore(1, 1, new PageBudget(1 << 16));
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
