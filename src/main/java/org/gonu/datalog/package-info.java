/**
 * Relations of ground terms and the joins over them: terms as numbers, rows with indexes, rules as
 * plans of steps, strata evaluated semi-naively (Ullman, Principles of Database and Knowledge-Base
 * Systems, 1989, chapter 3).
 *
 * <p>The reference engine evaluates every state with it, the grounder everything that can ever be.
 */
@NullMarked
package org.gonu.datalog;

import org.jspecify.annotations.NullMarked;
