package org.gonu.datalog;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.machine.TermOrder.Symbol;

/** Turns the terms of one rule into patterns and expressions over registers. */
final class PatternBuilder {
  private final TermTable terms;

  /** The register of each variable of the rule. */
  private final MutableObjectIntMap<Variable> registers;

  PatternBuilder(TermTable terms, MutableObjectIntMap<Variable> registers) {
    this.terms = terms;
    this.registers = registers;
  }

  private int register(Variable variable) {
    return registers.getIfAbsentPut(variable, registers.size());
  }

  /** The pattern of arguments, given the variables that are bound before. */
  Pattern pattern(ImmutableList<Term> arguments, SetIterable<Variable> bound) {
    Walk walk = new Walk(bound);
    arguments.forEachWithIndex((argument, i) -> walk.visit(argument, Path.column(i)));
    return walk.pattern();
  }

  /** A term whose variables are bound. */
  TermExpression expression(Term term) {
    if (term.isGround()) {
      return new TermExpression.Known(terms.intern(term));
    }
    return term.accept(
        new Term.Visitor<TermExpression>() {
          @Override
          public TermExpression constant(Constant constant) {
            return new TermExpression.Known(terms.intern(constant));
          }

          @Override
          public TermExpression variable(Variable variable) {
            return new TermExpression.Register(register(variable));
          }

          @Override
          public TermExpression compound(Compound compound) {
            return new TermExpression.Built(
                terms, symbol(compound), expressions(compound.arguments()));
          }
        });
  }

  /** Terms whose variables are bound. */
  TermExpression[] expressions(ImmutableList<Term> list) {
    return list.collect(this::expression).toArray(new TermExpression[0]);
  }

  private int symbol(Compound compound) {
    return terms.symbol(new Symbol(compound.function().name(), compound.arguments().size()));
  }

  /** Goes through the arguments of one literal from left to right. */
  private final class Walk {
    private final SetIterable<Variable> bound;
    private final MutableSet<Variable> boundHere = Sets.mutable.empty();
    private final MutableList<Pattern.Shape> shapes = Lists.mutable.empty();
    private final MutableList<Path> keyPaths = Lists.mutable.empty();
    private final MutableList<TermExpression> keys = Lists.mutable.empty();
    private final MutableList<Pattern.Slot> binds = Lists.mutable.empty();
    private final MutableList<Pattern.Slot> repeats = Lists.mutable.empty();

    Walk(SetIterable<Variable> bound) {
      this.bound = bound;
    }

    private void visit(Term term, Path path) {
      if (term.isGround() || (term instanceof Variable known && bound.contains(known))) {
        keyPaths.add(path);
        keys.add(expression(term));
      } else if (term instanceof Variable variable) {
        Pattern.Slot slot = new Pattern.Slot(path, register(variable));
        (boundHere.add(variable) ? binds : repeats).add(slot);
      } else if (term instanceof Compound compound) {
        shapes.add(new Pattern.Shape(path, symbol(compound)));
        compound.arguments().forEachWithIndex((argument, i) -> visit(argument, path.argument(i)));
      }
    }

    private Pattern pattern() {
      return new Pattern(
          shapes.toArray(new Pattern.Shape[0]),
          keyPaths.toArray(new Path[0]),
          keys.toArray(new TermExpression[0]),
          binds.toArray(new Pattern.Slot[0]),
          repeats.toArray(new Pattern.Slot[0]));
    }
  }
}
