package org.gonu.machine;

import java.util.Comparator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * The canonical order of ground terms: by the first occurrence of their name in the rule sheet,
 * then argument by argument. It only depends on the sheet, so that lists of moves and facts have
 * the same order in every engine.
 */
public final class TermOrder implements Comparator<Term> {
  private final MutableObjectIntMap<Symbol> ranks = ObjectIntMaps.mutable.empty();
  private final MutableList<Symbol> symbols = Lists.mutable.empty();

  /**
   * The name of a constant or of a function.
   *
   * @param arity number of arguments, 0 for a constant
   */
  public record Symbol(String name, int arity) implements Comparable<Symbol> {
    // Written out, since those of the record cost many times as much before they are compiled.
    @Override
    public boolean equals(Object other) {
      return other instanceof Symbol symbol && name.equals(symbol.name) && arity == symbol.arity;
    }

    /**
     * Spread, since the hashes of numbered names are consecutive and cluster in open addressing.
     */
    @Override
    public int hashCode() {
      int hash = (31 * name.hashCode() + arity) * 0x9E3779B9;
      return hash ^ (hash >>> 15);
    }

    @Override
    public int compareTo(Symbol other) {
      int byName = name.compareTo(other.name);
      return byName != 0 ? byName : Integer.compare(arity, other.arity);
    }
  }

  /** The order that a list of rules gives. */
  public TermOrder(ImmutableList<Rule> rules) {
    Collector collector = new Collector();
    for (Rule rule : rules) {
      rule.head().accept(collector);
      rule.body().each(literal -> literal.accept(collector));
    }
  }

  /** All names of the sheet, in order; the index in this list is the rank. */
  public ImmutableList<Symbol> symbols() {
    return symbols.toImmutable();
  }

  @Override
  public int compare(Term left, Term right) {
    int bySymbol = compare(symbolOf(left), symbolOf(right));
    if (bySymbol != 0 || !(left instanceof Compound leftCompound)) {
      return bySymbol;
    }
    Compound rightCompound = (Compound) right;
    for (int i = 0; i < leftCompound.arguments().size(); i++) {
      int byArgument = compare(leftCompound.arguments().get(i), rightCompound.arguments().get(i));
      if (byArgument != 0) {
        return byArgument;
      }
    }
    return 0;
  }

  /** By rank; names that are not in the sheet come last, by name. */
  private int compare(Symbol left, Symbol right) {
    int leftRank = ranks.getIfAbsent(left, Integer.MAX_VALUE);
    int rightRank = ranks.getIfAbsent(right, Integer.MAX_VALUE);
    return leftRank != rightRank ? Integer.compare(leftRank, rightRank) : left.compareTo(right);
  }

  private static Symbol symbolOf(Term term) {
    if (term instanceof Compound compound) {
      return new Symbol(compound.function().name(), compound.arguments().size());
    }
    if (term instanceof Constant constant) {
      return new Symbol(constant.name(), 0);
    }
    throw new IllegalArgumentException("not ground: " + term);
  }

  /** Visits rules in the order of the text. The results of its methods are unused. */
  private final class Collector implements Literal.Visitor<Boolean>, Term.Visitor<Boolean> {
    private boolean add(Symbol symbol) {
      if (ranks.containsKey(symbol)) {
        return false;
      }
      ranks.put(symbol, symbols.size());
      return symbols.add(symbol);
    }

    @Override
    public Boolean atom(Atom atom) {
      atom.arguments().each(argument -> argument.accept(this));
      return true;
    }

    @Override
    public Boolean not(Literal.Not not) {
      return not.operand().accept(this);
    }

    @Override
    public Boolean distinct(Literal.Distinct distinct) {
      distinct.left().accept(this);
      return distinct.right().accept(this);
    }

    @Override
    public Boolean or(Literal.Or or) {
      or.operands().each(operand -> operand.accept(this));
      return true;
    }

    @Override
    public Boolean and(Literal.And and) {
      and.operands().each(operand -> operand.accept(this));
      return true;
    }

    @Override
    public Boolean constant(Constant constant) {
      return add(new Symbol(constant.name(), 0));
    }

    @Override
    public Boolean variable(Variable variable) {
      return false;
    }

    @Override
    public Boolean compound(Compound compound) {
      add(symbolOf(compound));
      compound.arguments().each(argument -> argument.accept(this));
      return true;
    }
  }
}
