package org.gonu.ruletest;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.graph.ArgumentNames;
import org.gonu.check.graph.MadeTerms;
import org.gonu.check.graph.MatchIndex;
import org.gonu.check.graph.RuleIndex;
import org.gonu.game.Game;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.Span;

/**
 * The facts that the rules of a sheet make, or the moves that they allow, to find misspelled ones.
 */
public final class KnownTerms {
  private final Keyword keyword;
  private final MadeTerms made;
  private final ArgumentNames names;

  private KnownTerms(Keyword keyword, MadeTerms made, ArgumentNames names) {
    this.keyword = keyword;
    this.made = made;
    this.names = names;
  }

  /** The facts that {@code init} and {@code next} make. */
  public static KnownTerms facts(Game game) {
    RuleIndex index = new RuleIndex(game.sheet());
    return new KnownTerms(Keyword.TRUE, MadeTerms.facts(index), new ArgumentNames(index.rules()));
  }

  /** The moves that {@code legal} allows. */
  static KnownTerms moves(Game game) {
    RuleIndex index = new RuleIndex(game.sheet());
    return new KnownTerms(Keyword.DOES, MadeTerms.moves(index), new ArgumentNames(index.rules()));
  }

  /**
   * What to write in place of a term that no rule makes; empty if a rule may make it, or if nothing
   * in the sheet resembles a name in it: a test may set up what play does not reach.
   */
  public Optional<String> advice(Term term) {
    if (term instanceof Variable || made.isOpen()) {
      return Optional.empty();
    }
    Predicate symbol = MatchIndex.symbol(term);
    if (made.firstOf(symbol).isEmpty()) {
      return Optional.of(
          made.firstNamed(symbol.name())
              .map(head -> "the sheet has '" + head.arguments().getLast() + "'")
              .or(() -> made.nearestName(symbol.name()).map(KnownTerms::question))
              .orElse("correct the name, or add the rules that make it"));
    }
    Atom atom =
        keyword == Keyword.TRUE
            ? atom(Lists.immutable.of(term))
            : atom(Lists.immutable.of(Constant.of("any"), term));
    return term instanceof Compound
        ? names
            .impossibleArgument(atom)
            .flatMap(argument -> names.nearest(atom, argument))
            .map(KnownTerms::question)
        : Optional.empty();
  }

  private Atom atom(ImmutableList<Term> arguments) {
    return new Atom(Constant.of(keyword.word()), arguments, Span.NONE);
  }

  private static String question(String name) {
    return "did you mean '" + name + "'?";
  }
}
