/**
 * What is made of the help texts: completion for shells, and the manual page.
 *
 * <p>Input: the commands with their options. Output: scripts for bash, zsh and fish, and a page for
 * {@code man}. Reading order: {@link org.gonu.cli.completion.CompletionCommand}, {@code
 * Completable} (what can stand at a place), {@code BashCompletion}, {@code ZshCompletion}, {@code
 * FishCompletion}, {@link org.gonu.cli.completion.ManualCommand}, {@code ManualPage}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.completion;

import org.jspecify.annotations.NullMarked;
