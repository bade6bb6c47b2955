package org.gonu.ruletest;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.read.Expression;
import org.gonu.text.Span;

/**
 * One line of a test, with the lines that continue it.
 *
 * @param negated true with {@code not} before the verb
 * @param span where {@code not} and the verb stand
 * @param arguments what follows the verb
 */
public record Directive(
    Verb verb, boolean negated, Span span, ImmutableList<Expression> arguments) {}
