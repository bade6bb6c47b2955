package org.gonu.ruletest;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.Span;

/**
 * One test: it starts in the initial state and follows its directives.
 *
 * @param title what it shows, in the words of its author
 * @param span where the title stands
 */
public record RuleTest(String title, Span span, ImmutableList<Directive> directives) {}
