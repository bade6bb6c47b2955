package org.gonu.gdl.index;

import java.util.BitSet;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.eclipse.collections.api.set.MutableSet;

/**
 * The domain of each slot: the constants and functions that can be there, in the order of the
 * sheet, as editors offer them. They come from heads directly, and through variables of heads from
 * the slots of their conditions. Each argument is treated on its own, so that domains are upper
 * bounds, as far as the text is written.
 *
 * <p>Comes of text that may be in the middle of a change. The slots of a function are the same
 * wherever it stands. {@code check.graph.ArgumentNames} and {@code datalog.rule.ArgumentDomains}
 * come of rules.
 */
public final class SlotDomains {
  private final SheetIndex index;
  private final MutableMap<Slot, BitSet> values = Maps.mutable.empty();
  private final MutableObjectIntMap<Name.Function> numbers = ObjectIntMaps.mutable.empty();
  private final MutableList<Name.Function> functions = Lists.mutable.empty();

  /** A slot of a head, and the slots of conditions whose intersection its variable takes. */
  private record Flow(Slot target, ImmutableList<Slot> sources) {}

  /** Computes the values of all slots of a sheet. */
  public SlotDomains(SheetIndex index) {
    this.index = index;
    MutableSet<Flow> flows = Sets.mutable.empty();
    for (Statement statement : index.statements()) {
      for (Occurrence occurrence : statement.occurrences()) {
        if (occurrence.place() == Place.HEAD && occurrence.slot().isPresent()) {
          addHead(occurrence, occurrence.slot().get(), flows);
        }
      }
    }
    spread(flows.toList());
  }

  private void addHead(Occurrence occurrence, Slot slot, MutableSet<Flow> flows) {
    if (occurrence.name() instanceof Name.Function function) {
      slotValues(slot).set(number(function));
    } else if (occurrence.name() instanceof Name.Variable variable) {
      ImmutableList<Slot> all = sources(variable, Place.CONDITION);
      if (all.notEmpty()) {
        flows.add(new Flow(slot, all));
      } else {
        sources(variable, Place.ALTERNATIVE)
            .each(one -> flows.add(new Flow(slot, Lists.immutable.of(one))));
      }
    }
  }

  private ImmutableList<Slot> sources(Name.Variable variable, Place place) {
    return index
        .of(variable)
        .select(each -> each.place() == place && each.slot().isPresent())
        .collect(each -> each.slot().orElseThrow())
        .distinct();
  }

  /** Propagates values to a fixed point, by a worklist of flows. */
  private void spread(MutableList<Flow> flows) {
    MutableMap<Slot, MutableList<Flow>> flowsFrom = Maps.mutable.empty();
    for (Flow flow : flows) {
      flow.sources().each(slot -> flowsFrom.getIfAbsentPut(slot, Lists.mutable::empty).add(flow));
    }
    MutableSet<Flow> waiting = Sets.mutable.withAll(flows);
    while (waiting.notEmpty()) {
      MutableSet<Flow> next = Sets.mutable.empty();
      for (Flow flow : waiting) {
        BitSet target = slotValues(flow.target());
        int before = target.cardinality();
        target.or(common(flow.sources()));
        if (target.cardinality() > before) {
          next.addAllIterable(flowsFrom.getIfAbsent(flow.target(), Lists.mutable::empty));
        }
      }
      waiting = next;
    }
  }

  private BitSet common(ImmutableList<Slot> slots) {
    BitSet common = (BitSet) slotValues(slots.getFirst()).clone();
    slots.each(slot -> common.and(slotValues(slot)));
    return common;
  }

  private BitSet slotValues(Slot slot) {
    return values.getIfAbsentPut(slot, BitSet::new);
  }

  private int number(Name.Function function) {
    if (!numbers.containsKey(function)) {
      numbers.put(function, functions.size());
      functions.add(function);
    }
    return numbers.get(function);
  }

  /** What can stand in a slot, in the order of the sheet. */
  public ImmutableList<Name.Function> of(Slot slot) {
    return list(known(slot));
  }

  /** What a variable can stand for, in the order of the sheet; empty also if nothing is known. */
  public ImmutableList<Name.Function> of(Name.Variable variable) {
    BitSet found = new BitSet();
    ImmutableList<Slot> all = sources(variable, Place.CONDITION);
    if (all.notEmpty()) {
      found.set(0, functions.size());
      all.each(slot -> found.and(known(slot)));
    } else {
      sources(variable, Place.ALTERNATIVE).each(slot -> found.or(known(slot)));
    }
    return list(found);
  }

  private BitSet known(Slot slot) {
    return Optional.ofNullable(values.get(slot)).orElseGet(BitSet::new);
  }

  private ImmutableList<Name.Function> list(BitSet set) {
    MutableList<Name.Function> list = Lists.mutable.empty();
    set.stream().forEach(number -> list.add(functions.get(number)));
    return list.toImmutable();
  }
}
