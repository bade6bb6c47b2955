package org.gonu.gdl;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.Span;

/** A condition in the body of a rule. */
public sealed interface Literal
    permits Atom, Literal.Not, Literal.Distinct, Literal.Or, Literal.And {
  /** Where it stands in the text; {@link Span#NONE} if a program made it. Not part of equality. */
  Span span();

  /** Calls the visitor's method for this kind of literal. */
  <R> R accept(Visitor<R> visitor);

  /** True where the operand cannot be shown (negation as failure). */
  record Not(Literal operand, Span span) implements Literal {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.not(this);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Not not && operand.equals(not.operand);
    }

    @Override
    public int hashCode() {
      return 31 + operand.hashCode();
    }

    @Override
    public String toString() {
      return Printer.COMPACT.print(this);
    }
  }

  /** True where two ground terms are not the same term. */
  record Distinct(Term left, Term right, Span span) implements Literal {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.distinct(this);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Distinct distinct
          && left.equals(distinct.left)
          && right.equals(distinct.right);
    }

    @Override
    public int hashCode() {
      return 31 * left.hashCode() + right.hashCode();
    }

    @Override
    public String toString() {
      return Printer.COMPACT.print(this);
    }
  }

  /** True where one of the operands is; false without operands. */
  record Or(ImmutableList<Literal> operands, Span span) implements Literal {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.or(this);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Or or && operands.equals(or.operands);
    }

    @Override
    public int hashCode() {
      return 37 + operands.hashCode();
    }

    @Override
    public String toString() {
      return Printer.COMPACT.print(this);
    }
  }

  /**
   * True where all operands are. Not in the specification; some sheets use it inside {@code or}.
   */
  record And(ImmutableList<Literal> operands, Span span) implements Literal {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.and(this);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof And and && operands.equals(and.operands);
    }

    @Override
    public int hashCode() {
      return 41 + operands.hashCode();
    }

    @Override
    public String toString() {
      return Printer.COMPACT.print(this);
    }
  }

  /** One method for each kind of literal. */
  interface Visitor<R> {
    /** For an atom. */
    R atom(Atom atom);

    /** For a negation. */
    R not(Not not);

    /** For a comparison. */
    R distinct(Distinct distinct);

    /** For a disjunction. */
    R or(Or or);

    /** For a conjunction. */
    R and(And and);
  }
}
