package org.gonu.server;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.list.primitive.ImmutableLongList;
import org.gonu.machine.Move;

/**
 * What a referee decided in a turn. Lists are in role order.
 *
 * @param step number of the turn, from 1
 * @param legalCounts how many legal moves each role had
 * @param errors what was wrong with each answer, as in match records; an empty text if nothing
 * @param usedMillis time of each player from the question to its answer, or to the end of waiting
 */
public record TurnDecision(
    int step,
    ImmutableList<Move> jointMove,
    ImmutableIntList legalCounts,
    ImmutableList<String> errors,
    ImmutableLongList usedMillis) {}
