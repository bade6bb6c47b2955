package org.gonu.gdl.index;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Keyword;

/** Finds the definitions of names. */
public final class Definitions {
  private final SheetIndex index;

  /** Definitions in a sheet. */
  public Definitions(SheetIndex index) {
    this.index = index;
  }

  /**
   * The definitions of a name: for a relation its heads; for a fact of the state the heads that
   * produce it; for a move the heads that allow it; for a role its fact; for a variable the
   * condition that binds it; for another constant the first fact that contains it.
   */
  public ImmutableList<Occurrence> of(Occurrence occurrence) {
    Name name = occurrence.name();
    if (name instanceof Name.Relation relation) {
      return ofRelation(relation);
    }
    if (name instanceof Name.Variable) {
      return ofVariable(name);
    }
    return name instanceof Name.Function ? ofFunction(occurrence) : Lists.immutable.empty();
  }

  private ImmutableList<Occurrence> ofRelation(Name.Relation relation) {
    if (relation.is(Keyword.TRUE)) {
      return heads(Keyword.INIT).newWithAll(heads(Keyword.NEXT));
    }
    return relation.is(Keyword.DOES)
        ? heads(Keyword.LEGAL)
        : index.of(relation).select(Occurrence::isDefinition);
  }

  private ImmutableList<Occurrence> heads(Keyword keyword) {
    return index
        .of(new Name.Relation(keyword.word(), keyword.arity()))
        .select(Occurrence::isDefinition);
  }

  private ImmutableList<Occurrence> ofVariable(Name name) {
    ImmutableList<Occurrence> all = index.of(name);
    return Lists.immutable.of(
        all.detectOptional(each -> each.place() == Place.CONDITION)
            .or(() -> all.detectOptional(each -> each.place() == Place.ALTERNATIVE))
            .orElse(all.getFirst()));
  }

  private ImmutableList<Occurrence> ofFunction(Occurrence occurrence) {
    ImmutableList<Occurrence> all = index.of(occurrence.name());
    if (occurrence.isIn(Slot.FACT)) {
      ImmutableList<Occurrence> made = definers(all, Slot.FACT, Keyword.BASE, Keyword.NEXT);
      return made.notEmpty() ? made : definers(all, Slot.FACT, Keyword.INIT);
    }
    if (occurrence.isIn(Slot.MOVE)) {
      return definers(all, Slot.MOVE, Keyword.INPUT, Keyword.LEGAL);
    }
    ImmutableList<Occurrence> roles = definers(all, Slot.ROLE, Keyword.ROLE);
    if (roles.notEmpty()) {
      return roles;
    }
    return Lists.immutable.of(
        all.detectOptional(each -> isInFact(each) && each.slot().equals(occurrence.slot()))
            .or(() -> all.detectOptional(this::isInFact))
            .orElse(all.getFirst()));
  }

  private ImmutableList<Occurrence> definers(
      ImmutableList<Occurrence> all, Slot slot, Keyword... keywords) {
    return all.select(
        each ->
            each.isIn(slot)
                && Lists.immutable.with(keywords).anySatisfy(word -> index.headIs(each, word)));
  }

  private boolean isInFact(Occurrence occurrence) {
    return occurrence.place() == Place.HEAD
        && !index.statements().get(occurrence.statement()).isRule();
  }
}
