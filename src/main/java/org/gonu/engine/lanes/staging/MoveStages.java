package org.gonu.engine.lanes.staging;

import java.util.Arrays;

/**
 * The candidates of a role in two parts each, such as the square that a piece leaves and the one
 * that it goes to. The parts are numbered from 0, first and second ones apart; no two candidates
 * have both parts in common. Candidates are named by their index.
 */
public final class MoveStages {
  private final int[] firstOf;
  private final int[] secondOf;
  private final int[][] byFirst;
  private final int[][] bySecond;

  /**
   * Stages from the parts of candidates.
   *
   * @param firstOf by candidate its first part; all numbers below the greatest one occur
   * @param secondOf by candidate its second part, numbered likewise
   */
  MoveStages(int[] firstOf, int[] secondOf) {
    this.firstOf = firstOf.clone();
    this.secondOf = secondOf.clone();
    byFirst = members(firstOf);
    bySecond = members(secondOf);
  }

  private static int[][] members(int[] partOf) {
    int[] sizes = new int[1 + Arrays.stream(partOf).max().orElse(-1)];
    for (int part : partOf) {
      sizes[part]++;
    }
    int[][] members = new int[sizes.length][];
    Arrays.setAll(members, part -> new int[sizes[part]]);
    for (int candidate = partOf.length - 1; candidate >= 0; candidate--) {
      int part = partOf[candidate];
      members[part][--sizes[part]] = candidate;
    }
    return members;
  }

  /** Number of candidates. */
  public int candidates() {
    return firstOf.length;
  }

  /** Number of first parts. */
  public int firsts() {
    return byFirst.length;
  }

  /** Number of second parts. */
  public int seconds() {
    return bySecond.length;
  }

  /** The first part of a candidate. */
  public int firstOf(int candidate) {
    return firstOf[candidate];
  }

  /** The second part of a candidate. */
  public int secondOf(int candidate) {
    return secondOf[candidate];
  }

  /** The candidates with a first part, ascending. */
  public int[] withFirst(int part) {
    return byFirst[part].clone();
  }

  /** The candidates with a second part, ascending. */
  public int[] withSecond(int part) {
    return bySecond[part].clone();
  }

  /** Number of candidates with a first part. */
  int sizeOfFirst(int part) {
    return byFirst[part].length;
  }

  /** Number of candidates with a second part. */
  int sizeOfSecond(int part) {
    return bySecond[part].length;
  }

  /** True if no candidate before this one has the same first part. */
  boolean isFirstOfFirst(int candidate) {
    return byFirst[firstOf[candidate]][0] == candidate;
  }
}
