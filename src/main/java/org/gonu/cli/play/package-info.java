/**
 * The command {@code play}: a person plays a game in the terminal, against our players or others,
 * or plays all roles.
 *
 * <p>Comes in: a rule sheet and what a person types. Goes out: a match on the screen and its
 * record. Reading order: {@link org.gonu.cli.play.PlayCommand}, {@code PlaySession}, {@code
 * PlayCourse}, {@code Opponents}, {@code Advice}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.play;

import org.jspecify.annotations.NullMarked;
