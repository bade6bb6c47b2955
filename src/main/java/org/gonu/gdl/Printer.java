package org.gonu.gdl;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ListIterable;

/**
 * Writes syntax trees as GDL on one line. What it writes reads back as an equal tree, whatever the
 * spacing.
 */
public final class Printer {
  /** {@code (cell 1 1 b)}, as people write it. */
  public static final Printer COMPACT = new Printer("(", ")");

  /** {@code ( cell 1 1 b )}, as ggp-base writes match records and messages. */
  public static final Printer SPACED = new Printer("( ", " )");

  private final String open;
  private final String close;

  private Printer(String open, String close) {
    this.open = open;
    this.close = close;
  }

  /** A term. */
  public String print(Term term) {
    return term.accept(new Writer()).toString();
  }

  /** A literal. */
  public String print(Literal literal) {
    return literal.accept(new Writer()).toString();
  }

  /** A rule; a fact without its arrow. */
  public String print(Rule rule) {
    Writer writer = new Writer();
    writer.rule(rule);
    return writer.out.toString();
  }

  /** Terms as one list, such as the facts of a state: {@code ((step 1) (control white))}. */
  public String print(ListIterable<? extends Term> terms) {
    Writer writer = new Writer();
    writer.list(terms);
    return writer.out.toString();
  }

  /** A rule sheet as one list of rules, as the START message carries it. */
  public String printList(RuleSheet sheet) {
    Writer writer = new Writer();
    writer.out.append('(');
    sheet
        .rules()
        .forEachWithIndex(
            (rule, i) -> {
              writer.out.append(i == 0 ? "" : " ");
              writer.rule(rule);
            });
    return writer.out.append(')').toString();
  }

  /** A rule sheet, one rule a line. */
  public String printLines(RuleSheet sheet) {
    Writer writer = new Writer();
    for (Rule rule : sheet.rules()) {
      writer.rule(rule);
      writer.out.append('\n');
    }
    return writer.out.toString();
  }

  /** Appends to one buffer; every method returns it. */
  private final class Writer
      implements Literal.Visitor<StringBuilder>, Term.Visitor<StringBuilder> {
    private final StringBuilder out = new StringBuilder();

    private void rule(Rule rule) {
      if (rule.isFact()) {
        rule.head().accept(this);
        return;
      }
      out.append(open).append("<= ");
      rule.head().accept(this);
      for (Literal literal : rule.body()) {
        out.append(' ');
        literal.accept(this);
      }
      out.append(close);
    }

    private void list(ListIterable<? extends Term> terms) {
      out.append(open);
      for (int i = 0; i < terms.size(); i++) {
        out.append(i == 0 ? "" : " ");
        terms.get(i).accept(this);
      }
      out.append(close);
    }

    private StringBuilder application(String name, ListIterable<? extends Term> arguments) {
      out.append(open).append(name);
      for (Term argument : arguments) {
        out.append(' ');
        argument.accept(this);
      }
      return out.append(close);
    }

    private StringBuilder connective(String name, ListIterable<? extends Literal> operands) {
      out.append(open).append(name);
      for (Literal operand : operands) {
        out.append(' ');
        operand.accept(this);
      }
      return out.append(close);
    }

    @Override
    public StringBuilder constant(Constant constant) {
      return out.append(constant.name());
    }

    @Override
    public StringBuilder variable(Variable variable) {
      return out.append(variable.name());
    }

    @Override
    public StringBuilder compound(Compound compound) {
      return application(compound.function().name(), compound.arguments());
    }

    @Override
    public StringBuilder atom(Atom atom) {
      return atom.arguments().isEmpty()
          ? out.append(atom.relation().name())
          : application(atom.relation().name(), atom.arguments());
    }

    @Override
    public StringBuilder not(Literal.Not not) {
      return connective("not", Lists.immutable.of(not.operand()));
    }

    @Override
    public StringBuilder distinct(Literal.Distinct distinct) {
      return application("distinct", Lists.immutable.of(distinct.left(), distinct.right()));
    }

    @Override
    public StringBuilder or(Literal.Or or) {
      return connective("or", or.operands());
    }

    @Override
    public StringBuilder and(Literal.And and) {
      return connective("and", and.operands());
    }
  }
}
