package org.gonu.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Things one upon another: called after the next below, or after their base. */
final class StacksTest {
  private static final ImmutableList<String> LINKED =
      Lists.immutable.of("(z p q) (z q k) (z r m)", "(z p r) (z q k) (z r m)");

  /** The two smallest of three things go to and fro between bases. */
  private static final ImmutableList<String> SORTED =
      Lists.immutable.of(
          "(z 1 k) (z 2 k) (z 3 k)",
          "(z 1 m) (z 2 k) (z 3 k)",
          "(z 1 m) (z 2 n) (z 3 k)",
          "(z 1 n) (z 2 n) (z 3 k)",
          "(z 1 k) (z 2 n) (z 3 k)",
          "(z 1 n) (z 2 n) (z 3 k)");

  @Test
  void print_linkedThings_standOneUponAnother() {
    BoardLayout layout = layout(LINKED);

    assertEquals(
        """
          k  m
          .  .
          p  .
          q  r
        step 1
        """,
        new BoardPrinter(layout).print(facts(LINKED.getFirst() + "(step 1)")));
  }

  @Test
  void contents_thingsOnBases_areInOrderFromBelow() {
    BoardPlan plan = layout(SORTED).plan(Lists.immutable.empty());

    assertEquals(
        Lists.immutable.of("3", "2", "1"),
        plan.contents(facts(SORTED.getFirst())).at(plan.spots().getFirst()));
    assertEquals(Lists.immutable.of("1", "2", "3"), plan.sizes());
  }

  @Test
  void contents_largestLeavesFirst_isOnTop() {
    ImmutableList<String> turned =
        SORTED.collect(state -> state.replace("1", "x").replace("3", "1").replace("x", "3"));
    BoardPlan plan = layout(turned).plan(Lists.immutable.empty());

    assertEquals(
        Lists.immutable.of("1", "2", "3"),
        plan.contents(facts(turned.getFirst())).at(plan.spots().getFirst()));
  }

  @Test
  void find_thingLeavesFromBelow_areNoStacks() {
    assertFalse(layout(SORTED.newWith("(z 1 n) (z 2 m) (z 3 k)")).hasBoard());
  }

  @Test
  void find_severalThingsOnOne_areNoLinkedStacks() {
    assertFalse(
        layout(Lists.immutable.of("(z p q) (z q k) (z r q)", "(z p m) (z q k) (z r q)"))
            .hasBoard());
  }

  @Test
  void find_fewMoves_tellNothing() {
    assertFalse(layout(SORTED.take(3)).hasBoard());
  }

  private static BoardLayout layout(ImmutableList<String> states) {
    return BoardFinder.find(
        states.collect(StacksTest::facts), Lists.immutable.empty(), Lists.immutable.empty());
  }

  private static ImmutableList<Term> facts(String text) {
    return GdlReader.readTerms(new SourceText("facts", "(" + text + ")"), Spelling.EXACT).get();
  }
}
