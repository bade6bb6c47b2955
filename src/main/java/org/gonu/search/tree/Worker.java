package org.gonu.search.tree;

import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PlayoutSums;
import org.gonu.search.SearchBudget;

/**
 * One thread's part of the search: whenever a lane falls free, goes down the tree to a leaf
 * (selection) and gives the lane the move that leads out of the tree as a job. The first step of
 * the job delivers the child (expansion), the rest is the playout, whose goals go back up the path
 * that was remembered (backpropagation).
 */
final class Worker implements LaneClient {
  /** Paths that are tried for a job before the lanes go on without. */
  private static final int MOST_TRIES = 64;

  /** Playouts of the root for each job that may be under way: they do not know of each other. */
  private static final int PLAYOUTS_PER_JOB = 48;

  private static final int FEWEST_JOBS = 16;

  /**
   * A path to a leaf makes up for what so many others counted for that led to none, if there are as
   * many.
   */
  private static final int SETTLED_PER_JOB = 1 << 9;

  /** Tickets of a job: it may be the last one of its stem. */
  private static final int JOB_AND_STEM = 2;

  /**
   * Most jobs that wait for lanes of a phase: the longer they wait, the older is what made them the
   * best.
   */
  private static final int MOST_WAITING = 8;

  /** Runs between looks whether the tables of moves help. */
  private static final int RUNS_PER_COMPARISON = 16;

  private final Setup setup;
  private final Lanes lanes;
  private final Tickets tickets;
  private final JobQueue[] waiting;
  private final SplittableRandom random;
  private final long[] state;
  private final long[] goals;
  private final long[] promising;
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final Backpropagation backpropagation;
  private final MoveNotes notes;
  private final Stems stems;
  private final Descent descent;
  private final Expansion expansion;

  /** True if what is promising was told of the state that is reported next. */
  private boolean isPromisingTold;

  private int root = NodeStore.NONE;
  private Quota quota;
  private int copies;

  /** Jobs that may be under way, and those that are. */
  private int mostJobs;

  private int jobsUnderWay;

  /** Runs since the last look whether the tables of moves help. */
  private int runs;

  /** Finished playouts, all in all; the second for other threads to read. */
  private long finished;

  private volatile long playouts;

  /** What paths that needed no playout counted for that paths to leaves have not made up for. */
  private long inVain;

  private volatile long vain;

  /** A worker with lanes of its own. */
  Worker(Setup setup, Lanes lanes, long seed) {
    this.setup = setup;
    this.lanes = lanes;
    quota = new Quota(SearchBudget.unlimited(), setup.tree());
    random = new SplittableRandom(seed);
    int phases = setup.game().phases();
    int mostJobs = lanes.size() + phases * MOST_WAITING + 1;
    tickets = new Tickets(JOB_AND_STEM * mostJobs, setup.roles());
    waiting = new JobQueue[phases];
    Arrays.setAll(waiting, phase -> new JobQueue(MOST_WAITING));
    state = new long[setup.game().words()];
    goals = new long[setup.roles()];
    promising = new long[MoveBits.words(setup.game())];
    nodes = setup.tree().nodes();
    edges = setup.tree().edges();
    JointMoves jointMoves = new JointMoves(setup.game(), setup.tree());
    backpropagation = new Backpropagation(setup, tickets, jointMoves);
    notes = new MoveNotes(setup, tickets, new MoveAgreement(setup.tree().tables()));
    stems = new Stems(setup, tickets, backpropagation);
    descent = new Descent(setup, tickets, jointMoves, backpropagation, notes, random);
    expansion = new Expansion(setup, tickets, jointMoves);
  }

  /** Turns to a root; jobs that wait and are for another one are given up. */
  void attach(int newRoot) {
    if (root != newRoot) {
      giveUpWaiting();
      inVain = 0;
      vain = 0;
    }
    root = newRoot;
  }

  /** Jobs that begin from now on are charged to a quota. */
  void charge(Quota newQuota) {
    quota = newQuota;
  }

  /** True if no job is under way. */
  boolean hasNoJob() {
    return jobsUnderWay == 0;
  }

  /** Jobs that no lane has begun would cost playouts that tell little of a new root. */
  private void giveUpWaiting() {
    for (JobQueue queue : waiting) {
      while (!queue.isEmpty()) {
        giveUp(queue.take());
      }
    }
  }

  private void giveUp(int ticket) {
    jobsUnderWay--;
    backpropagation.land(ticket);
    tickets.give(ticket);
  }

  /** Makes some steps in all lanes. */
  void run(int steps) {
    int jobs = Math.max(FEWEST_JOBS, Math.min(lanes.size(), nodes.visits(root) / PLAYOUTS_PER_JOB));
    copies = Math.max(setup.leastCopies(), lanes.size() / jobs);
    mostJobs = Integer.MAX_VALUE;
    if (quota.isLimited()) {
      copies = Math.min(copies, quota.largestJob());
      mostJobs = jobs;
    }
    descent.speedUp();
    lanes.run(this, steps);
    // Between runs the root may change, and nodes may be forgotten.
    stems.close();
    playouts = finished;
    vain = inVain;
    runs++;
    if (runs == RUNS_PER_COMPARISON) {
      runs = 0;
      notes.compareAt(root);
    }
  }

  /** Finished playouts, all in all; from any thread. */
  long playouts() {
    return playouts;
  }

  /**
   * What paths that needed no playout counted for since the root changed, while nearly all were of
   * that kind; from any thread.
   */
  long vain() {
    return vain;
  }

  /** Marks the nodes that playouts under way will come back to. */
  void pin(BitSet pinned) {
    tickets.pin(pinned);
  }

  /** Follows the edges that playouts under way have gone to where they are now. */
  void follow(Compaction compaction) {
    tickets.follow(compaction);
  }

  @Override
  public boolean assign(int phase, LaneJob job) {
    if (waiting[phase].isEmpty() && !prepare(phase)) {
      return false;
    }
    fill(waiting[phase].take(), job);
    return true;
  }

  /** Looks for a leaf of a phase; false if there is none for now. */
  private boolean prepare(int phase) {
    for (int tries = 0; tries < MOST_TRIES && jobsUnderWay < mostJobs; tries++) {
      int playoutsOfJob = quota.take(copies);
      if (playoutsOfJob == 0) {
        return false;
      }
      int ticket = tickets.take();
      tickets.setWeight(ticket, playoutsOfJob);
      jobsUnderWay++;
      int leafPhase = descent.descend(ticket, stems.start(ticket, root));
      if (leafPhase == Descent.SETTLED) {
        stems.close();
        inVain += playoutsOfJob;
        jobsUnderWay--;
        tickets.give(ticket);
      } else if (waiting[leafPhase].isFull()) {
        quota.giveBack(playoutsOfJob);
        giveUp(ticket);
        return false;
      } else {
        inVain = Math.max(0, inVain - (long) SETTLED_PER_JOB * playoutsOfJob);
        stems.grow(ticket);
        waiting[leafPhase].add(ticket);
        if (leafPhase == phase) {
          return true;
        }
      }
    }
    return false;
  }

  private void fill(int ticket, LaneJob job) {
    int step = tickets.length(ticket) - 1;
    int node = tickets.node(ticket, step);
    nodes.copyState(node, state);
    job.setTicket(ticket);
    job.setState(state);
    job.setLimit(setup.parameters().maxPlayoutSteps());
    job.setCopies(tickets.weight(ticket));
    boolean reports = false;
    for (int role = 0; role < goals.length; role++) {
      int edge = tickets.arm(ticket, step, role);
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
  public void promising(int ticket, long[] moves) {
    System.arraycopy(moves, 0, promising, 0, promising.length);
    isPromisingTold = true;
  }

  @Override
  public void child(int ticket, long[] childState, long[] legal, boolean terminal, int[] values) {
    int step = tickets.length(ticket) - 1;
    long[] chosen = isPromisingTold && setup.usesDoubt() ? promising : legal;
    isPromisingTold = false;
    int child = expansion.add(ticket, childState, legal, chosen, terminal, values);
    if (child >= 0) {
      tickets.add(ticket, child);
      if (nodes.isBounded(child)) {
        backpropagation.propagate(ticket, step);
      }
    }
  }

  /**
   * {@inheritDoc}
   *
   * <p>The playouts of a job end at different times. They go up the tree together when the last one
   * has ended, since the way costs as much for one as for all.
   */
  @Override
  public void ended(int ticket, PlayoutSums sums, boolean last) {
    int count = sums.count();
    int unscored = count - sums.scored();
    for (int role = 0; role < goals.length; role++) {
      goals[role] = sums.goals(role);
    }
    finished += count;
    if (unscored > 0) {
      addUnscored(ticket, unscored);
    }
    tickets.collect(ticket, count, sums.plies(), goals);
    notes.addPlayouts(ticket, sums);
    if (last) {
      bringHome(ticket);
    }
  }

  /** Playouts without goals of their own are worth what a role usually gets. */
  private void addUnscored(int ticket, int unscored) {
    tickets.noteUnscored(ticket);
    for (int role = 0; role < goals.length; role++) {
      goals[role] += (long) setup.range().usual(role) * unscored;
    }
  }

  private void bringHome(int ticket) {
    int count = tickets.count(ticket);
    for (int role = 0; role < goals.length; role++) {
      goals[role] = tickets.goals(ticket, role);
      setup.range().note(role, (float) goals[role] / count);
    }
    if (tickets.isScored(ticket)) {
      setup.range().noteSum(goals, count);
      if (tickets.plies(ticket) == count) {
        expansion.expandSoon(ticket);
      }
    }
    notes.addPath(ticket, count, goals);
    backpropagation.add(ticket, count, goals);
    backpropagation.land(ticket);
    tickets.give(ticket);
    jobsUnderWay--;
  }
}
