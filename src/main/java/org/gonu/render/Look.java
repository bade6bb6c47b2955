package org.gonu.render;

/**
 * What a piece looks like.
 *
 * @param text letters on it; may be empty
 */
record Look(Symbol symbol, Paint paint, String text) {}
