package org.gonu.selfplay;

import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.list.primitive.ImmutableLongList;

/**
 * What a search found in a position.
 *
 * @param values by role the expected goal, 0 to 100 points
 * @param moves the moves that the search looked at, by number over all roles; of the roles that had
 *     a choice
 * @param visits playouts through each of these moves
 */
public record Thought(
    ImmutableDoubleList values, ImmutableIntList moves, ImmutableLongList visits) {}
