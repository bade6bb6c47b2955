/**
 * Rules as conjunctions, and what can be told of them before they are carried out: on what they
 * depend, which terms can stand where, how many instances they have.
 *
 * <p>Comes in: rules in negation normal form. The rewriting of rules for demand, the grounder and
 * the search for boards build on it. Reading order: {@link org.gonu.datalog.rule.Conjunction},
 * {@link org.gonu.datalog.rule.Alternatives}, {@link org.gonu.datalog.rule.DynamicPredicates},
 * {@link org.gonu.datalog.rule.ArgumentDomains}, {@link org.gonu.datalog.rule.TupleDomains}, {@link
 * org.gonu.datalog.rule.InstanceEstimate}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.datalog.rule;

import org.jspecify.annotations.NullMarked;
