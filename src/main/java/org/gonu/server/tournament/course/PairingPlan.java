package org.gonu.server.tournament.course;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.primitive.ImmutableObjectIntMap;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.gonu.server.tournament.Pairing;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.jspecify.annotations.Nullable;

/**
 * What a pairing can come to play.
 *
 * @param units all repetitions in their order, those that break a tie included
 * @param places their places in that list, by their ids
 */
record PairingPlan(ImmutableList<Unit> units, ImmutableObjectIntMap<String> places) {
  /** The plan of a pairing; nothing for a bye. */
  static PairingPlan of(TournamentSpec spec, Pairing pairing, RoundSchedule schedule) {
    ImmutableList<Unit> units =
        pairing.isBye() ? Lists.immutable.empty() : Unit.all(spec, pairing, schedule.repetitions());
    MutableObjectIntMap<String> places = ObjectIntMaps.mutable.empty();
    units.forEachWithIndex((unit, place) -> places.put(unit.id(), place));
    return new PairingPlan(units, places.toImmutable());
  }

  /** The place of the repetition that a match belongs to; -1 if there is none. */
  int place(String match) {
    return places.getIfAbsent(Unit.idOf(match), -1);
  }

  /** The match with an id; null if there is none. */
  @Nullable ScheduledMatch match(String id) {
    int place = place(id);
    return place < 0 ? null : units.get(place).matches().detect(match -> match.id().equals(id));
  }
}
