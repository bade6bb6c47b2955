/**
 * Static validation: is this a rule sheet of a game that can be played?
 *
 * <p>Comes in: a {@link org.gonu.gdl.RuleSheet}. Goes out: {@link org.gonu.check.ValidatedRules},
 * which only {@link org.gonu.check.Validator} makes, and findings. The rooms: {@code graph} (what
 * depends on what in a sheet) and {@code checks} (a class for each requirement of the GDL
 * specification, and for each common mistake).
 */
@NullMarked
package org.gonu.check;

import org.jspecify.annotations.NullMarked;
