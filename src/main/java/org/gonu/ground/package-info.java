/**
 * Grounding: which atoms can ever hold, and which instances of the rules make them. Takes {@link
 * org.gonu.check.ValidatedRules}, gives a {@link org.gonu.ground.GroundProgram}, from which {@code
 * engine.circuit} makes gates.
 *
 * <p>What can hold is found by a relaxation: negations of what depends on state or moves count as
 * true, every state that a next state can add to counts as reached (delete relaxation of planning;
 * Helmert, Concise finite-domain representations for PDDL planning tasks, 2009).
 */
@NullMarked
package org.gonu.ground;

import org.jspecify.annotations.NullMarked;
