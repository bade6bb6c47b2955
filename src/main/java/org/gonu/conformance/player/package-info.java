/**
 * Attacks a player with the corner cases of the protocol.
 *
 * <p>Input: the address of any player. Output: a {@link org.gonu.conformance.Finding} for every
 * check. Reading order: {@link org.gonu.conformance.player.PlayerKit}, {@link
 * org.gonu.conformance.player.PlayerCheck}, {@link org.gonu.conformance.player.Target} (the
 * player), {@code TrialMatch} (a match with it, which the reference engine follows), {@code
 * TrialGames}, {@code PlayerChecks} and the classes that it collects, one for each chapter.
 *
 * <p>A kit runs one check after the other in the caller's thread, since a player plays one match at
 * a time. Every wait has a limit.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.conformance.player;

import org.jspecify.annotations.NullMarked;
