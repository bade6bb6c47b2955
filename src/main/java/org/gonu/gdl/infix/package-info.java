/**
 * GDL in infix form, as the Stanford notes write it: {@code legal(white,noop) :-
 * true(control(black)) & ~terminal}.
 *
 * <p>Comes in: the text of a sheet in one form. Goes out: its text in the other. Reading order:
 * {@link org.gonu.gdl.infix.InfixConverter} (the entrance), {@code InfixLexer}, {@code InfixParser}
 * (infix text to expressions), {@code InfixWriter} (expressions to infix text), {@code Transcript}
 * (statements and comments in their order).
 *
 * <p>Variables start with a capital letter or an underscore, other names with a small letter or a
 * digit; names that do neither are quoted. {@code %} starts a comment, {@code &} binds closer than
 * {@code |}, and a full stop behind a statement may be there or not.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.gdl.infix;

import org.jspecify.annotations.NullMarked;
