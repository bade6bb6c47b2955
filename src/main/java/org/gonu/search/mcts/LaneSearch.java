package org.gonu.search.mcts;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Interruption;
import org.gonu.machine.Lanes;
import org.gonu.machine.MovePolicy;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.search.Coefficients;
import org.gonu.search.GraveCoefficient;
import org.gonu.search.PlayoutCoefficient;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;
import org.gonu.search.Technique;
import org.gonu.search.TreeCoefficient;
import org.gonu.search.mcts.playout.GoalSample;
import org.gonu.search.mcts.playout.LearnedPolicy;
import org.gonu.search.mcts.playout.PlayoutKind;
import org.gonu.search.mcts.selection.ScanSelector;
import org.gonu.search.mcts.store.Aim;
import org.gonu.search.mcts.store.AmafTables;
import org.gonu.search.mcts.store.NodeStore;
import org.gonu.search.states.StateProbe;

/**
 * Monte Carlo tree search fed by lanes: workers, each with its own lanes, on one graph of states in
 * bounded memory, with a solver. The graph is kept from move to move.
 */
public final class LaneSearch implements Search, AutoCloseable {
  /** How long room is made in a full tree before the search goes on. */
  private final long roomNanos;

  /** How long the search goes on in a full tree before more room is made. */
  private final long fullNanos;

  /** The game with the playouts that are used. */
  private PackedGame game;

  private final LaterLanes laterLanes;
  private final SearchParameters parameters;
  private final boolean isDecisive;
  private final StateProbe probe;
  private final int chanceRole;
  private final int rolloutsPerLeaf;
  private final Tree tree;
  private final ValueScale scale;
  private final ScanSelector scans;
  private final Optional<LearnedPolicy> learned;

  /** Lock held while nodes or edges move in memory: no report is made then. */
  private final Object places = new Object();

  private final Workers workers;
  private long generation;

  /** Finished playouts of workers that have been replaced. */
  private long retiredPlayouts;

  private volatile Root root;

  /** Finished playouts as last counted, for other threads to read. */
  private volatile long finishedPlayouts;

  /** A root node and the view of its state. */
  private record Root(int node, StateProbe.View view) {}

  /** A search of a game from its initial state, in memory that grows on demand. */
  public LaneSearch(PackedGame game, SearchParameters parameters) {
    this(game, parameters, new ScanSelector(), System.nanoTime());
  }

  /**
   * A search of a game from its initial state.
   *
   * @param scans knows how edges are scanned the fastest
   * @param reservingEnd until when it may reserve memory ahead of its use, by {@link
   *     System#nanoTime}
   */
  public LaneSearch(
      PackedGame game, SearchParameters parameters, ScanSelector scans, long reservingEnd) {
    this.parameters = parameters;
    this.scans = scans;
    workers = new Workers(parameters);
    Coefficients coefficients = parameters.coefficients();
    roomNanos = coefficients.nanos(TreeCoefficient.GC_MILLIS);
    fullNanos = coefficients.nanos(TreeCoefficient.GC_PAUSE_MILLIS);
    // Playouts that are under way do not know of each other's results.
    PackedGame plain =
        game.widened(parameters.count(PlayoutCoefficient.MIN_LANES))
            .narrowed(parameters.count(TreeCoefficient.MAX_LANES));
    PlayoutKind playouts = PlayoutKind.of(plain, parameters);
    this.game = playouts.game();
    laterLanes = LaterLanes.of(this.game);
    isDecisive = playouts.isOtherThan(plain);
    probe = new StateProbe(this.game, parameters.seed());
    chanceRole = game.roles().detectIndex(Role::isChance);
    rolloutsPerLeaf = playouts.rolloutsPerLeaf(parameters);
    StateProbe.View start = probe.at(game.initialState());
    scale = new ValueScale(game.roles().size(), parameters.value(TreeCoefficient.MIN_GOAL_RANGE));
    double equivalence = parameters.value(GraveCoefficient.GRAVE_EQUIVALENCE);
    AmafTables amafTables = new AmafTables(game.moves().size(), amafEntries(), equivalence);
    Aim aim = aim(plain, playouts.nanos(), start);
    tree = new Tree(this.game, parameters, scale, aim, amafTables);
    if (reservingEnd - System.nanoTime() > 0) {
      tree.reserve(reservingEnd, new BranchingEstimate(this.game, probe, parameters).mean(start));
    }
    learned =
        start.terminal() ? Optional.empty() : playouts.learn(start.state(), parameters, chanceRole);
    root = setRoot(start);
  }

  /**
   * What the roles seek. Two roles that do not share 100 points are rivals unless their goals rise
   * together.
   */
  private Aim aim(PackedGame plain, double playoutNanos, StateProbe.View start) {
    boolean isOpen =
        game.roles().size() == 2
            && chanceRole < 0
            && !start.terminal()
            && !game.analysis().sharesPoints();
    if (!isOpen) {
      return Aim.GOAL;
    }
    double most = parameters.value(PlayoutCoefficient.RIVAL_CORRELATION);
    double correlation = GoalSample.correlation(plain, playoutNanos, parameters);
    return correlation < most ? Aim.LEAD : Aim.GOAL;
  }

  /** Room for AMAF tables, in moves: none if they are not wanted or cost too much. */
  private int amafEntries() {
    boolean hasTables =
        parameters.uses(Technique.GRAVE)
            && game.moves().size() <= parameters.count(GraveCoefficient.GRAVE_MAX_MOVES);
    return hasTables ? parameters.count(GraveCoefficient.GRAVE_ENTRIES) : 0;
  }

  /** True if playouts look for decisive moves. */
  public boolean isDecisive() {
    return isDecisive;
  }

  /** The policy of the playouts, if one was learned that wins points. */
  public Optional<MovePolicy> policy() {
    return learned.filter(found -> found.isUseful(parameters)).map(LearnedPolicy::moves);
  }

  /**
   * Goal points that a role wins in playouts, on average, when it alone plays by the learned
   * policy; empty if none was learned.
   */
  public OptionalDouble policyGain() {
    return learned.stream().mapToDouble(LearnedPolicy::gain).findFirst();
  }

  /** Makes a state the root, and creates workers if there are none. */
  private Root setRoot(StateProbe.View view) {
    int node = tree.find(view.state());
    if (node < 0) {
      node = add(view);
    }
    if (node < 0) {
      // The tree is full and does not hold this state: it can hold little of what follows.
      startAnew();
      node = add(view);
    }
    tree.turnTo(node);
    Root newRoot = new Root(node, view);
    if (workers.isEmpty()) {
      MutableList<Worker> replacements = Lists.mutable.empty();
      for (int i = 0; i < parameters.threads(); i++) {
        replacements.add(worker(parameters.seed() + 31 * generation + i));
      }
      workers.replaceWorkers(replacements);
    }
    workers.attach(node);
    return newRoot;
  }

  private int add(StateProbe.View view) {
    boolean usesMovePrior = parameters.uses(Technique.MOVE_PRIOR);
    long[] promising = usesMovePrior ? view.promising() : view.legal();
    return tree.add(view.state(), view.legal(), promising, view.terminal(), view.goals());
  }

  private Worker worker(long seed) {
    Lanes lanes =
        tree.amafTables().isKept()
            ? game.playouts().newRecordingLanes(seed)
            : game.playouts().newLanes(seed);
    policy().ifPresent(lanes::setPolicy);
    SearchContext searchContext =
        new SearchContext(game, tree, parameters, scale, rolloutsPerLeaf, chanceRole, scans);
    return new Worker(searchContext, lanes, seed);
  }

  @Override
  public void moveTo(ImmutableList<Term> facts) {
    long[] state = game.pack(facts);
    if (Arrays.equals(state, root.view().state())) {
      return;
    }
    synchronized (places) {
      if (!parameters.uses(Technique.REUSE)) {
        startAnew();
      }
      root = setRoot(probe.at(state));
    }
  }

  /**
   * Begins a new tree. Jobs in flight belong to the old one and go with its workers. Only while
   * {@link #places} is held.
   */
  private void startAnew() {
    generation++;
    retireWorkers();
    tree.clear();
  }

  private void retireWorkers() {
    count();
    retiredPlayouts = finishedPlayouts;
    workers.replaceWorkers(Lists.mutable.empty());
  }

  @Override
  public void run(SearchBudget budget) {
    ExecutorService threads = Workers.newThreads();
    try {
      Quota quota = new Quota(budget, tree, parameters);
      BooleanSupplier isToStop =
          () -> {
            count();
            return isSolved()
                || workers.isIdle(tree.nodes().visits(root.node()))
                || budget.isOver();
          };
      while (!isToStop.getAsBoolean() && !(quota.isSpent() && workers.haveNoJobs())) {
        if (laterLanes.areReady()) {
          changeLanes(threads, isToStop);
        }
        if (tree.halving().isDue()) {
          halve();
        }
        if (tree.isFull()) {
          makeRoom(quota.isLimited());
        }
        runWorkers(threads, isToStop, quota);
      }
    } catch (ExecutionException failed) {
      // If the caller was interrupted, the workers stopped for that reason and none has failed.
      Interruption.throwIfInterrupted();
      throw new IllegalStateException("a worker of the search failed", failed.getCause());
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    } finally {
      threads.shutdownNow();
    }
  }

  /**
   * Runs the workers until the search is over or room has to be made; in a full tree for some
   * milliseconds only.
   */
  private void runWorkers(ExecutorService threads, BooleanSupplier isOver, Quota quota)
      throws ExecutionException, InterruptedException {
    boolean isFull = tree.isFull();
    long pause = System.nanoTime() + fullNanos;
    BooleanSupplier isToStop =
        () ->
            isOver.getAsBoolean()
                || laterLanes.areReady()
                || tree.halving().isDue()
                || (isFull ? pause - System.nanoTime() <= 0 : tree.isFull());
    workers.run(threads, isToStop, quota);
  }

  /** Lets workers on the rewritten lanes replace the others when these have ended their jobs. */
  private void changeLanes(ExecutorService threads, BooleanSupplier isToStop)
      throws ExecutionException, InterruptedException {
    workers.run(threads, isToStop, new Quota(SearchBudget.playouts(0), tree, parameters));
    if (workers.haveNoJobs()) {
      synchronized (places) {
        long[] state = root.view().state();
        game = laterLanes.take().filter(later -> later.admits(state)).orElse(game);
        generation++;
        retireWorkers();
        tree.changeLanes(game);
        root = setRoot(root.view());
      }
    }
  }

  /** Ends what the search does in the background. It can go on after that, on the lanes it has. */
  @Override
  public void close() {
    laterLanes.close();
  }

  /** True until the search runs on rewritten lanes; to be read while no worker runs. */
  boolean isOnDraft() {
    return game.isDraft();
  }

  /** The tree, to be read while no worker runs. */
  Tree tree() {
    return tree;
  }

  private void halve() {
    synchronized (places) {
      tree.halving().run();
    }
  }

  /** Makes room for some milliseconds; if the search must be repeatable, until there is room. */
  private void makeRoom(boolean isRepeatable) {
    long end = System.nanoTime() + roomNanos;
    boolean isDone = false;
    while (!isDone && (isRepeatable || end - System.nanoTime() > 0)) {
      synchronized (places) {
        isDone = tree.makeRoom(root.node(), workers);
      }
    }
  }

  /** Updates the count of finished playouts. */
  private void count() {
    finishedPlayouts = retiredPlayouts + workers.playouts();
  }

  @Override
  public long finishedPlayouts() {
    return finishedPlayouts;
  }

  @Override
  public boolean isSolved() {
    synchronized (places) {
      return isSolved(root);
    }
  }

  private boolean isSolved(Root now) {
    NodeStore nodes = tree.nodes();
    int mover = nodes.mover(now.node());
    if (mover == NodeStore.NOBODY) {
      return true;
    }
    if (mover != NodeStore.SEVERAL && mover != chanceRole) {
      return isProved(now.node(), mover);
    }
    return game.roles()
        .reject(Role::isChance)
        .allSatisfy(role -> isProved(now.node(), role.index()));
  }

  private boolean isProved(int node, int role) {
    return tree.nodes().low(node, role) == tree.nodes().high(node, role);
  }

  @Override
  public SearchReport report(int role) {
    synchronized (places) {
      return new Reports(game, tree, probe).report(root.node(), root.view(), role);
    }
  }
}
