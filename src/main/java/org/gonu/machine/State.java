package org.gonu.machine;

/**
 * A position of a game, in the form of the engine that made it. Two states of one machine are equal
 * (and hash alike) exactly if the same facts hold in them.
 */
public interface State {}
