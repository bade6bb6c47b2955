package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.Technique;
import org.gonu.search.mcts.store.Edge;
import org.gonu.search.mcts.store.NodeStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ways down the tree that share their upper part. */
final class SharedPrefixesTest {
  private static final SearchParameters PLAIN =
      SearchParameters.DEFAULT.withResources(1, 64L << 20);

  private static final int PLAYOUTS = 400_000;

  /** More playouts than lanes and jobs that wait can hold, with the prefixes of all of them. */
  private static final int MAX_UNDER_WAY = 8_192;

  private static LaneSearch searched(Sheet sheet, SearchParameters parameters) {
    LaneSearch search = new LaneSearch(sheet.packed(), parameters);
    search.run(SearchBudget.playouts(PLAYOUTS));
    return search;
  }

  @ParameterizedTest
  @ValueSource(strings = {"connect-four", "reversi", "tron-10x10", "dice-race"})
  void run_waysThatShareTheirUpperPart_countEachPlayoutOnceAtTheRoot(String name) {
    Sheet sheet = Sheet.ofLibrary(name);
    LaneSearch search = searched(sheet, PLAIN);
    Tree tree = search.tree();
    int root = tree.find(sheet.packed().initialState());
    NodeStore nodes = tree.nodes();

    long missing = search.finishedPlayouts() - nodes.visits(root);
    assertTrue(missing < MAX_UNDER_WAY, "not counted: " + missing);
    int from = nodes.firstEdge(root);
    int visits = 0;
    int inFlight = 0;
    for (int edge = from; edge < from + nodes.edgeCount(root); edge++) {
      visits += tree.edges().visits(edge);
      inFlight += Edge.inFlight(tree.edges().page(edge), tree.edges().at(edge));
    }
    int choosers = nodes.mover(root) == NodeStore.SEVERAL ? sheet.packed().roles().size() : 1;
    assertEquals(choosers * nodes.visits(root), visits);
    assertTrue(inFlight >= 0 && inFlight < choosers * MAX_UNDER_WAY, "under way: " + inFlight);
  }

  @Test
  void run_withAndWithoutStems_growsDifferentTrees() {
    Sheet sheet = Sheet.ofLibrary("connect-four");
    LaneSearch with = searched(sheet, PLAIN.withSeed(3));
    LaneSearch without = searched(sheet, PLAIN.withSeed(3).without(Technique.SHARED_PREFIXES));

    assertNotEquals(with.report(0).nodes(), without.report(0).nodes());
  }
}
