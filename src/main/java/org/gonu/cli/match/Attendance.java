package org.gonu.cli.match;

import java.util.Optional;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchRecord;
import org.gonu.match.PlayerFailure;
import org.gonu.server.Referee;

/**
 * Records which players of a match could not be reached at its start, or when the last move was
 * asked for. A match without one of its players tells nothing about them. A player that comes back
 * in time has failures like any other.
 */
public final class Attendance implements Referee.Observer {
  /** The players that could not be reached at the start or since some move, with the failures. */
  private final MutableMap<Role, PlayerFailure> absent = Maps.mutable.empty();

  private final MutableSet<Role> absentAtStart = Sets.mutable.empty();

  /** The players that could not be reached since the last state. */
  private final MutableSet<Role> missedNow = Sets.mutable.empty();

  /** Number of moves made in place of a player that could not be reached. */
  private final MutableObjectIntMap<Role> standIns = ObjectIntMaps.mutable.empty();

  private boolean begun;

  @Override
  public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
    boolean isEnd = begun && standIn.isEmpty();
    if (failure.kind() != PlayerFailure.Kind.UNREACHABLE || isEnd) {
      return;
    }
    absent.put(role, failure);
    missedNow.add(role);
    standIn.ifPresent(move -> standIns.addToValue(role, 1));
    if (!begun) {
      absentAtStart.add(role);
    }
  }

  @Override
  public void reached(MatchRecord record) {
    begun = true;
    absent.keySet().removeIf(role -> !missedNow.contains(role) && !absentAtStart.contains(role));
    missedNow.clear();
  }

  /** True if every player was reached at the start and at the end of the match. */
  boolean isComplete() {
    return absent.isEmpty();
  }

  /** Those of some roles whose players were missing. */
  public ImmutableList<Role> absentees(ImmutableList<Role> roles) {
    return roles.select(absent::containsKey);
  }

  /** The failure of a player that was missing; empty for others. */
  public String reason(Role role) {
    PlayerFailure failure = absent.get(role);
    return failure == null ? "" : String.valueOf(failure.getMessage());
  }

  /** Number of moves made in place of a player because it could not be reached. */
  int standIns(Role role) {
    return standIns.get(role);
  }
}
