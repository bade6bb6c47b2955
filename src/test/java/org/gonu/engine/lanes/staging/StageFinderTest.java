package org.gonu.engine.lanes.staging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.function.ToIntFunction;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;

final class StageFinderTest {
  private static final int SIZE = 16;

  private final MutableList<Term> moves = Lists.mutable.empty();
  private final MutableList<IntArrayList> reads = Lists.mutable.empty();

  @Test
  void movesOfOneName_readByOriginAndTarget_haveThemAsParts() {
    addMoves("move");
    readBy(index -> index / SIZE);
    readBy(index -> index % SIZE);

    MoveStages stages = find().orElseThrow();

    assertEquals(SIZE, stages.firsts());
    assertEquals(SIZE, stages.seconds());
    for (int move = 0; move < moves.size(); move++) {
      for (int other = 0; other < move; other++) {
        assertTrue(
            stages.firstOf(move) != stages.firstOf(other)
                || stages.secondOf(move) != stages.secondOf(other));
      }
    }
  }

  @Test
  void movesOfTwoNames_haveNoPartInCommon() {
    addMoves("move");
    addMoves("promote");
    readBy(index -> index / SIZE);

    MoveStages stages = find().orElseThrow();

    int half = SIZE * SIZE;
    for (int move = 0; move < half; move++) {
      assertTrue(stages.firstOf(move) < stages.firstOf(half + move));
      assertTrue(stages.secondOf(move) < stages.secondOf(half + move));
    }
  }

  @Test
  void fewMoves_haveOneStage() {
    moves.add(Constant.of("noop"));
    moves.add(move("mark", 1, 2));
    moves.add(move("mark", 2, 1));

    assertTrue(find().isEmpty());
  }

  @Test
  void movesWithOneArgument_haveOneStage() {
    for (int cell = 0; cell < 200; cell++) {
      moves.add(new Compound(Constant.of("drop"), Lists.immutable.of(number(cell)), Span.NONE));
    }

    assertTrue(find().isEmpty());
  }

  @Test
  void movesThatAreReadOneByOne_haveOneStage() {
    addMoves("move");
    for (int times = 0; times < 6; times++) {
      readBy(index -> index);
    }

    assertTrue(find().isEmpty());
  }

  private Optional<MoveStages> find() {
    return StageFinder.find(moves.toImmutable(), reads.toImmutable());
  }

  private void addMoves(String name) {
    for (int origin = 0; origin < SIZE; origin++) {
      for (int target = 0; target < SIZE; target++) {
        moves.add(move(name, origin, target));
      }
    }
  }

  /** Adds sets of moves that have the same value. */
  private void readBy(ToIntFunction<Integer> value) {
    ImmutableList<IntArrayList> sets =
        Lists.immutable.fromStream(
            moves.stream().map(move -> new IntArrayList()).limit(moves.size()));
    for (int index = 0; index < moves.size(); index++) {
      sets.get(value.applyAsInt(index)).add(index);
    }
    reads.addAllIterable(sets.select(IntArrayList::notEmpty));
  }

  private static Term move(String name, int origin, int target) {
    return new Compound(
        Constant.of(name), Lists.immutable.of(number(origin), number(target)), Span.NONE);
  }

  private static Constant number(int number) {
    return Constant.of("n" + number);
  }
}
