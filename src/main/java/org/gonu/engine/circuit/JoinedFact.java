package org.gonu.engine.circuit;

import org.eclipse.collections.api.list.ImmutableList;

/**
 * A fact of the rules for which a circuit has a base for the value of each argument. A state has
 * one such fact or none.
 *
 * @param function its name
 * @param parts by argument the function of its bases, each with the value as its only argument
 * @param before the number of the base that follows it in canonical order; the number of bases if
 *     there is none
 */
public record JoinedFact(String function, ImmutableList<String> parts, int before) {}
