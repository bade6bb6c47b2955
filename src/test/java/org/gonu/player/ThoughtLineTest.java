package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Constant;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.search.SearchReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How thoughts look in one line. */
final class ThoughtLineTest {
  private static final ImmutableList<Role> ROLES =
      Lists.immutable.of(new Role(0, "white"), new Role(1, "red"));

  private static Move move(String name) {
    return new Move(Constant.of(name));
  }

  private static ImmutableList<Move> joint(String white, String red) {
    return Lists.immutable.of(move(white), move(red));
  }

  private static ThinkLog.Thought thought(
      int role, int step, long finished, boolean proved, String best) {
    return thought(role, step, finished, true, proved, best);
  }

  private static ThinkLog.Thought thought(
      int role, int step, long finished, boolean ready, boolean proved, String best) {
    SearchReport report =
        new SearchReport(
            finished,
            1234,
            2,
            DoubleLists.immutable.of(63.45, 36.55),
            proved,
            Lists.immutable.of(new SearchReport.Candidate(move(best), 10, 63.45, 0, 100)),
            Lists.immutable.of(joint("a", "noop"), joint("noop", "b"), joint("c", "d")));
    return new ThinkLog.Thought(
        "m", "mcts", ROLES, ROLES.get(role), step, 2, finished, ready, report);
  }

  @Test
  void summary_searchWithPlayouts_tellsThemAndTheirRate() {
    assertEquals(
        "  7. white   63.5         depth   2  1.25M playouts   625k/s    2.00 s  a  b  c/d",
        thought(0, 7, 1_250_000, false, "a").summary());
  }

  @Test
  void summary_searchWithoutPlayouts_tellsTheStates() {
    assertEquals(
        " 12. white   63.5 proved  depth   2  1.23k states               2.00 s  a  b  c/d",
        thought(0, 12, 0, true, "a").summary());
  }

  @Test
  void summary_circuitThatIsNotReady_tellsWhoseMoveItIs() {
    assertEquals(
        "  7. white   63.5         depth   2    999 playouts    500/s    2.00 s  a  b  c/d"
            + "  [reference engine]",
        thought(0, 7, 999, false, false, "a").summary());
  }

  @Test
  void summary_moveThatIsNotInTheLine_comesFirst() {
    assertEquals(
        "  7. red     36.6         depth   2    999 playouts    500/s    2.00 s  x  line a  b  c/d",
        thought(1, 7, 999, false, "x").summary());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "999, 999",
    "1000, 1.00k",
    "9994, 9.99k",
    "9996, 10.0k",
    "99960, 100k",
    "999499, 999k",
    "999500, 1.00M",
    "12345678, 12.3M",
    "4000000000, 4.00G",
    "7000000000000000, 7000T"
  })
  void quantity_anyNumber_hasThreeDigits(long number, String text) {
    assertEquals(text, Quantity.of(number));
  }
}
