package org.gonu.game;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.game.cache.CircuitCache;
import org.gonu.gdl.Term;
import org.gonu.ground.GroundingAbandonedException;
import org.gonu.machine.DaemonThreads;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The circuit of a game. It is made in a background thread, while the reference engine already
 * runs. Large circuits are compiled as they are first, and run while they are rewritten. Safe for
 * use by several threads.
 */
public final class FastEngine {
  /** Deep rules make deep terms, which are handled recursively. */
  private static final long STACK_BYTES = 64L << 20;

  private final ValidatedRules rules;
  private CircuitCache cache = CircuitCache.none();
  private final CountDownLatch drafted = new CountDownLatch(1);
  private final CountDownLatch rewritten = new CountDownLatch(1);
  private volatile boolean cancelled;

  /** The thread that makes the circuit; null until it is started. */
  private @Nullable Thread maker;

  private volatile @Nullable Made made;
  private volatile String failure = "";

  /**
   * A circuit and the costs of making it.
   *
   * @param lanes the circuit compiled for lanes
   * @param groundSeconds time to ground the rules
   * @param circuitSeconds time to make the circuit
   * @param laneSeconds time until the first lanes could run
   * @param rewritingSeconds time after that until these did; 0 if they are the first
   * @param instances number of rule instances
   */
  public record Made(
      Circuit circuit,
      LaneProgram lanes,
      double groundSeconds,
      double circuitSeconds,
      double laneSeconds,
      double rewritingSeconds,
      int instances) {
    /** Of a gate: as it was made, as it was rewritten, and as instructions of two programs. */
    private static final long BYTES_OF_A_GATE = 100;

    /** Of the name of a base or a move. */
    private static final long BYTES_OF_A_NAME = 200;

    /** Bytes of memory that it takes, about, with one batch of lanes. */
    public long bytes() {
      long gates = lanes.netlists().collectLong(net -> net.gates().size()).sum();
      long names = circuit.bases().size() + (long) lanes.moves().size();
      long batch = (long) lanes.slots() * lanes.lanes() / Byte.SIZE;
      return BYTES_OF_A_GATE * gates + BYTES_OF_A_NAME * names + batch;
    }

    /** Total time from validated rules to these lanes. */
    public double seconds() {
      return groundSeconds + circuitSeconds + laneSeconds + rewritingSeconds;
    }

    /**
     * The same with other lanes.
     *
     * @param smaller the rewritten lanes
     * @param seconds time in which they were made
     */
    Made rewrittenTo(LaneProgram smaller, double seconds) {
      return new Made(
          circuit, smaller, groundSeconds, circuitSeconds, laneSeconds, seconds, instances);
    }
  }

  /** A way of waiting; false if it was in vain. */
  private interface Wait {
    boolean await() throws InterruptedException;
  }

  FastEngine(ValidatedRules rules) {
    this.rules = rules;
  }

  /** Keeps the circuit, or takes it from there; only before it is begun. */
  public synchronized void keepIn(CircuitCache other) {
    cache = other;
  }

  /** Starts to make the circuit, unless it was started or cancelled before. Returns at once. */
  public synchronized void prepare() {
    if (maker == null && !cancelled) {
      maker = DaemonThreads.newThread(this::make, "gonu-grounder", STACK_BYTES);
      maker.start();
    }
  }

  /**
   * Cancels the making of the circuit for good. Returns at once; the thread is interrupted and ends
   * soon. A circuit that is already made stays.
   */
  public synchronized void cancel() {
    cancelled = true;
    if (maker == null) {
      failure = "cancelled before it was begun";
      drafted.countDown();
      rewritten.countDown();
    } else {
      maker.interrupt();
    }
  }

  /** The circuit or its draft, if it is made and no check has refuted it; else empty. */
  public Optional<Made> ready() {
    return Optional.ofNullable(made);
  }

  /** Waits for the circuit, rewritten, as {@link #await(CircuitStage, Duration)} does. */
  public Optional<Made> await(Duration limit) {
    return await(CircuitStage.REWRITTEN, limit);
  }

  /**
   * Waits for a stage of the circuit. Empty if the circuit cannot be made, or not within the time
   * limit.
   */
  public Optional<Made> await(CircuitStage stage, Duration limit) {
    return await(() -> end(stage).await(limit.toNanos(), TimeUnit.NANOSECONDS));
  }

  /**
   * Waits for the circuit, and takes its draft where rewriting has not ended within the time limit.
   * Empty if there is no draft either.
   */
  public Optional<Made> awaitRewrittenOrDraft(Duration limit) {
    return await(limit).or(this::ready);
  }

  /**
   * Waits for a stage as {@link #await} does, until the program has spent some processor time on
   * it: however busy the machine is, a sheet has a circuit or none.
   */
  public Optional<Made> awaitWork(CircuitStage stage, Duration work) {
    return await(() -> WorkWait.ofThisProgram().await(end(stage), work));
  }

  private Optional<Made> await(Wait way) {
    prepare();
    try {
      if (!way.await()) {
        return Optional.empty();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return ready();
  }

  private CountDownLatch end(CircuitStage stage) {
    return stage == CircuitStage.DRAFT ? drafted : rewritten;
  }

  /** The reason why there is no circuit; empty if there is one or it is still being made. */
  public String failure() {
    return failure;
  }

  /** Why the circuit has no state of some facts; empty if it has one, or is not ready. */
  public Optional<String> whyUnknown(ImmutableList<Term> facts) {
    try {
      ready().ifPresent(own -> own.lanes().pack(facts));
      return Optional.empty();
    } catch (IllegalArgumentException unreachable) {
      return Optional.of(String.valueOf(unreachable.getMessage()));
    }
  }

  /** Withdraws the circuit, since a check has refuted it. */
  synchronized void distrust(String reason) {
    made = null;
    failure = reason;
  }

  private synchronized void publish(Made ready) {
    if (failure.isEmpty()) {
      made = ready;
    }
  }

  private void make() {
    try {
      makeCircuit();
    } catch (GroundingAbandonedException | CircuitAbandonedException tooBig) {
      failure = String.valueOf(tooBig.getMessage());
      log().info("no circuit, the reference engine goes on: {}", failure);
    } catch (OutOfMemoryError tooBig) {
      failure = "the circuit does not fit into memory";
      log().warn("no circuit, the reference engine goes on: {}", failure);
    } catch (Throwable bug) {
      // Whatever it is: without a failure, the circuit would count as being made for ever.
      failure = "the making of the circuit failed: " + bug;
      log().error("no circuit, the reference engine goes on", bug);
    } finally {
      drafted.countDown();
      rewritten.countDown();
    }
  }

  /** Created on demand: the first logger of a process takes a tenth of a second. */
  private static Logger log() {
    return LoggerFactory.getLogger(FastEngine.class);
  }

  private boolean isCancelled() {
    return cancelled || Thread.currentThread().isInterrupted();
  }

  private void makeCircuit() {
    EngineMaker stages = new EngineMaker(rules, cache, this::isCancelled);
    Optional<Made> kept = stages.kept();
    if (kept.isPresent()) {
      publish(kept.get());
      return;
    }
    Made draft = stages.draft();
    publish(draft);
    drafted.countDown();
    Made smaller = stages.rewritten(draft);
    publish(smaller);
    stages.keep(smaller);
  }
}
