package org.gonu.server.scramble;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.collections.api.bimap.MutableBiMap;
import org.eclipse.collections.api.factory.BiMaps;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * A game and the same game under other names. Every name of a relation, function, object, role or
 * variable has one other name throughout; the words of the language and whole numbers stay. The
 * rules and the roles keep their order. Comments are gone.
 *
 * <p>The names depend on the seed and on the rules alone.
 */
public final class Scrambling {
  /** What can be a stand-in within a text. */
  private static final Pattern WORD = Pattern.compile("[a-z]+");

  /** From names of the sheet to their stand-ins; those of variables with their question mark. */
  private final MutableBiMap<String, String> standIns = BiMaps.mutable.empty();

  private final NonsenseWords words;
  private final Game scrambled;

  /**
   * Scrambles a game.
   *
   * @throws IllegalArgumentException if the rules do not survive it, which would be a fault of ours
   */
  public Scrambling(Game game, long seed) {
    this.words = new NonsenseWords(seed);
    RuleSheet sheet = game.sheet();
    StringBuilder text = new StringBuilder();
    for (Rule rule : sheet.rules()) {
      text.append(Printer.COMPACT.print(scramble(rule))).append('\n');
    }
    SourceText source = new SourceText("<scrambled>", text.toString());
    this.scrambled =
        Game.load(GdlReader.readSheet(source, sheet.spelling().policy()), Strictness.LENIENT)
            .value()
            .orElseThrow(() -> new IllegalArgumentException("the scrambled rules are broken"));
  }

  /** The game under other names. */
  public Game game() {
    return scrambled;
  }

  /** A term of the game in the names of {@link #game}. */
  public Term toScrambled(Term term) {
    return term.accept(new Renaming(name -> standIns.getIfAbsentValue(name, name)));
  }

  /**
   * A term from a player in the names of the original game. Names that the scrambled game does not
   * have stay as they are.
   */
  public Term toOriginal(Term term) {
    return scrambled
        .spelling()
        .of(term)
        .accept(new Renaming(name -> standIns.inverse().getIfAbsentValue(name, name)));
  }

  /**
   * A text of a player, such as a line of moves, in the names of the original game: every word that
   * is a name of the scrambled game is replaced, all else stays.
   */
  public String toOriginal(String text) {
    return WORD.matcher(text)
        .replaceAll(
            word ->
                Matcher.quoteReplacement(
                    standIns.inverse().getIfAbsentValue(word.group(), word.group())));
  }

  private Rule scramble(Rule rule) {
    Atom head = scramble(rule.head());
    return new Rule(
        head, rule.body().collect(literal -> literal.accept(new Scrambled())), Span.NONE);
  }

  private Atom scramble(Atom atom) {
    return new Atom(
        Constant.of(standIn(atom.relation().name())),
        atom.arguments().collect(argument -> argument.accept(new Renaming(this::standIn))),
        Span.NONE);
  }

  /** The stand-in of a name of the sheet, drawn where the name is met first. */
  private String standIn(String name) {
    boolean isVariable = name.startsWith("?");
    return NonsenseWords.isFixed(name)
        ? name
        : standIns.getIfAbsentPut(name, () -> (isVariable ? "?" : "") + words.next());
  }

  private final class Scrambled implements Literal.Visitor<Literal> {
    @Override
    public Literal atom(Atom atom) {
      return scramble(atom);
    }

    @Override
    public Literal not(Literal.Not not) {
      return new Literal.Not(not.operand().accept(this), Span.NONE);
    }

    @Override
    public Literal distinct(Literal.Distinct distinct) {
      Renaming renaming = new Renaming(Scrambling.this::standIn);
      Term left = distinct.left().accept(renaming);
      return new Literal.Distinct(left, distinct.right().accept(renaming), Span.NONE);
    }

    @Override
    public Literal or(Literal.Or or) {
      return new Literal.Or(or.operands().collect(operand -> operand.accept(this)), Span.NONE);
    }

    @Override
    public Literal and(Literal.And and) {
      return new Literal.And(and.operands().collect(operand -> operand.accept(this)), Span.NONE);
    }
  }

  /** Replaces all names of a term. */
  private record Renaming(UnaryOperator<String> names) implements Term.Visitor<Term> {
    @Override
    public Term constant(Constant constant) {
      return Constant.of(names.apply(constant.name()));
    }

    @Override
    public Term variable(Variable variable) {
      return new Variable(names.apply(variable.name()), Span.NONE);
    }

    @Override
    public Term compound(Compound compound) {
      return new Compound(
          Constant.of(names.apply(compound.function().name())),
          compound.arguments().collect(argument -> argument.accept(this)),
          Span.NONE);
    }
  }
}
