/**
 * Which rules of a sheet and which literals of their bodies random matches make use of.
 *
 * <p>Comes in: a game. Goes out: a {@link org.gonu.analysis.coverage.Coverage}, and a page that
 * shows it. What is told here is what was seen; a proof that a rule can never hold would be another
 * value of {@link org.gonu.analysis.coverage.RuleCoverage.Verdict}. Reading order: {@link
 * org.gonu.analysis.coverage.CoverageRun}, {@link org.gonu.analysis.coverage.Coverage}, {@link
 * org.gonu.analysis.coverage.CoveragePage}.
 */
@NullMarked
package org.gonu.analysis.coverage;

import org.jspecify.annotations.NullMarked;
