package org.gonu.cli.sheet;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.derivation.Program;
import org.gonu.cli.console.InputException;
import org.gonu.cli.input.GameFile;
import org.gonu.game.Game;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.SpellingDistance;

/** What users ask to have explained: an atom of a sheet. */
public final class AtomQuestion {
  private AtomQuestion() {}

  /**
   * Reads an atom.
   *
   * @throws InputException if the text is none
   */
  public static Atom read(String text, Game game) {
    Outcome<Atom> atom = GdlReader.readAtom(new SourceText("ATOM", text), game.spelling());
    return atom.value().orElseThrow(() -> new InputException(GameFile.report(atom.diagnostics())));
  }

  /**
   * Refuses a relation for which the sheet has no rule.
   *
   * @throws InputException that names what may have been meant
   */
  public static void checkRelation(Program program, Predicate predicate) {
    if (program.defines(predicate)) {
      return;
    }
    ImmutableList<Predicate> known =
        program
            .rules()
            .collect(rule -> rule.head().predicate())
            .newWith(Keyword.TRUE.predicate())
            .newWith(Keyword.DOES.predicate())
            .distinct();
    Optional<Predicate> otherArity =
        known.detectOptional(other -> other.name().equals(predicate.name()));
    String help =
        otherArity
            .map(other -> "help: '" + other.name() + "' has " + count(other.arity()) + "\n")
            .or(
                () ->
                    SpellingDistance.nearest(predicate.name(), known.collect(Predicate::name))
                        .map(name -> "help: did you mean '" + name + "'?\n"))
            .orElse("help: ask for a relation of the sheet, or for a fact by (true ...)\n");
    throw new InputException(
        "gonu: no rule is for a relation '"
            + predicate.name()
            + "' with "
            + count(predicate.arity())
            + "\n"
            + help);
  }

  private static String count(int arguments) {
    return arguments == 1 ? "1 argument" : arguments + " arguments";
  }
}
