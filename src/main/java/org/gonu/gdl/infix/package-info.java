/**
 * GDL in infix form, as the Stanford notes write it: {@code legal(white,noop) :-
 * true(control(black)) & ~terminal}.
 *
 * <p>Comes in: the text of a sheet in one form. Goes out: its text in the other. Reading order:
 * {@link org.gonu.gdl.infix.InfixConverter} (the entrance), {@code InfixLexer}, {@code InfixParser}
 * (infix text to expressions), {@code ForeignSign} and {@code InfixAdvice} (what is said of
 * faults), {@code InfixWriter} (expressions to infix text), {@code Transcript} (statements and
 * comments in their order).
 *
 * <p>Variables start with a capital letter or an underscore, other names with a small letter or a
 * digit; names that do neither are quoted. {@code %} starts a comment, {@code &} binds closer than
 * {@code |}, and a full stop behind a statement may be there or not. Read, but never written: the
 * comma and the semicolon between literals, {@code not p} and {@code \+p}, {@code X != Y} and
 * {@code X = Y}, variables such as {@code ?x}, and comments between {@code /*} and its counterpart.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.gdl.infix;

import org.jspecify.annotations.NullMarked;
