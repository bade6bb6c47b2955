/**
 * The command {@code bench-agent}: programs that answer prompts play many matches against our
 * players.
 *
 * <p>Reading order: {@link org.gonu.cli.agent.BenchAgentCommand}, {@code BenchOptions}, {@code
 * BenchPairing} (a match to be played), {@code BenchMatches} (plays it), {@code BenchResult},
 * {@code BenchJournal}, {@code BenchStanding} and {@code BenchResultTable} (sums, shown).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.agent;

import org.jspecify.annotations.NullMarked;
