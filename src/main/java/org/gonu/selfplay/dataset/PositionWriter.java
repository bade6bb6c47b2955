package org.gonu.selfplay.dataset;

import java.util.Map;
import java.util.function.IntConsumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.gonu.machine.PackedGame;
import org.gonu.selfplay.RecordedMatch;
import org.gonu.selfplay.Thought;
import org.jspecify.annotations.Nullable;

/** Writes positions as rows of {@link PositionSchema}. */
final class PositionWriter extends WriteSupport<DatasetRow> {
  private static final String LIST = "list";
  private static final String ELEMENT = "element";

  private final PackedGame game;
  private final Binary sheet;
  private final byte[] state;
  private final byte[] legal;
  private @Nullable RecordConsumer out;

  /**
   * A writer of positions of a game.
   *
   * @param sheet the name of the sheet
   * @param bases number of bases
   */
  PositionWriter(PackedGame game, String sheet, int bases) {
    this.game = game;
    this.sheet = Binary.fromString(sheet);
    state = new byte[bytes(bases)];
    legal = new byte[bytes(game.moves().size())];
  }

  private static int bytes(int bits) {
    return (bits + Byte.SIZE - 1) / Byte.SIZE;
  }

  @Override
  @SuppressWarnings("deprecation") // abstract, and so to be there
  public WriteContext init(Configuration configuration) {
    return new WriteContext(PositionSchema.MESSAGE, Map.of());
  }

  @Override
  public void prepareForWrite(RecordConsumer consumer) {
    out = consumer;
  }

  @Override
  public void write(DatasetRow position) {
    RecordConsumer to = out;
    if (to == null) {
      throw new IllegalStateException("not prepared");
    }
    RecordedMatch match = position.match();
    int ply = position.ply();
    to.startMessage();
    field(to, PositionSchema.SHEET, () -> to.addBinary(sheet));
    field(to, PositionSchema.GAME, () -> to.addLong(position.number()));
    field(to, PositionSchema.PLY, () -> to.addInteger(ply));
    field(to, PositionSchema.PLIES_LEFT, () -> to.addInteger(match.plies() - ply));
    for (int i = 0; i < state.length; i++) {
      state[i] = (byte) (match.state(ply, i >> 3) >>> (Byte.SIZE * i));
    }
    field(to, PositionSchema.STATE, () -> to.addBinary(Binary.fromReusedByteArray(state)));
    for (int i = 0; i < legal.length; i++) {
      legal[i] = (byte) (match.legal(ply, i >> 3) >>> (Byte.SIZE * i));
    }
    field(to, PositionSchema.LEGAL, () -> to.addBinary(Binary.fromReusedByteArray(legal)));
    writeRoles(to, match, ply);
    match.thought(ply).ifPresent(thought -> writeThought(to, thought));
    to.endMessage();
  }

  private void writeRoles(RecordConsumer to, RecordedMatch match, int ply) {
    int roles = game.roles().size();
    int[] movers = new int[roles];
    int choosing = 0;
    for (int role = 0; role < roles; role++) {
      if (match.legalCount(ply, game.firstMove(role), game.firstMove(role + 1)) > 1) {
        movers[choosing++] = role;
      }
    }
    list(to, PositionSchema.MOVERS, choosing, i -> to.addInteger(movers[i]));
    list(to, PositionSchema.MOVES, roles, role -> to.addInteger(match.move(ply, role)));
    list(to, PositionSchema.GOALS, roles, role -> to.addInteger(match.goal(role)));
  }

  private static void writeThought(RecordConsumer to, Thought thought) {
    list(
        to,
        PositionSchema.VALUES,
        thought.values().size(),
        i -> to.addFloat((float) thought.values().get(i)));
    int moves = thought.moves().size();
    list(to, PositionSchema.VISIT_MOVES, moves, i -> to.addInteger(thought.moves().get(i)));
    list(to, PositionSchema.VISIT_COUNTS, moves, i -> to.addLong(thought.visits().get(i)));
  }

  private static void field(RecordConsumer to, PositionSchema column, Runnable value) {
    to.startField(column.columnName(), column.index());
    value.run();
    to.endField(column.columnName(), column.index());
  }

  /** Writes a list, which may be empty. */
  private static void list(
      RecordConsumer to, PositionSchema column, int size, IntConsumer element) {
    field(
        to,
        column,
        () -> {
          to.startGroup();
          if (size > 0) {
            to.startField(LIST, 0);
            for (int i = 0; i < size; i++) {
              to.startGroup();
              to.startField(ELEMENT, 0);
              element.accept(i);
              to.endField(ELEMENT, 0);
              to.endGroup();
            }
            to.endField(LIST, 0);
          }
          to.endGroup();
        });
  }
}
