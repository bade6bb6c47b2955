/**
 * Benchmarks: one JMH class for each engine or question, named for what one operation is, and the
 * stopwatch for the games written by hand. How to run them: {@code
 * src/site/markdown/performance.md}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.bench;

import org.jspecify.annotations.NullMarked;
