package org.gonu.gdl;

import org.gonu.text.Span;

/**
 * A comment line of the header of a rule sheet, {@code ;;; Title: Noughts and crosses}.
 *
 * @param name what stands before the colon; empty if the line is not of this form
 * @param value what stands after it, or the whole line without semicolons; may be empty
 * @param nameSpan the name, or the whole line if there is no name
 * @param valueSpan the value; the end of the line if there is no value
 */
public record HeaderLine(String name, String value, Span nameSpan, Span valueSpan) {}
