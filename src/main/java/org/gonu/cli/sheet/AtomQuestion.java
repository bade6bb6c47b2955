package org.gonu.cli.sheet;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.derivation.Program;
import org.gonu.cli.console.InputException;
import org.gonu.game.Game;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Counted;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.SpellingDistance;

/** What users ask to have explained: an atom of a sheet. */
public final class AtomQuestion {
  private static final ImmutableList<String> VARIABLES =
      Lists.immutable.of("?x", "?y", "?z", "?u", "?v", "?w");

  private AtomQuestion() {}

  /**
   * Reads an atom.
   *
   * @throws InputException if the text is none
   */
  public static Atom read(String text, Game game) {
    requireParentheses(text.strip(), game);
    Outcome<Atom> atom = GdlReader.readAtom(new SourceText("ATOM", text), game.spelling());
    return atom.value().orElseThrow(() -> new InputException(atom.diagnostics()));
  }

  /** Shows the parentheses that several words lack, and the arguments that are left open. */
  private static void requireParentheses(String words, Game game) {
    String[] parts = words.split("\\s+", -1);
    if (parts.length < 2 || !words.matches("[^();]*")) {
      return;
    }
    int arguments = parts.length - 1;
    int wanted =
        Keyword.of(parts[0])
            .map(Keyword::arity)
            .or(() -> arity(parts[0], game))
            .filter(arity -> arity > arguments)
            .orElse(arguments);
    throw new InputException(
        "gonu: '"
            + words
            + "' needs parentheses around it\nhelp: write '("
            + words
            + VARIABLES.take(wanted - arguments).collect(name -> " " + name).makeString("")
            + ")'\n");
  }

  private static Optional<Integer> arity(String relation, Game game) {
    return game.rules()
        .rules()
        .collect(rule -> rule.head().predicate())
        .detectOptional(head -> head.name().equalsIgnoreCase(relation))
        .map(Predicate::arity);
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
            .map(AtomQuestion::form)
            .or(
                () ->
                    SpellingDistance.nearest(predicate.name(), known.collect(Predicate::name))
                        .map(name -> "help: did you mean '" + name + "'?\n"))
            .orElse("help: ask for a relation of the sheet, or for a fact by (true ...)\n");
    throw new InputException(
        "gonu: no rule is for a relation '"
            + predicate.name()
            + "' with "
            + Counted.of(predicate.arity(), "argument")
            + "\n"
            + help);
  }

  private static String form(Predicate relation) {
    String arguments = VARIABLES.take(relation.arity()).collect(name -> " " + name).makeString("");
    return "help: '"
        + relation.name()
        + "' has "
        + Counted.of(relation.arity(), "argument")
        + (relation.arity() == 0 || relation.arity() > VARIABLES.size()
            ? ""
            : ": (" + relation.name() + arguments + ")")
        + "\n";
  }
}
