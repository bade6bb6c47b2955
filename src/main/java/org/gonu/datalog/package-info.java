/**
 * A bottom-up Datalog engine with function terms: interned terms, relations with indexes, rules as
 * join plans, strata evaluated semi-naively (Ullman, Principles of Database and Knowledge-Base
 * Systems, 1989, chapter 3).
 *
 * <p>The reference engine evaluates every state with it, the grounder the relaxed model. Reading
 * order: {@link org.gonu.datalog.TermTable}, {@link org.gonu.datalog.Relation}, {@code Planner},
 * {@link org.gonu.datalog.StratumEvaluator}, {@link org.gonu.datalog.RuleInstances}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.datalog;

import org.jspecify.annotations.NullMarked;
