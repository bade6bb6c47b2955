/**
 * Static validation: checks that a rule sheet describes a game that can be played.
 *
 * <p>Comes in: a {@link org.gonu.gdl.RuleSheet}. Goes out: {@link org.gonu.check.ValidatedRules},
 * which only {@link org.gonu.check.Validator} makes, and findings. The packages below: {@code
 * graph} (dependences in a sheet) and {@code checks} (a class for each requirement of the GDL
 * specification, and for each common mistake).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.check;

import org.jspecify.annotations.NullMarked;
