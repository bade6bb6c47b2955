/**
 * Commands that show the engine: {@code info}, {@code bench}, {@code perft}, {@code show}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.engine;

import org.jspecify.annotations.NullMarked;
