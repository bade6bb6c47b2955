package org.gonu.web.position;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;
import org.gonu.machine.Role;
import org.gonu.render.MoveGesture;
import org.gonu.render.Pictures;

/** What can be said of clicks by looking at the board alone. Every sentence is true of it. */
final class BoardWords {
  private final Pictures pictures;
  private final ImmutableList<Term> facts;
  private final Role role;

  /** Words for a role in a position. */
  BoardWords(Pictures pictures, ImmutableList<Term> facts, Role role) {
    this.pictures = pictures;
    this.facts = facts;
    this.role = role;
  }

  /** The name of a place. */
  String name(String site) {
    return pictures
        .sites()
        .detectOptional(each -> each.id().equals(site))
        .map(each -> each.name())
        .orElse("this place");
  }

  private boolean isEmpty(String site) {
    return pictures.standing(facts, site).isEmpty();
  }

  private boolean isOwn(String site) {
    return pictures
        .standing(facts, site)
        .anySatisfy(content -> pictures.owner(content).filter(role::equals).isPresent());
  }

  private boolean isOfOthers(String site) {
    ImmutableList<String> contents = pictures.standing(facts, site);
    return contents.notEmpty()
        && contents.allSatisfy(
            content -> pictures.owner(content).filter(owner -> !owner.equals(role)).isPresent());
  }

  /** That something stands on a place, and what. */
  String taken(String site) {
    String what =
        isOwn(site) ? "a piece of yours" : pictures.standing(facts, site).makeString(" and ");
    return name(site) + " is not empty: " + what + " stands there";
  }

  /**
   * Why no move begins on a place, seen by where moves do begin.
   *
   * @param legal the moves of the role
   * @return a sentence without a full stop; empty if the board does not tell
   */
  Optional<String> notABeginning(String site, ImmutableList<MoveGesture> legal) {
    ImmutableList<String> starts =
        legal.select(each -> each.clicks().notEmpty()).collect(each -> each.clicks().getFirst());
    if (starts.isEmpty() || starts.contains(site)) {
      return Optional.empty();
    }
    if (starts.allSatisfy(this::isEmpty)) {
      return isEmpty(site) ? Optional.empty() : Optional.of(taken(site));
    }
    if (starts.anySatisfy(this::isEmpty)) {
      return Optional.empty();
    }
    if (isEmpty(site)) {
      return Optional.of(name(site) + " is empty: begin with a piece");
    }
    if (starts.allSatisfy(this::isOwn) && isOfOthers(site)) {
      return Optional.of("what stands on " + name(site) + " is not yours");
    }
    return isOwn(site)
        ? Optional.of("the piece on " + name(site) + " has no move now")
        : Optional.empty();
  }

  /** What a place that no move goes to has to do with it, as the end of a sentence; or nothing. */
  String whatStandsOn(String site) {
    return isOwn(site) ? ", where a piece of yours stands" : "";
  }

  /** The facts that put something on a place. */
  ImmutableList<Term> factsAt(String site) {
    return facts.select(fact -> pictures.standing(Lists.immutable.of(fact), site).notEmpty());
  }

  /** True if a fact says that a place is empty on which something stands. */
  boolean saysEmpty(Term fact, String site) {
    return pictures.standing(Lists.immutable.of(fact), site).isEmpty()
        && factsAt(site).anySatisfy(other -> differInOne(fact, other));
  }

  /** True for two facts of the same name that differ in one argument. */
  private static boolean differInOne(Term one, Term other) {
    if (!(one instanceof Compound left)
        || !(other instanceof Compound right)
        || !left.function().equals(right.function())
        || left.arguments().size() != right.arguments().size()) {
      return false;
    }
    return left.arguments()
            .zip(right.arguments())
            .count(pair -> !pair.getOne().equals(pair.getTwo()))
        == 1;
  }
}
