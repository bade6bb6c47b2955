/** Tests of the rule sheets in {@code rules/}: perft figures, special rules, recorded games. */
@NullMarked
package org.gonu.rules;

import org.jspecify.annotations.NullMarked;
