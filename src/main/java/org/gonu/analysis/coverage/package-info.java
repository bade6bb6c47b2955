/**
 * Coverage: which rules of a sheet, and which literals of their bodies, random matches use.
 *
 * <p>Comes in: a game. Goes out: a {@link org.gonu.analysis.coverage.Coverage}, and a page that
 * shows it. Reading order: {@link org.gonu.analysis.coverage.CoverageRun}, {@link
 * org.gonu.analysis.coverage.Coverage}, {@link org.gonu.analysis.coverage.CoveragePage}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.analysis.coverage;

import org.jspecify.annotations.NullMarked;
