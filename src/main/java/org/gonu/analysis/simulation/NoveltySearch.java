package org.gonu.analysis.simulation;

import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.primitive.LongSets;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.primitive.MutableLongSet;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.State;

/**
 * Searches for faults where random matches hardly ever come, as a fuzzer that is guided by coverage
 * does: a state in which a fact holds for the first time in the search is followed up first, then
 * one in which two facts do so together, then the others.
 *
 * <p>Half of the joint moves that are tried have all roles do the same, if they may.
 *
 * <p>Source: Lipovetzky and Geffner, Best-first width search, 2017, for the order of the states.
 */
final class NoveltySearch {
  /** Joint moves that are tried in a state before others get their turn. */
  private static final int WIDTH = 12;

  /** Of ten states, as many are the latest of their class; the others are drawn from it. */
  private static final int LATEST_OF_TEN = 7;

  /** Limits of the memory. */
  private static final int MAX_PAIRS = 3_000_000;

  private static final int MAX_STATES = 200_000;

  private final Inspector inspector;
  private final ShortestFaults findings;
  private final SplittableRandom random;
  private final BooleanSupplier isOver;

  /** States that wait, by class: a new fact, a new pair of facts, nothing new. */
  private final ImmutableList<MutableList<Course>> waiting =
      Lists.immutable.of(Lists.mutable.empty(), Lists.mutable.empty(), Lists.mutable.empty());

  private final MutableSet<State> states = Sets.mutable.empty();
  private final MutableObjectIntMap<Term> numbers = ObjectIntMaps.mutable.empty();
  private final BitSet seen = new BitSet();
  private final MutableLongSet pairs = LongSets.mutable.empty();
  private int depth;

  /**
   * A search.
   *
   * @param isOver polled before every state
   */
  NoveltySearch(Inspector inspector, ShortestFaults findings, long seed, BooleanSupplier isOver) {
    this.inspector = inspector;
    this.findings = findings;
    this.random = new SplittableRandom(seed);
    this.isOver = isOver;
  }

  /** Number of different states that were reached. */
  int states() {
    return states.size();
  }

  /** The greatest number of joint moves to a state. */
  int depth() {
    return depth;
  }

  /** Reaches the first state. */
  void start() {
    reach(inspector.start());
  }

  /** Follows up one state; false if there is none, or no memory for more. */
  boolean expandOne() {
    int best = waiting.detectIndex(MutableList::notEmpty);
    if (best < 0 || states.size() >= MAX_STATES) {
      return false;
    }
    expand(take(waiting.get(best)));
    return true;
  }

  private Course take(MutableList<Course> courses) {
    int last = courses.size() - 1;
    int index = random.nextInt(10) < LATEST_OF_TEN ? last : random.nextInt(courses.size());
    Course taken = courses.get(index);
    courses.set(index, courses.get(last));
    courses.remove(last);
    return taken;
  }

  private void expand(Course course) {
    ImmutableList<ImmutableList<Move>> legal = course.inspection().legal();
    boolean tryAll = course.inspection().branching() <= WIDTH;
    ImmutableList<ImmutableList<Move>> tried = tryAll ? all(legal) : some(legal);
    for (ImmutableList<Move> joint : tried) {
      if (isOver.getAsBoolean()) {
        return;
      }
      reach(inspector.after(course, joint));
    }
    if (!tryAll) {
      waiting.getLast().add(course);
    }
  }

  private static ImmutableList<ImmutableList<Move>> all(ImmutableList<ImmutableList<Move>> legal) {
    ImmutableList<ImmutableList<Move>> joints = Lists.immutable.of(Lists.immutable.empty());
    for (ImmutableList<Move> own : legal) {
      joints = joints.flatCollect(joint -> own.collect(joint::newWith));
    }
    return joints;
  }

  private ImmutableList<ImmutableList<Move>> some(ImmutableList<ImmutableList<Move>> legal) {
    MutableSet<ImmutableList<Move>> joints = Sets.mutable.empty();
    for (int i = 0; i < WIDTH; i++) {
      joints.add(i % 2 == 0 ? anyMoves(legal) : sameMoves(legal));
    }
    return joints.toImmutableList();
  }

  private ImmutableList<Move> anyMoves(ImmutableList<ImmutableList<Move>> legal) {
    return legal.collect(this::draw);
  }

  /** A move that some role may make, and the same of all others that may make it too. */
  private ImmutableList<Move> sameMoves(ImmutableList<ImmutableList<Move>> legal) {
    Move leader = draw(legal.get(random.nextInt(legal.size())));
    return legal.collect(
        own ->
            own.detectOptional(move -> move.term().equals(leader.term()))
                .orElseGet(() -> draw(own)));
  }

  private Move draw(ImmutableList<Move> own) {
    return own.get(random.nextInt(own.size()));
  }

  private void reach(Course course) {
    inspector.faults(course).each(fault -> findings.add(fault, course, false));
    if (states.add(course.state()) && course.inspection().goesOn()) {
      depth = Math.max(depth, course.length());
      waiting.get(classOf(course)).add(course);
    }
  }

  /** 0 if a fact is new, 1 if a pair of facts is, 2 if nothing is. */
  private int classOf(Course course) {
    int[] facts =
        course
            .inspection()
            .facts()
            .collectInt(fact -> numbers.getIfAbsentPut(fact, numbers.size()))
            .toArray();
    boolean isNew = false;
    for (int fact : facts) {
      isNew |= !seen.get(fact);
      seen.set(fact);
    }
    int before = pairs.size();
    for (int i = 0; i < facts.length && pairs.size() < MAX_PAIRS; i++) {
      for (int k = i + 1; k < facts.length; k++) {
        pairs.add((long) Math.min(facts[i], facts[k]) << 32 | Math.max(facts[i], facts[k]));
      }
    }
    return isNew ? 0 : pairs.size() > before ? 1 : 2;
  }
}
