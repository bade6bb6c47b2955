package org.gonu.analysis;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.MutableDoubleList;
import org.gonu.machine.LaneTally;
import org.gonu.machine.Lanes;
import org.gonu.machine.MovePolicy;
import org.gonu.machine.PackedGame;

/** Measures random playouts from the initial state in lanes, in one thread or several. */
public final class LaneBenchmark {
  /** Steps between two readings of the clock. */
  private static final int STRIDE = 32;

  private final PackedGame game;
  private final int roles;
  private final int threads;
  private final long seed;
  private final Optional<MovePolicy> policy;

  /** A benchmark of uniform playouts. Each thread has its own lanes. */
  public LaneBenchmark(PackedGame game, int threads, long seed) {
    this(game, threads, seed, Optional.empty());
  }

  /** A benchmark of playouts with a move policy; uniform if it is empty. */
  public LaneBenchmark(PackedGame game, int threads, long seed, Optional<MovePolicy> policy) {
    this.policy = policy;
    this.game = game;
    this.roles = game.roles().size();
    this.threads = threads;
    this.seed = seed;
  }

  /**
   * Plays for some seconds to warm up, lets all playouts end, then plays again and measures.
   * Playouts that do not end are given up.
   */
  public PlayoutSpeed run(double warmupSeconds, double seconds) throws InterruptedException {
    MutableList<Worker> workers = Lists.mutable.empty();
    CountDownLatch warm = new CountDownLatch(threads);
    for (int i = 0; i < threads; i++) {
      workers.add(new Worker(seed + i, warmupSeconds, seconds, warm));
    }
    workers.each(Thread::start);
    for (Worker worker : workers) {
      worker.join();
    }
    workers.each(Worker::check);
    return sum(workers);
  }

  private Lanes lanes(long ownSeed) {
    Lanes lanes = game.playouts().newLanes(ownSeed);
    policy.ifPresent(lanes::setPolicy);
    return lanes;
  }

  private PlayoutSpeed sum(MutableList<Worker> workers) {
    double elapsed = workers.collectDouble(worker -> worker.elapsed).max();
    long playouts = workers.sumOfLong(worker -> worker.counts.playouts());
    long plies = workers.sumOfLong(worker -> worker.counts.plies());
    long broken = workers.sumOfLong(worker -> worker.counts.broken());
    long unfinished = workers.sumOfLong(worker -> worker.unfinished);
    MutableDoubleList goals = DoubleLists.mutable.empty();
    long kept = unfinished > 0 ? 0 : playouts - broken;
    for (int role = 0; kept > 0 && role < roles; role++) {
      int own = role;
      goals.add((double) workers.sumOfLong(w -> w.counts.goals(own)) / kept);
    }
    return new PlayoutSpeed(
        plies / elapsed,
        playouts / elapsed,
        playouts,
        unfinished > 0 ? 0 : (double) plies / playouts,
        goals.toImmutable(),
        broken,
        unfinished);
  }

  private final class Worker extends Thread {
    private final long ownSeed;
    private final double warmupSeconds;
    private final double seconds;
    private final CountDownLatch warm;
    private final LaneTally counts = new LaneTally(roles);
    private Lanes lanes;
    private double elapsed;
    private int unfinished;
    private volatile boolean finished;

    Worker(long ownSeed, double warmupSeconds, double seconds, CountDownLatch warm) {
      super("gonu-bench");
      this.ownSeed = ownSeed;
      this.lanes = lanes(ownSeed);
      this.warmupSeconds = warmupSeconds;
      this.seconds = seconds;
      this.warm = warm;
    }

    @Override
    public void run() {
      if (play(new LaneTally(roles), warmupSeconds) > 0) {
        lanes = lanes(ownSeed);
      }
      warm.countDown();
      try {
        warm.await();
      } catch (InterruptedException e) {
        return;
      }
      long start = System.nanoTime();
      unfinished = play(counts, seconds);
      elapsed = (System.nanoTime() - start) / 1e9;
      finished = true;
    }

    /** Returns the number of playouts that were given up. */
    private int play(LaneTally into, double limit) {
      long end = System.nanoTime() + (long) (limit * 1e9);
      while (System.nanoTime() - end < 0) {
        lanes.tally(into, STRIDE);
      }
      into.close();
      // Every playout that was started is played to its end: those that end soon are short ones.
      long last = end + (long) (PlayoutSpeed.patience(limit) * 1e9);
      int underWay = lanes.tally(into, STRIDE);
      while (underWay > 0 && System.nanoTime() - last < 0) {
        underWay = lanes.tally(into, STRIDE);
      }
      return underWay;
    }

    private void check() {
      if (!finished) {
        throw new IllegalStateException("a thread of the benchmark failed");
      }
    }
  }
}
