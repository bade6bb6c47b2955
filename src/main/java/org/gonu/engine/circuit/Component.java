package org.gonu.engine.circuit;

/**
 * Literals that depend on each other recursively, without negation, such as which cells are
 * connected. Their value is a least fixed point: all feedbacks start false, and take the values of
 * their updates until nothing changes.
 *
 * <p>Gates outside of the component read the feedbacks at the fixed point. A component may read
 * earlier components of the list, never later ones.
 *
 * @param feedbacks nodes of kind {@link Gates#FEEDBACK}
 * @param updates by feedback the literal of its next approximation, which only grows
 */
@SuppressWarnings("ArrayRecordComponent") // read by the compilers of circuits, never compared
public record Component(int[] feedbacks, int[] updates) {}
