/**
 * The syntax tree of a rule sheet as written: terms, atoms, literals, rules, keywords, printer.
 *
 * <p>Reading order: {@link org.gonu.gdl.Term}, {@link org.gonu.gdl.Literal}, {@link
 * org.gonu.gdl.Rule}, {@link org.gonu.gdl.RuleSheet}, {@link org.gonu.gdl.SheetHeader}, {@link
 * org.gonu.gdl.Keyword}, {@link org.gonu.gdl.Printer}. Trees are immutable; they know their
 * positions in the text, but positions do not count for equality. Source: Love et al., General Game
 * Playing: Game Description Language Specification, 2008.
 *
 * <h2>Glossary</h2>
 *
 * <ul>
 *   <li><b>term</b>: a constant, a variable or a compound of a function name and arguments (also:
 *       object constant, expression).
 *   <li><b>atom</b>: a relation name with arguments (also: sentence, proposition).
 *   <li><b>fact</b>: a ground atom that holds; as part of a state, the argument of {@code true}
 *       (also: fluent, base proposition).
 *   <li><b>literal</b>: a condition in the body of a rule: an atom, its negation, {@code distinct},
 *       or a combination by {@code or} and {@code and}.
 *   <li><b>rule</b>: a head and a body (also: clause); a rule with an empty body states a fact.
 *   <li><b>rule sheet</b>: all rules of a game (also: game description).
 *   <li><b>header</b>: the comment lines at the top of a rule sheet that tell title, summary, kind
 *       and source of the game.
 *   <li><b>role</b>: one of the parties of a game; a <b>player</b> is who plays it.
 *   <li><b>joint move</b>: one move for every role, in role order.
 * </ul>
 */
@NullMarked
package org.gonu.gdl;

import org.jspecify.annotations.NullMarked;
