package org.gonu.board.view;

import org.gonu.text.SourceText;

/**
 * How a game is drawn, as a view file says. Not read yet: pictures are made from the rules alone.
 *
 * @param source the text of the file
 */
public record View(SourceText source) {}
