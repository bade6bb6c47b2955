package org.gonu.engine.lanes.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Which numbers stand for members that differ in two arguments. */
final class ArgumentCodesTest {
  /** A piece goes from square to square of a list, one square after the other. */
  private static ImmutableList<BinaryNumber> numbersOfWay(int[][] squares) {
    String way =
        IntStream.range(0, squares.length)
            .mapToObj(
                i -> "(way " + square(squares[i]) + square(squares[(i + 1) % squares.length]) + ")")
            .collect(Collectors.joining(" "));
    String sheet =
        "(role r) (legal r go) (legal r stay) (goal r 50)"
            + "(<= terminal (true (at 0 0)))"
            + ("(init (at" + square(squares[0]) + "))")
            + "(<= (next (at ?u ?v)) (does r go) (true (at ?x ?y)) (way ?x ?y ?u ?v))"
            + "(<= (next (at ?x ?y)) (does r stay) (true (at ?x ?y)))"
            + way;
    SourceText source = new SourceText("test.kif", sheet);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    Circuit circuit = game.fastEngine().await(Duration.ofSeconds(60)).orElseThrow().circuit();
    int[] all = IntStream.range(0, circuit.bases().size()).toArray();
    return ArgumentCodes.of(circuit, Lists.immutable.of(new MutexGroup(all, false)));
  }

  private static String square(int[] square) {
    return " " + square[0] + " " + square[1];
  }

  @Test
  void of_membersOfAWholeBoard_haveNumbersOfTheirOwn() {
    BinaryNumber number =
        numbersOfWay(new int[][] {{1, 1}, {1, 2}, {1, 3}, {2, 3}, {2, 2}, {2, 1}}).getOnly();

    assertEquals(6, Arrays.stream(number.codes()).distinct().count());
  }

  /** No two squares have a row or a column in common, so that all of each could share a number. */
  @Test
  void of_membersThatDifferInBothArguments_haveNumbersOfTheirOwn() {
    BinaryNumber number =
        numbersOfWay(new int[][] {{1, 5}, {2, 6}, {3, 7}, {4, 8}, {5, 1}, {6, 2}, {7, 3}, {8, 4}})
            .getOnly();

    assertEquals(8, Arrays.stream(number.codes()).distinct().count());
  }
}
