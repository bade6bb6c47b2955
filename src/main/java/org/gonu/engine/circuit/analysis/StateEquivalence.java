package org.gonu.engine.circuit.analysis;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.map.primitive.MutableLongObjectMap;
import org.eclipse.collections.impl.factory.primitive.LongObjectMaps;
import org.gonu.engine.circuit.Circuit;
import org.gonu.machine.StateMerger;

/**
 * Finds states with the same future: they differ only in irrelevant bases. Some bases are always
 * irrelevant, others as soon as a latch holds, a base that then holds for ever. An example of a
 * latch is the mark that the first of two games in a row is over: bases that are frozen from then
 * on matter only through the conditions that read them, such as who won that game. Immutable.
 */
public final class StateEquivalence {
  /** The most latches in use. */
  private static final int MAX_LATCHES = 8;

  /** Least gain in bases for which it pays to examine every state. */
  private static final int MIN_GAIN = 4;

  /** Gates examined to find latches, some tenths of a second. */
  private static final long MAX_WORK = 500_000;

  private final ImmutableList<IrrelevantBases> cases;

  private StateEquivalence(ImmutableList<IrrelevantBases> cases) {
    this.cases = cases;
  }

  /** Analyses a circuit. Nothing is found if rules are recursive. */
  public static StateEquivalence of(Circuit circuit) {
    if (circuit.general().components().notEmpty()) {
      return new StateEquivalence(Lists.immutable.empty());
    }
    MutableList<IrrelevantBases> latched = Lists.mutable.empty();
    IrrelevantBases always = new ForwardSlice(circuit, IrrelevantBases.NO_LATCH).irrelevantBases();
    long each = circuit.general().gates().size() * (circuit.phases().size() + 1L);
    long work = each;
    for (int base = 0; base < circuit.bases().size() && work < MAX_WORK; base++) {
      if (ForwardSlice.mayBeLatch(circuit, base)) {
        work += each;
        ForwardSlice slice = new ForwardSlice(circuit, base);
        if (slice.isLatched()) {
          latched.add(slice.irrelevantBases());
        }
      }
    }
    latched.removeIf(found -> found.gainOver(always) < MIN_GAIN);
    latched.sortThisByInt(found -> -found.gainOver(always));
    MutableList<IrrelevantBases> all = Lists.mutable.empty();
    if (always.gain() >= MIN_GAIN) {
      all.add(always);
    }
    all.addAll(latched.take(MAX_LATCHES));
    return new StateEquivalence(all.toImmutable());
  }

  /**
   * Irrelevant bases of some states.
   *
   * @param latch the base that holds in these states, -1 if they are all
   * @param bases their numbers, ascending
   * @param conditions number of conditions over these bases that do matter
   */
  public record Case(int latch, ImmutableIntList bases, int conditions) {}

  /** All cases that were found. */
  public ImmutableList<Case> cases() {
    return cases.collect(IrrelevantBases::toCase);
  }

  /** A merger that has seen no state yet. */
  public StateMerger newMerger() {
    return cases.isEmpty() ? state -> {} : new Merger(cases);
  }

  /** Maps each state to the first equivalent one that it has seen. */
  private static final class Merger implements StateMerger {
    private final ImmutableList<IrrelevantBases> cases;
    private final MutableList<IrrelevantBases.Key> keys;
    private final MutableList<MutableLongObjectMap<long[]>> firsts;

    Merger(ImmutableList<IrrelevantBases> cases) {
      this.cases = cases;
      keys = cases.collect(IrrelevantBases::newKey).toList();
      firsts = cases.collect(any -> LongObjectMaps.mutable.<long[]>empty()).toList();
    }

    @Override
    public void merge(long[] state) {
      for (int i = 0; i < cases.size(); i++) {
        IrrelevantBases irrelevant = cases.get(i);
        if (irrelevant.applies(state)) {
          long key = keys.get(i).of(state);
          irrelevant.takeOver(firsts.get(i).getIfAbsentPut(key, state::clone), state);
        }
      }
    }
  }
}
