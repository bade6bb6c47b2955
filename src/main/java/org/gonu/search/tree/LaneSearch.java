package org.gonu.search.tree;

import java.util.Arrays;
import java.util.BitSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;
import org.gonu.search.Technique;

/**
 * Monte Carlo tree search fed by lanes: workers, each with lanes of its own, on one graph of states
 * in a bounded memory, with a solver. What was found is kept from move to move.
 */
public final class LaneSearch implements Search {
  /** How long a worker goes on between looks at the budget. */
  private static final long SLICE_NANOS = 1_000_000;

  private static final int FIRST_SLICE = 4;
  private static final int LONGEST_SLICE = 1 << 10;

  /** Steps between looks at the budget where the search must be the same each time. */
  private static final int FIXED_SLICE = 8;

  /** What the way to a leaf and back costs; playouts from there may cost about as much. */
  private static final double PATH_NANOS = 6_000;

  /** Playouts that look ahead are worth so many times as much time as those that do not. */
  private static final double MOST_TIMES = 1.35;

  private static final int MOST_COPIES = 32;

  /** Playouts of a worker that are under way and do not know of each other's results. */
  private static final int MOST_LANES = 512;

  private final PackedGame game;
  private final SearchParameters parameters;
  private final Scout scout;
  private final int chanceRole;
  private final int copies;
  private Tree tree;
  private GoalRange range;
  private MoveTables tables;
  private MutableList<Worker> workers = Lists.mutable.empty();
  private long generation;

  /** Playouts and nodes of trees of before. */
  private long retiredPlayouts;

  private long retiredVisits;
  private long retiredNodes;

  /** True if proofs rest on two roles sharing 100 points. */
  private boolean assumesConstantSum;

  private volatile Root root;

  /** Finished playouts as counted last, for other threads to read. */
  private volatile long finishedPlayouts;

  /** A root and what can be seen in it. */
  private record Root(Tree tree, int node, Scout.View view) {}

  /** A search in a game, from its initial state, in a memory that grows as it is needed. */
  public LaneSearch(PackedGame game, SearchParameters parameters) {
    this(game, parameters, System.nanoTime());
  }

  /**
   * A search in a game, from its initial state.
   *
   * @param reservingEnd until when it may take memory that costs no time later, by {@link
   *     System#nanoTime}
   */
  public LaneSearch(PackedGame game, SearchParameters parameters, long reservingEnd) {
    this.parameters = parameters;
    Playouts playouts = playouts(game.narrowed(MOST_LANES));
    this.game = playouts.game();
    scout = new Scout(this.game, parameters.seed());
    chanceRole = game.roles().detectIndex(LaneSearch::isChance);
    copies = (int) Math.max(1, Math.min(MOST_COPIES, PATH_NANOS / playouts.nanos()));
    Scout.View start = scout.look(game.initialState());
    tree = newTree();
    if (reservingEnd - System.nanoTime() > 0) {
      tree.reserve(reservingEnd, new Widths(this.game, scout, parameters.seed()).mean(start));
    }
    range = new GoalRange(game.roles().size());
    tables = new MoveTables(game.moves().size(), parameters.uses(Technique.GRAVE));
    assumesConstantSum = range.isConstantSum();
    root = plant(start);
  }

  private static boolean isChance(Role role) {
    return role.name().equalsIgnoreCase("random");
  }

  /** A game with playouts of some kind, and what one costs. */
  private record Playouts(PackedGame game, double nanos) {}

  /** The playouts that suit a game. */
  private Playouts playouts(PackedGame game) {
    Playouts plain = measured(game);
    PackedGame looking = parameters.uses(Technique.DECISIVE) ? game.decisive() : game;
    if (looking == game) {
      return plain;
    }
    Playouts decisive = measured(looking);
    double most = Math.max(PATH_NANOS, MOST_TIMES * plain.nanos());
    return decisive.nanos() <= most ? decisive : plain;
  }

  private Playouts measured(PackedGame game) {
    return new Playouts(game, PlayoutCost.nanos(game, parameters.seed()));
  }

  private Tree newTree() {
    return new Tree(game, parameters.memoryBytes(), parameters.uses(Technique.TRANSPOSITIONS));
  }

  /** Makes a state the root, and hires workers if there are none. */
  private Root plant(Scout.View view) {
    int node = tree.find(view.state());
    while (node < 0) {
      node = tree.add(view.state(), view.legal(), view.promising(), view.terminal(), view.goals());
      if (node < 0) {
        makeRoom(root == null ? 0 : root.node());
      }
    }
    Root planted = new Root(tree, node, view);
    if (workers.isEmpty()) {
      for (int i = 0; i < parameters.threads(); i++) {
        workers.add(worker(parameters.seed() + 31 * generation + i));
      }
    }
    return planted;
  }

  private Worker worker(long seed) {
    Lanes lanes = tables.isKept() ? game.newRecordingLanes(seed) : game.newLanes(seed);
    Setup setup = new Setup(game, tree, parameters, range, tables, copies, chanceRole);
    return new Worker(setup, lanes, seed);
  }

  @Override
  public void moveTo(ImmutableList<Term> facts) {
    long[] state = game.pack(facts);
    if (Arrays.equals(state, root.view().state())) {
      return;
    }
    if (!parameters.uses(Technique.REUSE)) {
      startAnew();
    }
    root = plant(scout.look(state));
  }

  /**
   * Begins a new tree. What is under way belongs to the one of before and goes with its workers.
   */
  private void startAnew() {
    generation++;
    retiredVisits = visits();
    retiredPlayouts = finishedPlayouts;
    retiredNodes = nodes();
    tree = newTree();
    tables.clear();
    workers = Lists.mutable.empty();
    assumesConstantSum = range.isConstantSum();
  }

  @Override
  public void run(SearchBudget budget) {
    ExecutorService helpers =
        Executors.newCachedThreadPool(
            task -> {
              Thread thread = new Thread(task, "gonu-search");
              thread.setDaemon(true);
              return thread;
            });
    try {
      long visitsBefore = visits();
      long nodesBefore = nodes();
      BooleanSupplier isOver =
          () ->
              isSolved()
                  || isMistaken()
                  || budget.isSpent(visits() - visitsBefore, nodes() - nodesBefore);
      while (!isOver.getAsBoolean()) {
        // Not at the end of a run: the next state must not wait for it.
        if (tree.isFull()) {
          makeRoom(root.node());
        }
        runWorkers(helpers, isOver, budget.isRepeatable());
        if (isMistaken()) {
          startAnew();
          root = plant(root.view());
        }
      }
    } catch (ExecutionException failed) {
      throw new IllegalStateException("a worker of the search failed", failed.getCause());
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    } finally {
      helpers.shutdownNow();
    }
  }

  /** Has all workers search until it is over or the tree is full. */
  private void runWorkers(ExecutorService helpers, BooleanSupplier isOver, boolean isRepeatable)
      throws ExecutionException, InterruptedException {
    workers.forEach(worker -> worker.attach(root.node()));
    MutableList<Future<?>> others = Lists.mutable.empty();
    for (Worker worker : workers.drop(1)) {
      others.add(helpers.submit(() -> work(worker, isOver, isRepeatable)));
    }
    work(workers.getFirst(), isOver, isRepeatable);
    for (Future<?> other : others) {
      other.get();
    }
  }

  private void work(Worker worker, BooleanSupplier isOver, boolean isRepeatable) {
    int slice = isRepeatable ? FIXED_SLICE : FIRST_SLICE;
    while (!tree.isFull() && !isOver.getAsBoolean()) {
      long start = System.nanoTime();
      worker.run(slice);
      if (!isRepeatable) {
        long took = Math.max(1, System.nanoTime() - start);
        slice = (int) Math.max(1, Math.min(2L * slice, slice * SLICE_NANOS / took));
        slice = Math.min(slice, LONGEST_SLICE);
      }
    }
  }

  /** True if proofs rest on what has turned out to be wrong. */
  private boolean isMistaken() {
    return assumesConstantSum && !range.isConstantSum();
  }

  private void makeRoom(int rootNode) {
    BitSet pinned = new BitSet();
    pinned.set(rootNode);
    workers.forEach(worker -> worker.pin(pinned));
    Compaction compaction = tree.forget(rootNode, pinned);
    workers.forEach(worker -> worker.follow(compaction));
  }

  /** Playouts that have finished, and what ways to known values counted for in place of some. */
  private long visits() {
    finishedPlayouts = retiredPlayouts + workers.sumOfLong(Worker::playouts);
    return retiredVisits + workers.sumOfLong(Worker::visits);
  }

  @Override
  public long finishedPlayouts() {
    return finishedPlayouts;
  }

  private long nodes() {
    return retiredNodes + tree.added();
  }

  @Override
  public boolean isSolved() {
    Root now = root;
    NodeStore nodes = now.tree().nodes();
    int mover = nodes.mover(now.node());
    if (mover == NodeStore.NOBODY) {
      return true;
    }
    if (mover == NodeStore.SEVERAL) {
      return nodes.isProved(now.node());
    }
    return nodes.low(now.node(), mover) == nodes.high(now.node(), mover);
  }

  @Override
  public SearchReport report(int role) {
    Root now = root;
    return new Reports(game, now.tree(), scout).report(now.node(), now.view(), role);
  }
}
