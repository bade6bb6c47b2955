/**
 * The contracts of a game in play: roles, moves, states, and the {@link
 * org.gonu.machine.StateMachine} that leads from one state to the next.
 *
 * <p>A game is a finite state machine seen through five questions: who plays ({@code roles}), where
 * does it start ({@code initialState}), who may do what ({@code legalMoves}), what follows ({@code
 * next}), is it over and who gets what ({@code isTerminal}, {@code goal}). An implementation that
 * answers them is an engine. Reading order: {@link org.gonu.machine.StateMachine}, {@link
 * org.gonu.machine.State}, {@link org.gonu.machine.Move}, {@link
 * org.gonu.machine.BrokenContractException}; for games that run many matches side by side, {@link
 * org.gonu.machine.Lanes} and {@link org.gonu.machine.PlayoutEngine}; for what is known of a game
 * beforehand, {@link org.gonu.machine.GameAnalysis}; for states as bits, {@link
 * org.gonu.machine.PackedGame}.
 *
 * <p>A machine belongs to one thread at a time; states and moves are immutable. Source: GDL
 * specification, section 5.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.machine;

import org.jspecify.annotations.NullMarked;
