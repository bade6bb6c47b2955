package org.gonu.analysis.contract;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.gonu.analysis.contract.ContractVerdict.Status;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.prover.MutexGroups;
import org.gonu.engine.circuit.ranking.RankingFunction;
import org.gonu.text.Counted;

/**
 * Finds out which contracts every match of a game keeps: by induction over steps, by a search of
 * all matches of growing length, and by a visit of all states.
 */
public final class ContractProver {
  /** Most states in a row that an induction assumes. */
  private static final int MAX_INDUCTION = 3;

  /** In larger netlists only the mutex groups that are known already are used. */
  private static final int MAX_GATES_FOR_GROUPS = 30_000;

  /** Larger netlists are not proved by formulas. */
  private static final int MAX_GATES = 150_000;

  /** Of the time that is left, the most that a bound on the length of matches may take. */
  private static final double BOUND_SHARE = 0.2;

  /** The same for the bound that most games without a counter have. */
  private static final double RANKING_SHARE = 0.4;

  /** Of the time that is left, the share of a first visit of states, and then of longer matches. */
  private static final double VISIT_SHARE = 0.15;

  private static final double SEARCH_SHARE = 0.6;

  private final Circuit circuit;
  private final ContractWitness witness;
  private final TimeBudget budget;
  private final ImmutableList<Promise> promises;

  /** How each promise was proved. */
  private final MutableMap<Promise, String> proofs = Maps.mutable.empty();

  private final MutableList<Promise> broken = Lists.mutable.empty();
  private OptionalInt bound = OptionalInt.empty();
  private String boundReason = "";
  private int searched = -1;

  /** By promise the greatest length of matches that were shown to keep it. */
  private final MutableObjectIntMap<Promise> kept = ObjectIntMaps.mutable.empty();

  private int states;

  /**
   * A prover for a game.
   *
   * @param witness carries out the matches that seem to break a contract
   * @param budget when the proofs have to end
   */
  public ContractProver(Circuit circuit, ContractWitness witness, TimeBudget budget) {
    this.circuit = circuit;
    this.witness = witness;
    this.budget = budget;
    this.promises = Promise.of(circuit);
  }

  /** Proves what can be proved in the time, and returns a verdict for each contract. */
  public ImmutableList<ContractVerdict> run() {
    StateEnumeration visit = new StateEnumeration(circuit, promises);
    if (circuit.general().gates().size() <= MAX_GATES) {
      ImmutableList<MutexGroup> groups =
          circuit.general().gates().size() <= MAX_GATES_FOR_GROUPS
              ? MutexGroups.of(circuit)
              : circuit.groups();
      boundByCounter(groups);
      boundByRanking(groups);
      boundByGrowth(groups);
      MatchSearch search = byInduction(groups);
      visit(visit, budget.share(VISIT_SHARE));
      BooleanSupplier isHalfOver = budget.share(SEARCH_SHARE);
      while (!isSettled() && !isHalfOver.getAsBoolean() && search.deepen(open())) {
        searched = search.searched();
      }
      note(search);
    }
    visit(visit, budget);
    return Lists.immutable.with(Contract.values()).collect(this::verdict);
  }

  private MatchSearch byInduction(ImmutableList<MutexGroup> groups) {
    StepInduction induction = new StepInduction(circuit, new Unrolling(circuit, groups), budget);
    MatchSearch search = new MatchSearch(circuit, new Unrolling(circuit, groups), witness, budget);
    for (int depth = 0; depth <= MAX_INDUCTION && !budget.isOver(); depth++) {
      ImmutableList<Promise> candidates = open().select(search::isKept);
      String how = depth == 0 ? "in every state" : "by induction over " + Counted.of(depth, "step");
      if (candidates.notEmpty() && search.searched() >= depth - 1) {
        induction.deepen(candidates).each(promise -> proofs.putIfAbsent(promise, how));
      }
      search.deepen(open());
      searched = search.searched();
      note(search);
    }
    return search;
  }

  private void note(MatchSearch search) {
    promises.each(promise -> kept.put(promise, search.searched(promise)));
    promises.select(search::isBroken).reject(broken::contains).forEach(broken::add);
    if (search.isComplete()) {
      searched = search.searched();
      String how = "all matches, at most " + Counted.of(search.searched(), "step");
      bound(OptionalInt.of(search.searched()), how);
      promises.select(search::isKept).each(promise -> proofs.putIfAbsent(promise, how));
    }
  }

  private void bound(OptionalInt found, String how) {
    if (bound.isEmpty() && found.isPresent()) {
      bound = found;
      boundReason = how;
    }
  }

  private void boundByCounter(ImmutableList<MutexGroup> groups) {
    if (bound.isEmpty() && !budget.isOver()) {
      OptionalInt found = CounterBound.of(circuit, groups, budget.share(BOUND_SHARE));
      bound(found, "at most " + Counted.of(found.orElse(0), "step") + ", by a counter");
    }
  }

  private void boundByRanking(ImmutableList<MutexGroup> groups) {
    if (bound.isEmpty() && !budget.isOver()) {
      RankingFunction.of(circuit, groups, budget.share(RANKING_SHARE))
          .filter(found -> found.steps() <= Integer.MAX_VALUE)
          .map(found -> Math.toIntExact(found.steps()))
          .ifPresent(
              steps -> {
                String most = "at most " + Counted.grouped(steps, "step");
                bound(OptionalInt.of(steps), most + ", by a sum that falls in each step");
              });
    }
  }

  private void boundByGrowth(ImmutableList<MutexGroup> groups) {
    if (bound.isEmpty() && !budget.isOver()) {
      OptionalInt found = GrowthBound.of(circuit, groups, budget.share(BOUND_SHARE));
      bound(
          found,
          "at most " + Counted.of(found.orElse(0), "step") + ", by what only grows or shrinks");
    }
  }

  private void visit(StateEnumeration visit, BooleanSupplier isOver) {
    if (isSettled() || visit.isComplete()) {
      return;
    }
    visit.run(isOver);
    states = visit.states();
    for (Promise promise : open().select(visit::isBroken)) {
      if (witness.confirms(promise.contract(), visit.match(promise))) {
        broken.add(promise);
      }
    }
    if (visit.isComplete()) {
      String all = String.format(Locale.ROOT, "all %,d states", states);
      open().reject(visit::isBroken).each(promise -> proofs.put(promise, all));
      OptionalInt longest = visit.longest();
      bound(longest, "at most " + Counted.of(longest.orElse(0), "step") + ", " + all);
    }
  }

  private boolean isSettled() {
    return budget.isOver() || (open().isEmpty() && bound.isPresent());
  }

  /** The promises of which nothing is known. */
  private ImmutableList<Promise> open() {
    return promises.reject(proofs::containsKey).reject(broken::contains);
  }

  private ContractVerdict verdict(Contract contract) {
    if (contract == Contract.END) {
      return bound.isPresent()
          ? new ContractVerdict(contract, Status.PROVED, boundReason, bound)
          : new ContractVerdict(contract, Status.OPEN, tried(searched));
    }
    ImmutableList<Promise> own = promises.select(each -> each.contract() == contract);
    Optional<Promise> bad = own.detectOptional(broken::contains);
    if (bad.isPresent()) {
      return new ContractVerdict(contract, Status.BROKEN, "");
    }
    return own.allSatisfy(proofs::containsKey)
        ? new ContractVerdict(
            contract, Status.PROVED, own.collect(proofs::get).distinct().makeString(", "))
        : new ContractVerdict(contract, Status.OPEN, tried(keptFor(own)));
  }

  /** The greatest length of matches that were shown to keep all promises without a proof. */
  private int keptFor(ImmutableList<Promise> own) {
    return own.reject(proofs::containsKey)
        .collectInt(promise -> kept.getIfAbsent(promise, -1))
        .minIfEmpty(-1);
  }

  private String tried(int length) {
    String matches =
        length < 0 ? "" : "no match of up to " + Counted.of(length, "step") + " breaks it";
    String visited = states == 0 ? "" : String.format(Locale.ROOT, "%,d states", states);
    return Lists.immutable.of(matches, visited).reject(String::isEmpty).makeString(", ");
  }
}
