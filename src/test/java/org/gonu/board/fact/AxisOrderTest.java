package org.gonu.board.fact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;

class AxisOrderTest {
  private static final ImmutableSet<String> VALUES = Sets.immutable.of("low", "mid", "top");

  private static Atom fact(String relation, String... arguments) {
    ImmutableList<Term> terms = Lists.immutable.with(arguments).collect(Constant::of);
    return new Atom(Constant.of(relation), terms, Span.NONE);
  }

  @Test
  void order_relationsThatDisagree_isThatOfTheFirstInTheSheet() {
    ImmutableList<Atom> up =
        Lists.immutable.of(fact("below", "low", "mid"), fact("below", "mid", "top"));
    ImmutableList<Atom> down =
        Lists.immutable
            .of("above", "over", "on", "beyond", "after", "next_to", "falls", "leads_to")
            .flatCollect(
                name -> Lists.immutable.of(fact(name, "top", "mid"), fact(name, "mid", "low")));

    assertEquals(
        Optional.of(Lists.immutable.of("low", "mid", "top")),
        new AxisOrder(up.newWithAll(down), false).order(VALUES));
  }

  @Test
  void order_listsThatDisagree_isThatOfTheFirstInTheSheet() {
    ImmutableList<Atom> up =
        Lists.immutable.of("low", "mid", "top").collect(value -> fact("level", value));
    ImmutableList<Atom> down =
        Lists.immutable
            .of("floor", "storey", "deck", "shelf", "tier", "layer", "step", "rung")
            .flatCollect(
                name ->
                    Lists.immutable.of("top", "mid", "low").collect(value -> fact(name, value)));

    assertEquals(
        Optional.of(Lists.immutable.of("low", "mid", "top")),
        new AxisOrder(up.newWithAll(down), true).order(VALUES));
  }
}
