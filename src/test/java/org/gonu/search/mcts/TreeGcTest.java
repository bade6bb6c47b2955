package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.mcts.store.Compaction;
import org.gonu.search.mcts.store.NodeStore;
import org.gonu.search.states.StateProbe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Full trees in which room is made while the search goes on. */
final class TreeGcTest {
  /** No playouts are under way. */
  private static final TreeGc.Paths NOBODY =
      new TreeGc.Paths() {
        @Override
        public void pin(BitSet pinned) {
          // There is nothing to pin.
        }

        @Override
        public void follow(Compaction moved) {
          // There is nothing to follow.
        }
      };

  private static final Duration TURN = Duration.ofMillis(300);

  /** A turn on a slow machine goes on until it has added so many nodes, a third of the memory. */
  private static final int ADDED_IN_A_TURN = 1_500;

  /** No turn takes longer. */
  private static final Duration LONGEST_TURN = Duration.ofSeconds(20);

  /** A search whose memory is full soon. */
  private static LaneSearch search(Sheet sheet, int threads) {
    return new LaneSearch(
        sheet.packed(), SearchParameters.DEFAULT.withResources(threads, 4L << 20));
  }

  private static SearchBudget turn() {
    return SearchBudget.of(System.nanoTime() + TURN.toNanos(), Long.MAX_VALUE);
  }

  private static void think(LaneSearch search) {
    long end = System.nanoTime() + LONGEST_TURN.toNanos();
    long enough = search.tree().added() + ADDED_IN_A_TURN;
    do {
      search.run(turn());
    } while (search.tree().added() < enough && System.nanoTime() < end);
  }

  /** Looks whether edges and joint moves lead to the states that the rules say. */
  private static int checkedChildren(LaneSearch search, PackedGame game, int root) {
    Tree tree = search.tree();
    NodeStore nodes = tree.nodes();
    StateProbe probe = new StateProbe(game, 1);
    BitSet seen = new BitSet();
    IntArrayList open = IntArrayList.newListWith(root);
    int checked = 0;
    while (open.notEmpty() && checked < 3_000) {
      int node = open.removeAtIndex(open.size() - 1);
      for (int edge = nodes.firstEdge(node); edge < endOfEdges(nodes, node); edge++) {
        int child = tree.edges().child(edge);
        if (child >= 0) {
          assertArrayEquals(
              stateAfter(probe, game, stateOf(nodes, node), tree.edges().move(edge)),
              stateOf(nodes, child));
          assertEquals(child, tree.find(stateOf(nodes, child)));
          checked++;
          if (!seen.get(child)) {
            seen.set(child);
            open.add(child);
          }
        }
      }
    }
    return checked;
  }

  private static int endOfEdges(NodeStore nodes, int node) {
    return nodes.firstEdge(node) + nodes.edgeCount(node);
  }

  private static long[] stateOf(NodeStore nodes, int node) {
    long[] state = new long[nodes.words];
    nodes.copyState(node, state);
    return state;
  }

  /** The state after a move of one role, while each of the others has one move only. */
  private static long[] stateAfter(StateProbe probe, PackedGame game, long[] state, int move) {
    long[] legal = probe.at(state).legal();
    int[] joint = new int[game.roles().size()];
    for (int role = 0; role < joint.length; role++) {
      boolean isOwn = move >= game.firstMove(role) && move < game.firstMove(role + 1);
      joint[role] = isOwn ? move : MoveBits.next(legal, game.firstMove(role));
    }
    return probe.after(state, joint).state();
  }

  private static void playAndCheck(int threads) {
    Sheet sheet = Sheet.ofLibrary("breakthrough");
    StateMachine machine = sheet.machine();
    LaneSearch search = search(sheet, threads);
    State state = machine.initialState();
    long checked = 0;
    for (int step = 0; step < 8; step++) {
      search.moveTo(machine.facts(state));
      think(search);
      int root = search.tree().find(sheet.packed().pack(machine.facts(state)));
      assertTrue(root >= 0, "the root is forgotten");
      checked += checkedChildren(search, sheet.packed(), root);
      State now = state;
      state =
          machine.next(
              now, machine.roles().collect(role -> search.report(role.index()).best().move()));
    }
    assertTrue(checked > 800, "children that were looked at: " + checked);
    assertTrue(
        search.tree().added() > 2L * search.tree().size(),
        "the memory was never full: " + search.tree().added());
  }

  /** Searches until the memory is full. */
  private static void fill(LaneSearch search) {
    while (!search.tree().isFull()) {
      search.run(
          SearchBudget.of(System.nanoTime() + Duration.ofMillis(5).toNanos(), Long.MAX_VALUE));
    }
  }

  /** A tree that had no room for many moves may still have some for few. Takes that too. */
  private static void fillRest(Sheet sheet, Tree tree) {
    long[] legal = new long[MoveBits.words(sheet.packed())];
    for (int role = 0; role < sheet.packed().roles().size(); role++) {
      int move = sheet.packed().firstMove(role);
      legal[move >> 6] |= 1L << move;
    }
    long[] state = sheet.packed().initialState();
    do {
      // Any other state will do.
      state[0]++;
    } while (tree.add(state, legal, legal, false, new int[] {-1, -1}) != NodeStore.NONE);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 4, 8, 16, 500, 4_000, 4_106, 4_110})
  void makeRoom_rootThatChangesAfterSomeSteps_keepsItAndSoundLinks(int steps) {
    Sheet sheet = Sheet.ofLibrary("breakthrough");
    LaneSearch search = search(sheet, 1);
    fill(search);
    Tree tree = search.tree();
    int first = tree.find(sheet.packed().initialState());
    boolean isDone = false;
    for (int step = 0; step < steps && !isDone; step++) {
      isDone = tree.makeRoom(first, NOBODY);
    }
    long[] state = stateOf(tree.nodes(), minChild(tree, first));
    int root = tree.find(state);
    assertTrue(root >= 0, "a child of the root that was not cut off is in the index");

    tree.turnTo(root);
    while (!isDone) {
      assertEquals(NodeStore.NONE, addElsewhere(sheet, tree), "nothing is added meanwhile");
      isDone = tree.makeRoom(root, NOBODY);
    }

    assertFalse(tree.isFull());
    assertEquals(root, tree.find(state));
    assertTrue(addElsewhere(sheet, tree) >= 0);
    int edge = tree.nodes().firstEdge(root);
    assertEquals(22, tree.nodes().edgeCount(root));
    assertEquals(22, legalMoves(sheet.packed(), state, tree.edges().move(edge)));
    checkedChildren(search, sheet.packed(), root);
  }

  /** The child of a node with the fewest playouts. */
  private static int minChild(Tree tree, int node) {
    int least = NodeStore.NONE;
    for (int edge = tree.nodes().firstEdge(node); edge < endOfEdges(tree.nodes(), node); edge++) {
      int child = tree.edges().child(edge);
      if (child >= 0 && (least < 0 || tree.nodes().visits(child) < tree.nodes().visits(least))) {
        least = child;
      }
    }
    return least;
  }

  private static int addElsewhere(Sheet sheet, Tree tree) {
    long[] elsewhere = sheet.packed().initialState();
    elsewhere[0] &= elsewhere[0] - 1;
    long[] legal = new long[MoveBits.words(sheet.packed())];
    Arrays.fill(legal, -1);
    return tree.add(elsewhere, legal, legal, false, new int[] {-1, -1});
  }

  /** Number of legal moves of the role that has this one; it must be legal. */
  private static int legalMoves(PackedGame game, long[] state, int move) {
    long[] legal = new StateProbe(game, 1).at(state).legal();
    assertTrue(MoveBits.has(legal, move));
    int role = move < game.firstMove(1) ? 0 : 1;
    return MoveBits.count(legal, game.firstMove(role), game.firstMove(role + 1));
  }

  @Test
  void run_fullMemoryFromMoveToMove_leavesLinksThatTheRulesConfirm() {
    playAndCheck(1);
  }

  @Test
  void run_fullMemoryAndSeveralWorkers_leavesLinksThatTheRulesConfirm() {
    playAndCheck(3);
  }

  @Test
  void run_fullMemoryOfSimultaneousMoves_goesOnAddingStates() {
    Sheet sheet = Sheet.ofLibrary("tron-10x10");
    LaneSearch search = search(sheet, 1);

    search.run(SearchBudget.playouts(2_000_000));

    assertTrue(search.tree().added() > 2L * search.tree().size(), "added " + search.tree().added());
    assertFalse(search.report(0).candidates().isEmpty());
  }

  @Test
  void moveTo_stateThatIsNotInAFullTree_beginsAnewInTheSameMemory() {
    Sheet sheet = Sheet.ofLibrary("breakthrough");
    LaneSearch search = search(sheet, 1);
    fill(search);
    fillRest(sheet, search.tree());
    long[] elsewhere = sheet.packed().initialState();
    elsewhere[0] &= elsewhere[0] - 1;
    assertTrue(search.tree().find(elsewhere) < 0, "nobody can have thought of it");

    search.moveTo(sheet.packed().facts(elsewhere));

    assertEquals(1, search.tree().size());
    search.run(SearchBudget.playouts(20_000));
    assertTrue(search.tree().size() > 100, "nodes " + search.tree().size());
    assertTrue(search.report(0).playouts() > 10_000);
  }

  @Test
  void survivors_ofAFullTree_areNoMoreThanHalfAndHoldTheRoot() {
    Sheet sheet = Sheet.ofLibrary("breakthrough");
    LaneSearch search = search(sheet, 1);
    fill(search);
    Tree tree = search.tree();
    int root = tree.find(sheet.packed().initialState());
    RetentionMarker retentionMarker = new RetentionMarker(tree, SearchParameters.DEFAULT);
    retentionMarker.seed(root);

    while (!retentionMarker.step()) {
      assertTrue(retentionMarker.kept().get(root));
    }

    int count = retentionMarker.kept().cardinality();
    assertTrue(count <= tree.size() / 2, "kept " + count + " of " + tree.size());
    assertTrue(count >= tree.size() / 16, "kept " + count + " of " + tree.size());
  }
}
