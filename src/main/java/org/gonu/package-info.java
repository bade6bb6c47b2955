/**
 * Gonu, a general game player: checks, explains, plays and referees games written in GDL.
 *
 * <p>There are no classes here. In {@code src/site/markdown}, {@code architecture.md} has the map
 * of the packages and the two ways through them, and {@code glossary.md} the words that the code
 * uses, each with the paper or specification that it comes from.
 */
package org.gonu;
