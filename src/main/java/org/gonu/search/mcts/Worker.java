package org.gonu.search.mcts;

import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PlayoutSums;
import org.gonu.search.GraveCoefficient;
import org.gonu.search.PlayoutCoefficient;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.TreeCoefficient;
import org.gonu.search.mcts.store.Compaction;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;

/**
 * One thread's part of the search. Whenever a lane is free, the worker descends to a leaf
 * (selection) and gives the lane a job: the leaf's state and the move that leads out of the tree.
 * The first step of the job reports the child (expansion). The rest is the playout, whose goals go
 * back up the pending path (backpropagation).
 */
final class Worker implements LaneClient {
  /** Paths of a job: it may be the last one of its prefix. */
  private static final int JOB_AND_PREFIX = 2;

  /** Paths that are tried for a job before the lanes go on without. */
  private final int maxDescents;

  /** Playouts of the root for each job that may be under way: they do not know of each other. */
  private final int playoutsPerJob;

  private final int minJobs;

  /**
   * A path to a leaf makes up for what so many others counted for that led to none, if there are as
   * many.
   */
  private final long settledPerJob;

  /** Runs between tests whether AMAF tables help. */
  private final int runsPerComparison;

  private final int maxPlayoutSteps;
  private final SearchContext searchContext;
  private final Lanes lanes;
  private final PendingPaths paths;
  private final JobQueue[] waiting;
  private final SplittableRandom random;
  private final long[] state;
  private final long[] goals;
  private final long[] promising;
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final Backpropagation backpropagation;
  private final AmafUpdater amafUpdater;
  private final SharedPrefixes sharedPrefixes;
  private final Descent descent;
  private final Expansion expansion;

  /** True if the lanes gave the promising moves of the state that they report next. */
  private boolean isPromisingTold;

  private int root = NodeStore.NONE;
  private Quota quota;
  private int rolloutsPerLeaf;

  /** Jobs that may be under way. */
  private int maxJobs;

  /** Jobs that are under way. */
  private int jobsUnderWay;

  /** Runs since the last test of the AMAF tables. */
  private int runs;

  /** Finished playouts of this worker. */
  private long playouts;

  /** The same after the last run, for other threads to read. */
  private volatile long publishedPlayouts;

  /**
   * Playouts of settled paths, which need none, less those that paths to leaves have made up for.
   */
  private long settledPlayouts;

  /** The same after the last run, for other threads to read. */
  private volatile long publishedSettled;

  /** A worker with its own lanes. */
  Worker(SearchContext searchContext, Lanes lanes, long seed) {
    this.searchContext = searchContext;
    this.lanes = lanes;
    SearchParameters parameters = searchContext.parameters();
    maxDescents = parameters.count(TreeCoefficient.MAX_DESCENTS);
    playoutsPerJob = parameters.count(TreeCoefficient.PLAYOUTS_PER_JOB);
    minJobs = parameters.count(TreeCoefficient.MIN_JOBS);
    settledPerJob = parameters.count(TreeCoefficient.SETTLED_PER_JOB);
    runsPerComparison = parameters.count(GraveCoefficient.GRAVE_COMPARISON_RUNS);
    maxPlayoutSteps = parameters.count(PlayoutCoefficient.MAX_PLAYOUT_STEPS);
    quota = new Quota(SearchBudget.unlimited(), searchContext.tree(), parameters);
    random = new SplittableRandom(seed);
    int phases = searchContext.game().phases();
    // The longer jobs wait for lanes of a phase, the older is what made them the best.
    int maxWaiting = parameters.count(TreeCoefficient.MAX_WAITING_JOBS);
    int capacity = lanes.size() + phases * maxWaiting + 1;
    paths = new PendingPaths(JOB_AND_PREFIX * capacity, searchContext.roles());
    waiting = new JobQueue[phases];
    Arrays.setAll(waiting, phase -> new JobQueue(maxWaiting));
    state = new long[searchContext.game().words()];
    goals = new long[searchContext.roles()];
    promising = new long[MoveBits.words(searchContext.game())];
    nodes = searchContext.tree().nodes();
    edges = searchContext.tree().edges();
    JointMoveIndex jointMoveIndex = new JointMoveIndex(searchContext.game(), searchContext.tree());
    backpropagation = new Backpropagation(searchContext, paths, jointMoveIndex);
    amafUpdater =
        new AmafUpdater(
            searchContext,
            paths,
            new AmafReliability(searchContext.tree().amafTables(), parameters));
    sharedPrefixes = new SharedPrefixes(searchContext, paths, backpropagation);
    descent =
        new Descent(searchContext, paths, jointMoveIndex, backpropagation, amafUpdater, random);
    expansion = new Expansion(searchContext, paths, jointMoveIndex);
  }

  /** Sets the root; waiting jobs below another root are abandoned. */
  void attach(int newRoot) {
    if (root != newRoot) {
      abandonWaiting();
      settledPlayouts = 0;
      publishedSettled = 0;
    }
    root = newRoot;
  }

  /** Charges the jobs that begin from now on to a quota. Abandons those charged to another. */
  void charge(Quota newQuota) {
    abandonWaiting();
    quota = newQuota;
  }

  /** True if no job is under way. */
  boolean hasNoJob() {
    return jobsUnderWay == 0;
  }

  /** Abandons the jobs that no lane has begun: their playouts would tell little of a new root. */
  private void abandonWaiting() {
    for (JobQueue queue : waiting) {
      while (!queue.isEmpty()) {
        abandon(queue.take());
      }
    }
  }

  private void abandon(int path) {
    jobsUnderWay--;
    backpropagation.removeInFlight(path);
    paths.give(path);
  }

  /** Makes some steps in all lanes. */
  void run(int steps) {
    int jobs = Math.max(minJobs, Math.min(lanes.size(), nodes.visits(root) / playoutsPerJob));
    rolloutsPerLeaf = Math.max(searchContext.rolloutsPerLeaf(), lanes.size() / jobs);
    maxJobs = Integer.MAX_VALUE;
    if (quota.isLimited()) {
      rolloutsPerLeaf = Math.min(rolloutsPerLeaf, quota.largestJob());
      maxJobs = jobs;
    }
    descent.speedUp();
    lanes.run(this, steps);
    // The root may change, and nodes may be removed, between runs.
    sharedPrefixes.close();
    publishedPlayouts = playouts;
    publishedSettled = settledPlayouts;
    runs++;
    if (runs == runsPerComparison) {
      runs = 0;
      amafUpdater.compareAt(root);
    }
  }

  /** Finished playouts of this worker; from any thread. */
  long playouts() {
    return publishedPlayouts;
  }

  /**
   * Playouts of settled paths, which need none, since the root changed, less those that paths to
   * leaves have made up for; from any thread.
   */
  long settledPlayouts() {
    return publishedSettled;
  }

  /** Marks the nodes on pending paths. */
  void pin(BitSet pinned) {
    paths.pin(pinned);
  }

  /** Updates the edges of pending paths after edges have moved. */
  void follow(Compaction compaction) {
    paths.follow(compaction);
  }

  @Override
  public boolean assign(int phase, LaneJob job) {
    if (waiting[phase].isEmpty() && !prepare(phase)) {
      return false;
    }
    fill(waiting[phase].take(), job);
    return true;
  }

  /** Finds a leaf of a phase and puts it into its queue. Returns false if there is none for now. */
  private boolean prepare(int phase) {
    for (int tries = 0; tries < maxDescents && jobsUnderWay < maxJobs; tries++) {
      int playoutsOfJob = quota.take(rolloutsPerLeaf);
      if (playoutsOfJob == 0) {
        return false;
      }
      int path = paths.take();
      paths.setWeight(path, playoutsOfJob);
      jobsUnderWay++;
      int leafPhase = descent.descend(path, sharedPrefixes.start(path, root));
      if (leafPhase == Descent.SETTLED) {
        sharedPrefixes.close();
        settledPlayouts += playoutsOfJob;
        jobsUnderWay--;
        paths.give(path);
      } else if (waiting[leafPhase].isFull()) {
        quota.giveBack(playoutsOfJob);
        abandon(path);
        return false;
      } else {
        settledPlayouts = Math.max(0, settledPlayouts - settledPerJob * playoutsOfJob);
        sharedPrefixes.grow(path);
        waiting[leafPhase].add(path);
        if (leafPhase == phase) {
          return true;
        }
      }
    }
    return false;
  }

  private void fill(int path, LaneJob job) {
    int step = paths.length(path) - 1;
    int node = paths.node(path, step);
    nodes.copyState(node, state);
    job.setTag(path);
    job.setState(state);
    job.setLimit(maxPlayoutSteps);
    int weight = paths.weight(path);
    job.setCopies(weight);
    quota.giveBack(Math.max(0, weight - job.room()));
    boolean reports = false;
    for (int role = 0; role < goals.length; role++) {
      int edge = paths.edge(path, step, role);
      if (edge >= 0) {
        job.force(role, edges.move(edge));
        reports |= expansion.isWanted(node, edge);
      }
    }
    if (reports) {
      job.reportChild(true);
    }
  }

  @Override
  public void promising(int path, long[] moves) {
    System.arraycopy(moves, 0, promising, 0, promising.length);
    isPromisingTold = true;
  }

  @Override
  public void child(int path, long[] childState, long[] legal, boolean terminal, int[] values) {
    int step = paths.length(path) - 1;
    long[] chosen = isPromisingTold && searchContext.usesMovePrior() ? promising : legal;
    isPromisingTold = false;
    int child = expansion.add(path, childState, legal, chosen, terminal, values);
    if (child >= 0) {
      paths.add(path, child);
      if (nodes.isBounded(child)) {
        backpropagation.propagate(path, step);
      }
    }
  }

  /**
   * {@inheritDoc}
   *
   * <p>The playouts of a job end at different times. Their results go up the tree together when the
   * last one has ended: one pass up the path costs as much for one playout as for all.
   */
  @Override
  public void ended(int path, PlayoutSums sums, boolean last) {
    int count = sums.count();
    int unscored = count - sums.scored();
    for (int role = 0; role < goals.length; role++) {
      goals[role] = sums.goals(role);
    }
    playouts += count;
    if (unscored > 0) {
      addUnscored(path, unscored);
    }
    paths.collect(path, count, sums.plies(), goals);
    amafUpdater.addPlayouts(path, sums);
    if (last) {
      complete(path);
    }
  }

  /** Gives playouts without goals the mean goal of each role. */
  private void addUnscored(int path, int unscored) {
    paths.noteUnscored(path);
    for (int role = 0; role < goals.length; role++) {
      goals[role] += (long) searchContext.scale().usual(role) * unscored;
    }
  }

  private void complete(int path) {
    int count = paths.count(path);
    for (int role = 0; role < goals.length; role++) {
      goals[role] = paths.goals(path, role);
    }
    for (int role = 0; role < goals.length; role++) {
      float mean = (float) nodes.aim.points(goals, role, count) / count;
      searchContext.scale().note(role, mean);
    }
    if (paths.isScored(path)) {
      searchContext.scale().noteSum(goals, count);
      if (paths.plies(path) == count) {
        expansion.expandSoon(path);
      }
    }
    amafUpdater.addPath(path, count, goals);
    backpropagation.add(path, count, goals);
    backpropagation.removeInFlight(path);
    paths.give(path);
    jobsUnderWay--;
  }
}
