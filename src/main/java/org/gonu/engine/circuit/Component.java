package org.gonu.engine.circuit;

/**
 * Values that depend on each other positively, such as which cells are connected. All start false;
 * as long as an update differs from its feedback, the feedbacks take over their updates. The least
 * fixed point that this reaches is what the rules mean.
 *
 * <p>Gates outside of the component see the feedbacks when the fixed point is reached. A component
 * may look at earlier components of the list, never at later ones.
 *
 * @param feedbacks nodes of kind {@link Gates#FEEDBACK}
 * @param updates for each of them the literal of its next approximation, which only grows
 */
@SuppressWarnings("ArrayRecordComponent") // read by the compilers of circuits, never compared
public record Component(int[] feedbacks, int[] updates) {}
