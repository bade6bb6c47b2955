package org.gonu.engine.circuit.conservation;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * One way in which a group gets its next number: under some conditions it is at most the sum of the
 * numbers of other groups, and something more.
 *
 * @param conditions literals
 * @param summands the groups, by their places among those that are summed
 * @param more what is added
 */
record Contribution(IntArrayList conditions, IntArrayList summands, int more) {}
