package org.gonu.engine.reference;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.datalog.Relation;
import org.gonu.datalog.TermTable;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.TermOrder;
import org.gonu.text.Span;

/**
 * What rules say about every state. Relations are computed when they are first asked for, and kept:
 * for large sheets that takes seconds. Threads take turns.
 */
public final class StaticRelations {
  private final TermTable terms;
  private final Database database;
  private final ContractFaults faults;

  /** Nothing is computed yet. */
  public StaticRelations(ValidatedRules rules) {
    this.terms = new TermTable(new TermOrder(rules.rules()));
    this.database = new Database(rules.strata(), terms, ReferenceLimits.ROWS_LOOKED_AT);
    this.faults = new ContractFaults(rules);
  }

  /**
   * The facts that a sheet declares by {@code base}, in canonical order. Declarations are hints:
   * they may be missing, incomplete or too wide.
   *
   * @throws org.gonu.machine.BrokenContractException if the declarations give too many facts
   */
  public synchronized ImmutableList<Term> declaredFacts() {
    Relation declared = database.query(Keyword.BASE.predicate());
    if (declared.size() > ReferenceLimits.FACTS) {
      throw faults.tooMany(Keyword.BASE, "'base' declares", ReferenceLimits.FACTS, "facts");
    }
    return inOrder(declared);
  }

  /**
   * The atoms of all relations that depend on neither state nor moves, such as those that tell
   * which cells are neighbours. Keywords are left out, and so are relations whose rules break down,
   * such as endless ones.
   *
   * @param maxArity most arguments of the relations that are looked at
   */
  public synchronized ImmutableList<Atom> atoms(int maxArity) {
    MutableList<Atom> atoms = Lists.mutable.empty();
    for (Predicate predicate : database.staticPredicates()) {
      if (predicate.arity() > 0 && predicate.arity() <= maxArity && !isKeyword(predicate)) {
        addAll(predicate, atoms);
      }
    }
    return atoms.toImmutable();
  }

  private void addAll(Predicate predicate, MutableList<Atom> atoms) {
    Relation rows;
    try {
      rows = database.query(predicate);
    } catch (BrokenContractException endless) {
      return;
    }
    for (int row = 0; row < rows.size() && atoms.size() < ReferenceLimits.FACTS; row++) {
      atoms.add(atom(predicate, rows, row));
    }
  }

  private static boolean isKeyword(Predicate predicate) {
    return Keyword.of(predicate.name()).isPresent();
  }

  private Atom atom(Predicate predicate, Relation rows, int row) {
    MutableList<Term> arguments = Lists.mutable.empty();
    for (int column = 0; column < predicate.arity(); column++) {
      arguments.add(terms.term(rows.get(row, column)));
    }
    return new Atom(Constant.of(predicate.name()), arguments.toImmutable(), Span.NONE);
  }

  /** The terms of a relation of one argument, in canonical order. */
  private ImmutableList<Term> inOrder(Relation relation) {
    int[] numbers = new int[relation.size()];
    Arrays.setAll(numbers, row -> relation.get(row, 0));
    terms.sort(numbers);
    Term[] sorted = new Term[numbers.length];
    Arrays.setAll(sorted, i -> terms.term(numbers[i]));
    return Lists.immutable.with(sorted);
  }
}
