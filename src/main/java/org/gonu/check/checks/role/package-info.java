/**
 * Checks roles and their goals: that they exist, have moves and goals, and that no goals contradict
 * each other.
 *
 * <p>Comes in: a {@link org.gonu.check.graph.RuleIndex}. Goes out: {@link
 * org.gonu.check.checks.Findings}. Reading order: {@link org.gonu.check.checks.role.RoleNameCheck},
 * {@link org.gonu.check.checks.role.RoleInBaseCheck}, {@link
 * org.gonu.check.checks.role.IdleRoleCheck}, {@link org.gonu.check.checks.role.GoalValueCheck}; the
 * others in any order.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.check.checks.role;

import org.jspecify.annotations.NullMarked;
