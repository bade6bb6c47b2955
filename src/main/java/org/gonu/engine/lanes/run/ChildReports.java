package org.gonu.engine.lanes.run;

import java.util.Arrays;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.compile.PhaseCode;
import org.gonu.engine.lanes.kernel.Interpreter;
import org.gonu.machine.LaneClient;
import org.gonu.machine.MoveBits;

/**
 * Reports states: those after the first step of a job, of which some jobs only ask whether they are
 * terminal, and those of jobs that only inspect a state.
 */
final class ChildReports {
  private final LaneCode program;
  private final long[] slots;
  private final LaneTable table;
  private final Interpreter interpreter;
  private final StateTransfer transfer;
  private final int[] bases;
  private final int running;
  private final int legalWords;

  /** By word the lanes to report. */
  private final long[] dueLanes;

  private final long[] stateRows;
  private final long[] legalRows;
  private final long[] promisingRows;
  private final long[] state;
  private final long[] legal;
  private final long[] promising;
  private final int[] goals;
  private final int[] noGoals;

  ChildReports(LaneCode program, long[] slots, LaneTable table, Interpreter interpreter) {
    this.program = program;
    this.slots = slots;
    this.table = table;
    this.interpreter = interpreter;
    transfer = new StateTransfer(slots);
    SlotOffsets offsets = SlotOffsets.of(program);
    bases = offsets.bases();
    running = offsets.running();
    dueLanes = new long[program.width()];
    state = new long[program.circuit().words()];
    legalWords = MoveBits.words(program.circuit().moves().size());
    legal = new long[legalWords];
    promising = new long[legalWords];
    stateRows = new long[Long.SIZE * state.length];
    legalRows = new long[Long.SIZE * legalWords];
    promisingRows = new long[Long.SIZE * legalWords];
    goals = new int[program.circuit().roles().size()];
    noGoals = new int[goals.length];
    Arrays.fill(noGoals, -1);
  }

  /** To be called after the inspection: reports the states that are due. */
  void report(PhaseCode code, LaneClient client) {
    if (!table.takeDue(dueLanes)) {
      return;
    }
    boolean goalsKnown = false;
    for (int word = 0; word < dueLanes.length; word++) {
      long due = dueLanes[word];
      if (due == 0) {
        continue;
      }
      long brief = due & table.terminalOnly(word);
      tellTerminal(client, word, brief);
      long whole = due & ~brief;
      if (!goalsKnown && (whole & ~table.running(word)) != 0) {
        interpreter.run(program.goals().code(), 0, program.goals().code().length, slots);
        goalsKnown = true;
      }
      if (whole != 0) {
        tellStates(code, client, word, whole);
      }
      slots[running + word] &= ~table.freeChildOnly(word, due);
    }
  }

  private void tellTerminal(LaneClient client, int word, long lanes) {
    long ended = ~table.running(word);
    for (long left = lanes; left != 0; left &= left - 1) {
      client.childTerminal(tag(word, left), (ended & Long.lowestOneBit(left)) != 0);
    }
  }

  private void tellStates(PhaseCode code, LaneClient client, int word, long lanes) {
    transfer.gather(bases, word, lanes, stateRows, state.length);
    transfer.gather(code.legal(), word, lanes, legalRows, legalWords);
    if (code.tellsPromising()) {
      transfer.gather(code.promising(), word, lanes, promisingRows, legalWords);
    }
    for (long left = lanes; left != 0; left &= left - 1) {
      report(client, word, Long.numberOfTrailingZeros(left), code.tellsPromising());
    }
  }

  /** The tag of the job of the first of some lanes of a word. */
  private int tag(int word, long someLanes) {
    return table.jobs().tag(table.groups().job(table.groups().first(word, someLanes)));
  }

  private void report(LaneClient client, int word, int index, boolean tells) {
    long bit = 1L << index;
    boolean terminal = (table.running(word) & bit) == 0;
    System.arraycopy(stateRows, index * state.length, state, 0, state.length);
    program.states().decode(state, 0);
    System.arraycopy(legalRows, index * legalWords, legal, 0, legalWords);
    if (terminal) {
      program.goals().read(slots, word, bit, goals);
    }
    int tag = tag(word, bit);
    if (tells && !terminal) {
      System.arraycopy(promisingRows, index * legalWords, promising, 0, legalWords);
      client.promising(tag, promising);
    }
    client.child(tag, state, legal, terminal, terminal ? goals : noGoals);
  }
}
