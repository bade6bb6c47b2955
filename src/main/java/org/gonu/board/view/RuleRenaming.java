package org.gonu.board.view;

import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;

/** Changes names in rules. Places in the text stay as they are. */
final class RuleRenaming implements Literal.Visitor<Literal> {
  private final Spelling spelling;
  private final ImmutableSet<String> helpers;
  private final String prefix;

  private RuleRenaming(Spelling spelling, ImmutableSet<String> helpers, String prefix) {
    this.spelling = spelling;
    this.helpers = helpers;
    this.prefix = prefix;
  }

  /** A rule in the spelling of a sheet. */
  static Rule respelled(Rule rule, Spelling spelling) {
    RuleRenaming renaming = new RuleRenaming(spelling, Sets.immutable.empty(), "");
    return new Rule(
        renaming.atom(rule.head()),
        rule.body().collect(literal -> literal.accept(renaming)),
        rule.span());
  }

  /**
   * A rule with another head.
   *
   * @param helpers names of relations in the body that get the prefix
   */
  static Rule renamed(Rule rule, String head, ImmutableSet<String> helpers, String prefix) {
    RuleRenaming renaming = new RuleRenaming(Spelling.EXACT, helpers, prefix);
    Atom old = rule.head();
    return new Rule(
        new Atom(new Constant(head, old.relation().span()), old.arguments(), old.span()),
        rule.body().collect(literal -> literal.accept(renaming)),
        rule.span());
  }

  @Override
  public Atom atom(Atom atom) {
    String name = spelling.of(atom.relation().name());
    return new Atom(
        new Constant(helpers.contains(name) ? prefix + name : name, atom.relation().span()),
        terms(atom.arguments()),
        atom.span());
  }

  private ImmutableList<Term> terms(ImmutableList<Term> terms) {
    return terms.collect(spelling::of);
  }

  @Override
  public Literal not(Literal.Not not) {
    return new Literal.Not(not.operand().accept(this), not.span());
  }

  @Override
  public Literal distinct(Literal.Distinct distinct) {
    return new Literal.Distinct(
        spelling.of(distinct.left()), spelling.of(distinct.right()), distinct.span());
  }

  @Override
  public Literal or(Literal.Or or) {
    return new Literal.Or(or.operands().collect(literal -> literal.accept(this)), or.span());
  }

  @Override
  public Literal and(Literal.And and) {
    return new Literal.And(and.operands().collect(literal -> literal.accept(this)), and.span());
  }
}
