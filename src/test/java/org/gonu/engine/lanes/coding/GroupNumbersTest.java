package org.gonu.engine.lanes.coding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.LaneCompiler;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.engine.lanes.run.SteppedLanes;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.LaneTally;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Cells and hands as numbers in binary. */
final class GroupNumbersTest {
  private static final long MEMORY = 1L << 30;
  private static final int WALKS = 20;
  private static final int STEPS = 2_000;

  private static Game game;
  private static Circuit circuit;
  private static LaneProgram draft;
  private static LaneProgram program;

  @BeforeAll
  static void compile() {
    game = DropChess.game();
    circuit = DropChess.circuit(game);
    draft = LaneCompiler.draft(circuit);
    program = draft.rewritten();
  }

  private static ImmutableList<BinaryNumber> numbers(String function) {
    return program
        .numbers()
        .select(each -> circuit.bases().get(each.members()[0]).toString().startsWith(function));
  }

  @Test
  void numbers_ofCells_haveABitForTheOwnersAndThreeForEightKinds() {
    assertTrue(draft.isDraft());
    assertEquals(Lists.immutable.empty(), draft.numbers());
    assertEquals(36, numbers("(cell").size());
    assertEquals(5, numbers("(cell").getFirst().bits(), "nobody, black or white; eight kinds");
  }

  @Test
  void numbers_ofHands_countFromOne() {
    BinaryNumber hand = numbers("(hand").getFirst();

    assertEquals(16, numbers("(hand").size());
    assertEquals(0, hand.none());
    for (int i = 0; i < hand.members().length; i++) {
      String fact = circuit.bases().get(hand.members()[i]).toString();
      assertEquals(
          fact.substring(0, fact.lastIndexOf(' ')) + " " + (hand.codes()[i] - 1) + ")", fact);
    }
  }

  @Test
  void rewritten_withNumbers_hasLessCodeAndFewerSlots() {
    ImmutableList<BinaryNumber> none = Lists.immutable.empty();
    LaneProgram plain = LaneCompiler.compile(circuit);

    assertEquals(none, plain.numbers());
    assertTrue(program.codeLength() < plain.codeLength(), program.codeLength() + " ints");
    assertTrue(program.slots() < plain.slots(), program.slots() + " slots");
  }

  @Test
  void step_sameMoves_leadsToTheStatesOfTheReference() {
    StateMachine machine = game.newMachine();
    SplittableRandom random = new SplittableRandom(5);
    for (int walk = 0; walk < WALKS; walk++) {
      SteppedLanes lanes = program.newSteppedLanes(1, 1, MEMORY);
      State state = machine.initialState();
      long[] row = new long[program.words()];
      while (!machine.isTerminal(state)) {
        lanes.states(row);
        assertEquals(machine.facts(state).toSet(), program.facts(row).toSet());
        ImmutableList<Move> moves = chosen(machine, state, random);
        lanes.step(numbersOf(moves));
        state = machine.next(state, moves);
      }
    }
  }

  private static ImmutableList<Move> chosen(
      StateMachine machine, State state, SplittableRandom random) {
    return machine
        .roles()
        .collect(
            role -> {
              ImmutableList<Move> legal = machine.legalMoves(state, role);
              return legal.get(random.nextInt(legal.size()));
            });
  }

  private static int[] numbersOf(ImmutableList<Move> moves) {
    int[] numbers = new int[moves.size()];
    for (Role role : program.roles()) {
      Move made = moves.get(role.index());
      int first = program.firstMove(role.index());
      int number = first;
      while (!program.moves().get(number).equals(made)) {
        number++;
      }
      numbers[role.index()] = number - first;
    }
    return numbers;
  }

  @Test
  void pack_aCellWithTwoContents_isRefusedOnlyWhereItIsANumber() {
    ImmutableList<Term> facts = draft.facts(draft.initialState());
    Term more = circuit.bases().detect(base -> base.toString().equals("(cell 2 1 white kind5)"));
    long[] state = draft.pack(facts.newWith(more));

    assertTrue(draft.admits(state));
    assertFalse(program.admits(state));
    assertTrue(program.admits(program.pack(facts)));
    Exception refusal =
        assertThrows(IllegalArgumentException.class, () -> program.pack(facts.newWith(more)));
    assertTrue(refusal.toString().contains("(cell 2 1 black kind1)"), refusal.toString());
  }

  @Test
  void playouts_withNumbers_areAsLongAsWithout() {
    assertEquals(meanLength(LaneCompiler.compile(circuit)), meanLength(program), 0.3);
  }

  private static double meanLength(PackedGame game) {
    LaneTally tally = new LaneTally(game.roles().size());
    game.playouts().newLanes(7).tally(tally, STEPS);
    return (double) tally.plies() / tally.playouts();
  }

  @Test
  void of_counters_areLeftAsTheyAre() {
    BitSet counters = new BitSet();
    counters.set(0, circuit.bases().size());

    ImmutableList<BinaryNumber> numbers =
        GroupNumbers.of(circuit, circuit.phases().collect(Circuit.Phase::net), counters);

    assertEquals(Lists.immutable.empty(), numbers);
  }

  @Test
  void ofRewritten_whatAProgramTold_isTheSameProgram() {
    LaneProgram again = LaneCompiler.ofRewritten(circuit, program.numbers(), program.netlists());

    assertEquals(program.codeLength(), again.codeLength());
    assertArrayEquals(program.initialState(), again.initialState());
    assertEquals(program.numbers(), again.numbers());
  }
}
