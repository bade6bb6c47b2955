/**
 * What a method of planning is, what it begins from and what it finds.
 *
 * <p>Methods share the time of {@code search.planning.Portfolio}. Reading order: {@link
 * org.gonu.search.planning.method.Method}, {@link org.gonu.search.planning.method.Start}, {@link
 * org.gonu.search.planning.method.Line}, {@link org.gonu.search.planning.method.BestLine} (shared
 * by all methods), {@link org.gonu.search.planning.method.GoalStatistics} (what good ends have in
 * common), {@link org.gonu.search.planning.method.BackPointers} (how a state was reached).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search.planning.method;

import org.jspecify.annotations.NullMarked;
