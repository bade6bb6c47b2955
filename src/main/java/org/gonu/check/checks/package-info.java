/**
 * The contract of checks: a class for each requirement of the GDL specification, and for each
 * common mistake. The packages below have them by what they look at: {@code keyword}, {@code
 * relation}, {@code fact}, {@code evaluation}, {@code role} and {@code header}.
 *
 * <p>Comes in: a {@link org.gonu.check.graph.RuleIndex}. Goes out: {@link
 * org.gonu.check.checks.Findings}. Reading order: {@link org.gonu.check.checks.Check} (the
 * contract), {@link org.gonu.check.checks.Findings}, {@link org.gonu.check.checks.Strictness}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.check.checks;

import org.jspecify.annotations.NullMarked;
