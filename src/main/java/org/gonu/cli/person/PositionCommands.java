package org.gonu.cli.person;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.derivation.Program;
import org.gonu.analysis.explain.Explainer;
import org.gonu.analysis.explain.ExplanationText;
import org.gonu.cli.console.Console;
import org.gonu.cli.sheet.AtomQuestion;
import org.gonu.cli.sheet.ColouredMarks;
import org.gonu.game.Game;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.render.Pictures;
import org.gonu.text.SourceText;

/** The commands that tell of a position. */
final class PositionCommands {
  /** Rules one below the other in an explanation, as in {@code gonu explain}. */
  private static final int DEPTH = 4;

  private final Game game;
  private final Pictures pictures;
  private final BoardText board;
  private final IllegalMoves illegal;
  private final Console console;

  PositionCommands(
      Game game, Pictures pictures, BoardText board, IllegalMoves illegal, Console console) {
    this.game = game;
    this.pictures = pictures;
    this.board = board;
    this.illegal = illegal;
    this.console = console;
  }

  ImmutableList<PersonCommand> all() {
    return Lists.immutable.of(
        PersonCommand.telling(
            "moves",
            "[TEXT]",
            "lists the legal moves, or those that begin with a text",
            this::moves),
        PersonCommand.telling(
            "board",
            "",
            "draws the position",
            (place, rest) -> console.out().print(board.again(place.facts()))),
        PersonCommand.telling(
            "state",
            "",
            "lists the facts that hold",
            (place, rest) -> place.facts().each(fact -> console.out().println("  " + fact))),
        PersonCommand.telling(
            "why",
            "TERM",
            "tells why a move is legal or not, or why an atom such as terminal holds or not",
            this::why));
  }

  private void moves(PersonChoice place, String text) {
    TypedMoves moves =
        TypedMoves.of(pictures.gestures(place.role(), place.legalMoves(), place.facts()));
    ImmutableList<TypedMoves.Named> shown = text.isEmpty() ? moves.all() : moves.find(text);
    console
        .out()
        .print(
            shown.isEmpty() ? "No legal move begins with '" + text + "'.\n" : MoveTable.of(shown));
  }

  private void why(PersonChoice place, String text) {
    if (text.isEmpty()) {
      console.out().println("Name a move or an atom, such as: why terminal");
      return;
    }
    Program program = new Program(game.rules());
    Explainer.Answer answer =
        new Explainer(
                program.modelOf(place.facts(), place.machine().roles(), Lists.immutable.empty()))
            .explain(question(text, place, program), DEPTH);
    console.out().print(new ExplanationText(game.sheet(), ColouredMarks.on(console)).print(answer));
  }

  /** The atom that is asked about: a move as a person calls it, a move, or an atom. */
  private Atom question(String text, PersonChoice place, Program program) {
    ImmutableList<TypedMoves.Named> legal =
        TypedMoves.of(pictures.gestures(place.role(), place.legalMoves(), place.facts()))
            .find(text);
    if (legal.size() == 1) {
      return IllegalMoves.legal(place.role(), legal.getFirst().move());
    }
    boolean isAtom =
        GdlReader.readAtom(new SourceText("<atom>", text), game.spelling())
            .value()
            .filter(atom -> program.defines(atom.predicate()) || atom.is(Keyword.TRUE))
            .isPresent();
    if (!isAtom) {
      Move move = illegal.meant(text, place).orElse(null);
      if (move != null) {
        return IllegalMoves.legal(place.role(), move);
      }
    }
    Atom atom = AtomQuestion.read(text, game);
    AtomQuestion.checkRelation(program, atom.predicate());
    return atom;
  }
}
