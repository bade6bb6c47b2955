package org.gonu.analysis.simulation;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.contract.Contract;
import org.gonu.analysis.contract.ContractProver;
import org.gonu.analysis.contract.ContractVerdict;
import org.gonu.analysis.contract.ContractVerdict.Status;
import org.gonu.analysis.contract.PlaceSearch;
import org.gonu.analysis.contract.TimeBudget;
import org.gonu.analysis.simulation.ShortestFaults.Finding;
import org.gonu.engine.circuit.Circuit;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.text.Counted;
import org.gonu.text.DiagnosticCode;

/**
 * Searches for broken contracts and proves kept ones: on the reference engine until the circuit is
 * made, then on the circuit. Every match that the circuit shows is carried out by the reference
 * engine before it counts.
 */
final class ContractCheck {
  /** Of the time that is left once the circuit is made, the part for places with two contents. */
  private static final double PLACES_SHARE = 0.2;

  private final Game game;
  private final Inspector inspector;
  private final ShortestFaults findings;
  private final long seed;
  private final TimeBudget budget;
  private String searched = "";

  /**
   * A check.
   *
   * @param seconds its time, from now on
   * @param isCancelled polled; true ends it earlier
   */
  ContractCheck(
      Game game,
      Inspector inspector,
      ShortestFaults findings,
      long seed,
      double seconds,
      BooleanSupplier isCancelled) {
    this.game = game;
    this.inspector = inspector;
    this.findings = findings;
    this.seed = seed;
    this.budget = TimeBudget.ofSeconds(seconds, isCancelled);
  }

  /** A verdict for each contract; what is broken is among the findings too. */
  ImmutableList<ContractVerdict> run() {
    FastEngine engine = game.fastEngine();
    engine.prepare();
    searchOnReference(() -> budget.isOver() || engine.ready().isPresent());
    while (engine.ready().isEmpty() && engine.failure().isEmpty() && !budget.isOver()) {
      engine.await(Duration.ofMillis(20));
    }
    Optional<Circuit> circuit = engine.ready().map(FastEngine.Made::circuit);
    if (circuit.isEmpty()) {
      engine.cancel();
      return Lists.immutable.empty();
    }
    searchPlaces(circuit.get());
    return new ContractProver(circuit.get(), this::confirms, budget).run();
  }

  /** Searches for places that are empty and filled, in a part of the time that is left. */
  private void searchPlaces(Circuit circuit) {
    new PlaceSearch(
            circuit,
            match ->
                reached(match)
                    .ifPresent(course -> add(course, DiagnosticCode.EMPTY_AND_FILLED::equals)),
            budget.share(PLACES_SHARE))
        .run(inspector.contents().places(circuit.bases()));
  }

  /** Searches for new facts, and for ends that several roles reach at once, in turns. */
  private void searchOnReference(BooleanSupplier isOver) {
    NoveltySearch novelty = new NoveltySearch(inspector, findings, seed, isOver);
    CrossoverSearch crossover = new CrossoverSearch(inspector, findings, seed, isOver);
    novelty.start();
    boolean hasMore = true;
    while (!isOver.getAsBoolean()) {
      if (hasMore && novelty.states() <= crossover.states()) {
        hasMore = novelty.expandOne();
      } else {
        crossover.playOne();
      }
    }
    searched =
        String.format(
            Locale.ROOT,
            "%s up to step %,d and %s put together from others",
            Counted.grouped(novelty.states(), "state"),
            novelty.depth(),
            Counted.grouped(crossover.matches(), "match"));
  }

  /** What was searched without a proof, in a few words. */
  String searched() {
    return searched;
  }

  /** Carries out a match by the reference engine. */
  private boolean confirms(Contract contract, ImmutableList<ImmutableList<Move>> match) {
    return reached(match).map(course -> add(course, contract::isBrokenBy)).orElse(false);
  }

  /** Where a match leads; empty if it is none. */
  private Optional<Course> reached(ImmutableList<ImmutableList<Move>> match) {
    Course course = inspector.start();
    for (ImmutableList<Move> joint : match) {
      if (!isLegal(course, joint)) {
        return Optional.empty();
      }
      course = inspector.after(course, joint);
    }
    return Optional.of(course);
  }

  /** Adds faults at the end of a shortest match; false if there are none. */
  private boolean add(Course course, Predicate<DiagnosticCode> isWanted) {
    ImmutableList<Fault> faults =
        inspector.faults(course).select(fault -> isWanted.test(fault.code()));
    faults.each(fault -> findings.add(fault, course, true));
    return faults.notEmpty();
  }

  private boolean isLegal(Course course, ImmutableList<Move> joint) {
    ImmutableList<ImmutableList<Move>> legal = course.inspection().legal();
    return course.inspection().goesOn()
        && inspector
            .roles()
            .collectInt(Role::index)
            .allSatisfy(role -> legal.get(role).contains(joint.get(role)));
  }

  /**
   * What a visit of states tells.
   *
   * @param all what all states of the game are, if all were visited
   * @param longest the steps of the longest match, if that is known
   */
  record Visited(Optional<String> all, OptionalInt longest) {}

  /**
   * The verdicts of a whole simulation.
   *
   * @param proved verdicts of the proofs; empty if there were none
   * @param tried what was looked at without a proof
   */
  static ImmutableList<ContractVerdict> verdicts(
      ImmutableList<ContractVerdict> proved,
      ImmutableList<Finding> found,
      Visited visited,
      String tried) {
    return Lists.immutable
        .with(Contract.values())
        .collect(contract -> verdict(contract, proved, found, visited, tried));
  }

  private static ContractVerdict verdict(
      Contract contract,
      ImmutableList<ContractVerdict> proved,
      ImmutableList<Finding> found,
      Visited visited,
      String tried) {
    OptionalInt shortest =
        found
            .select(finding -> contract.isBrokenBy(finding.fault().code()))
            .collectInt(finding -> finding.course().length())
            .toSortedList()
            .primitiveStream()
            .findFirst();
    if (shortest.isPresent()) {
      int steps = shortest.getAsInt();
      return new ContractVerdict(
          contract,
          Status.BROKEN,
          steps == 0 ? "in the first state" : "after " + Counted.of(steps, "step"));
    }
    Optional<ContractVerdict> proof =
        proved.detectOptional(
            each -> each.contract() == contract && each.status() == Status.PROVED);
    if (proof.isPresent()) {
      return proof.get();
    }
    if (visited.all().isPresent() && contract != Contract.END) {
      return new ContractVerdict(contract, Status.PROVED, visited.all().get());
    }
    if (visited.longest().isPresent() && contract == Contract.END) {
      String longest = "at most " + Counted.of(visited.longest().getAsInt(), "step");
      return new ContractVerdict(
          contract,
          Status.PROVED,
          longest + visited.all().map(all -> ", " + all).orElse(""),
          visited.longest());
    }
    String searched =
        proved
            .detectOptional(each -> each.contract() == contract)
            .map(each -> each.reason().isEmpty() ? "" : ", " + each.reason())
            .orElse("");
    return new ContractVerdict(contract, Status.OPEN, tried + searched);
  }
}
