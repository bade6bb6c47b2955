package org.gonu.gdl.index;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.read.ParsedSheet;
import org.gonu.text.SourceText;

/**
 * All names of a rule sheet with their places. Statements with errors are in it as far as they can
 * be understood.
 */
public final class SheetIndex {
  private final SourceText source;
  private final Spelling spelling;
  private final ImmutableList<Statement> statements;
  private final ImmutableList<Occurrence> occurrences;
  private final ImmutableListMultimap<Name, Occurrence> byName;

  /** Indexes a sheet. */
  public SheetIndex(ParsedSheet parsed) {
    this.source = parsed.sheet().source();
    this.spelling = parsed.sheet().spelling();
    StatementReader reader = new StatementReader(spelling);
    MutableList<Statement> read = Lists.mutable.empty();
    parsed.statements().each(each -> read.add(reader.read(read.size(), each)));
    this.statements = read.toImmutable();
    this.occurrences = statements.flatCollect(Statement::occurrences);
    this.byName = occurrences.groupBy(Occurrence::name);
  }

  /** The text that all spans point into. */
  public SourceText source() {
    return source;
  }

  /** How names of the sheet are compared and written. */
  public Spelling spelling() {
    return spelling;
  }

  /** Facts and rules in the order of the text. */
  public ImmutableList<Statement> statements() {
    return statements;
  }

  /** All names at all places in the order of the text. */
  public ImmutableList<Occurrence> occurrences() {
    return occurrences;
  }

  /** The different names in the order of their first places. */
  public ImmutableList<Name> names() {
    return occurrences.collect(Occurrence::name).distinct();
  }

  /** The places of a name. */
  public ImmutableList<Occurrence> of(Name name) {
    return byName.get(name);
  }

  /** The name at an offset, or the one that ends there. */
  public Optional<Occurrence> at(int offset) {
    int low = 0;
    int high = occurrences.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (occurrences.get(middle).span().start() <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return Optional.of(low - 1)
        .filter(i -> i >= 0)
        .map(occurrences::get)
        .filter(each -> offset <= each.span().end());
  }

  /** The statement around an offset. */
  public Optional<Statement> statementAt(int offset) {
    return statements.detectOptional(
        each -> each.span().start() <= offset && offset <= each.span().end());
  }

  /** The statements that define a relation. */
  public ImmutableList<Statement> rulesOf(Name.Relation relation) {
    return of(relation)
        .select(Occurrence::isDefinition)
        .collect(each -> statements.get(each.statement()));
  }

  /** True if a name stands for a fact of states or heads one. */
  public boolean isFact(Name name) {
    return of(name).anySatisfy(each -> each.isIn(Slot.FACT));
  }

  /** True if a name stands for a move or heads one. */
  public boolean isMove(Name name) {
    return of(name).anySatisfy(each -> each.isIn(Slot.MOVE));
  }

  /** True if a name stands for a role. */
  public boolean isRole(Name name) {
    return of(name).anySatisfy(each -> each.isIn(Slot.ROLE) && headIs(each, Keyword.ROLE));
  }

  /** True if a place is in the head of a statement that defines this keyword. */
  public boolean headIs(Occurrence occurrence, Keyword keyword) {
    return occurrence.place() == Place.HEAD
        && statements
            .get(occurrence.statement())
            .relation()
            .filter(relation -> relation.is(keyword))
            .isPresent();
  }
}
