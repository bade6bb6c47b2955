package org.gonu.rules;

import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.SortedSets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.sorted.ImmutableSortedSet;
import org.gonu.analysis.Perft;
import org.gonu.game.Game;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;

/**
 * A state of one of the games in {@code rules/}, for tests that play it move by move. Facts and
 * moves go in as text and come out as text. In an alternating game the mover is the role that
 * {@code control} names; the others play {@code noop}.
 */
final class Position {
  private final Game game;
  private final StateMachine machine;
  private final State state;

  private Position(Game game, StateMachine machine, State state) {
    this.game = game;
    this.machine = machine;
    this.state = state;
  }

  /** The first position of a sheet. */
  static Position start(String sheet) {
    Game game = Sheets.load(sheet);
    StateMachine machine = game.newMachine();
    return new Position(game, machine, machine.initialState());
  }

  /** The position of a sheet in which exactly these facts hold. */
  static Position of(String sheet, String facts) {
    return start(sheet).with(facts);
  }

  /** The position of the same game in which exactly these facts hold. */
  Position with(String facts) {
    return new Position(game, machine, machine.stateOf(read(facts, game.spelling())));
  }

  /**
   * The position after some plies.
   *
   * @throws IllegalArgumentException if one of them is not legal
   */
  Position after(String plies) {
    Position position = this;
    for (Term ply : read(plies, game.spelling())) {
      position = position.afterOne(ply);
    }
    return position;
  }

  private Position afterOne(Term ply) {
    Role mover = mover();
    if (!legalTerms(mover).contains(ply)) {
      throw new IllegalArgumentException("not legal: " + ply + " in " + facts());
    }
    Term noop = read("noop", game.spelling()).getOnly();
    ImmutableList<Move> jointMove =
        game.roles().collect(role -> new Move(role.equals(mover) ? ply : noop));
    return new Position(game, machine, machine.next(state, jointMove));
  }

  /**
   * The position after some joint moves in a game that need not be alternating.
   *
   * @param moves the moves of all roles in role order, joint move after joint move
   * @throws IllegalArgumentException if one of them is not legal
   */
  Position afterJoint(String moves) {
    Position position = this;
    for (RichIterable<Term> jointMove : read(moves, game.spelling()).chunk(game.roles().size())) {
      position = position.afterOneJoint(jointMove.toList().toImmutable());
    }
    return position;
  }

  private Position afterOneJoint(ImmutableList<Term> jointMove) {
    game.roles()
        .forEachWithIndex(
            (role, i) -> {
              if (!legalTerms(role).contains(jointMove.get(i))) {
                throw new IllegalArgumentException(
                    "not legal: " + jointMove + " of " + role + " in " + facts());
              }
            });
    return new Position(game, machine, machine.next(state, jointMove.collect(Move::new)));
  }

  /** The role in control. */
  Role mover() {
    return game.roles().detect(role -> facts().contains("(control " + role + ")"));
  }

  /** The role that is not in control. */
  Role other() {
    return game.roles().reject(mover()::equals).getOnly();
  }

  /** The legal moves of the mover. */
  ImmutableSortedSet<String> legal() {
    return legal(mover());
  }

  /** The legal moves of the role of this name. */
  ImmutableSortedSet<String> legalFor(String role) {
    return legal(game.roles().detect(named -> named.name().equals(role)));
  }

  /** The legal moves of a role. */
  ImmutableSortedSet<String> legal(Role role) {
    return sorted(legalTerms(role));
  }

  /** The legal moves of the mover that start with these words, such as {@code move a 1}. */
  ImmutableSortedSet<String> legal(String words) {
    return legal().select(move -> move.startsWith("(" + words + " "));
  }

  /** True if the mover may make this move. */
  boolean allows(String move) {
    return legal().contains(move);
  }

  private ImmutableList<Term> legalTerms(Role role) {
    return machine.legalMoves(state, role).collect(Move::term);
  }

  /** All facts. */
  ImmutableSortedSet<String> facts() {
    return sorted(machine.facts(state));
  }

  /** The facts of one relation. */
  ImmutableSortedSet<String> facts(String relation) {
    return sorted(machine.facts(state).select(fact -> relation(fact).equals(relation)));
  }

  /** True if the match is over. */
  boolean isTerminal() {
    return machine.isTerminal(state);
  }

  /** The goal values in role order. */
  ImmutableList<Integer> goals() {
    return game.roles().collect(role -> machine.goal(state, role));
  }

  /** The sequences of so many plies from here. */
  Perft.Row perft(int depth) {
    MutableList<Perft.Row> rows = Lists.mutable.empty();
    new Perft(machine).run(state, depth, rows::add);
    return rows.getLast();
  }

  /** Facts or moves written as positions give them. */
  static ImmutableSortedSet<String> terms(String text) {
    return sorted(read(text, Spelling.EXACT));
  }

  private static String relation(Term fact) {
    return fact instanceof Compound compound ? compound.function().name() : fact.toString();
  }

  private static ImmutableSortedSet<String> sorted(ListIterable<Term> terms) {
    return SortedSets.immutable.withAll(terms.collect(Term::toString));
  }

  /** The text is wrapped: one that is a single list would be read as the list of the terms. */
  private static ImmutableList<Term> read(String text, Spelling spelling) {
    return GdlReader.readTerms(new SourceText("<test>", "(" + text + ")"), spelling).get();
  }
}
