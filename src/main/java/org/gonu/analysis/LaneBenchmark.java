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

  /** Plays for some seconds to warm up, lets all playouts end, then plays again and measures. */
  public PlayoutSpeed run(double warmupSeconds, double seconds) throws InterruptedException {
    MutableList<Worker> workers = Lists.mutable.empty();
    CountDownLatch warm = new CountDownLatch(threads);
    for (int i = 0; i < threads; i++) {
      Lanes lanes = game.playouts().newLanes(seed + i);
      policy.ifPresent(lanes::setPolicy);
      workers.add(new Worker(lanes, warmupSeconds, seconds, warm));
    }
    workers.each(Thread::start);
    for (Worker worker : workers) {
      worker.join();
    }
    workers.each(Worker::check);
    return sum(workers);
  }

  private PlayoutSpeed sum(MutableList<Worker> workers) {
    double elapsed = workers.collectDouble(worker -> worker.elapsed).max();
    long playouts = workers.sumOfLong(worker -> worker.counts.playouts());
    long plies = workers.sumOfLong(worker -> worker.counts.plies());
    long broken = workers.sumOfLong(worker -> worker.counts.broken());
    MutableDoubleList goals = DoubleLists.mutable.empty();
    long kept = playouts - broken;
    for (int role = 0; kept > 0 && role < roles; role++) {
      int own = role;
      goals.add((double) workers.sumOfLong(w -> w.counts.goals(own)) / kept);
    }
    return new PlayoutSpeed(
        plies / elapsed,
        playouts / elapsed,
        playouts,
        (double) plies / playouts,
        goals.toImmutable(),
        broken);
  }

  private final class Worker extends Thread {
    private final Lanes lanes;
    private final double warmupSeconds;
    private final double seconds;
    private final CountDownLatch warm;
    private final LaneTally counts = new LaneTally(roles);
    private double elapsed;
    private volatile boolean finished;

    Worker(Lanes lanes, double warmupSeconds, double seconds, CountDownLatch warm) {
      super("gonu-bench");
      this.lanes = lanes;
      this.warmupSeconds = warmupSeconds;
      this.seconds = seconds;
      this.warm = warm;
    }

    @Override
    public void run() {
      play(new LaneTally(roles), warmupSeconds);
      warm.countDown();
      try {
        warm.await();
      } catch (InterruptedException e) {
        return;
      }
      elapsed = play(counts, seconds);
      finished = true;
    }

    private double play(LaneTally into, double limit) {
      long start = System.nanoTime();
      long end = start + (long) (limit * 1e9);
      while (System.nanoTime() - end < 0) {
        lanes.tally(into, STRIDE);
      }
      into.close();
      while (lanes.tally(into, STRIDE) > 0) {
        // Plays every playout that was started to its end.
      }
      return (System.nanoTime() - start) / 1e9;
    }

    private void check() {
      if (!finished) {
        throw new IllegalStateException("a thread of the benchmark failed");
      }
    }
  }
}
