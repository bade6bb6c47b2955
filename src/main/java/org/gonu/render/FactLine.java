package org.gonu.render;

/**
 * A fact that is not in the picture.
 *
 * @param label such as {@code step}
 * @param value such as {@code 5}; the empty string for a fact that merely holds
 */
public record FactLine(String label, String value) {}
