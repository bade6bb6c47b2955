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
 * What of a state does not matter to its future: always, and as soon as a base holds that holds for
 * ever then (a latch), such as the mark that the first of two games in a row is over. What keeps
 * its value from then on matters only by what the rules ask of it, and that is often little: who
 * won that game. Immutable.
 */
public final class StateEquivalence {
  /** The most latches in use. */
  private static final int MAX_LATCHES = 8;

  /** Fewer bases are not worth a look at every state. */
  private static final int MIN_GAIN = 4;

  /** Gates looked at to find latches, some tenths of a second. */
  private static final long MAX_WORK = 500_000;

  private final ImmutableList<IrrelevantBases> forgettings;

  private StateEquivalence(ImmutableList<IrrelevantBases> forgettings) {
    this.forgettings = forgettings;
  }

  /** What does not matter in a game. Nothing is found where rules are recursive. */
  public static StateEquivalence of(Circuit circuit) {
    if (circuit.general().components().notEmpty()) {
      return new StateEquivalence(Lists.immutable.empty());
    }
    MutableList<IrrelevantBases> latched = Lists.mutable.empty();
    IrrelevantBases always = new ForwardSlice(circuit, IrrelevantBases.NO_LATCH).forgetting();
    long each = circuit.general().gates().size() * (circuit.phases().size() + 1L);
    long work = each;
    for (int base = 0; base < circuit.bases().size() && work < MAX_WORK; base++) {
      if (ForwardSlice.mayBeLatch(circuit, base)) {
        work += each;
        ForwardSlice cone = new ForwardSlice(circuit, base);
        if (cone.isLatched()) {
          latched.add(cone.forgetting());
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
   * Bases that do not matter to the future of some states.
   *
   * @param latch the base that holds in these states, -1 if they are all
   * @param bases their numbers, ascending
   * @param conditions how many conditions over some of these bases do matter
   */
  public record Case(int latch, ImmutableIntList bases, int conditions) {}

  /** The cases in which something does not matter. */
  public ImmutableList<Case> cases() {
    return forgettings.collect(IrrelevantBases::toCase);
  }

  /** A merger that has seen no state yet. */
  public StateMerger newMerger() {
    return forgettings.isEmpty() ? state -> {} : new Merger(forgettings);
  }

  /** Remembers the first state of each kind. */
  private static final class Merger implements StateMerger {
    private final ImmutableList<IrrelevantBases> forgettings;
    private final MutableList<IrrelevantBases.Key> keys;
    private final MutableList<MutableLongObjectMap<long[]>> firsts;

    Merger(ImmutableList<IrrelevantBases> forgettings) {
      this.forgettings = forgettings;
      keys = forgettings.collect(IrrelevantBases::newKey).toList();
      firsts = forgettings.collect(any -> LongObjectMaps.mutable.<long[]>empty()).toList();
    }

    @Override
    public void merge(long[] state) {
      for (int i = 0; i < forgettings.size(); i++) {
        IrrelevantBases forgetting = forgettings.get(i);
        if (forgetting.applies(state)) {
          long key = keys.get(i).of(state);
          forgetting.takeOver(firsts.get(i).getIfAbsentPut(key, state::clone), state);
        }
      }
    }
  }
}
