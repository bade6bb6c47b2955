package org.gonu.selfplay.dataset;

import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.BINARY;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.FLOAT;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT32;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT64;

import java.util.Locale;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;

/**
 * The columns of all data sets, whatever the game: a row is a position in which a move was made.
 */
enum PositionSchema {
  SHEET("the rule sheet, by its name without directory and suffix"),
  GAME("number of the match, from 0"),
  PLY("number of the steps before this position"),
  PLIES_LEFT("number of the steps from this position to the end of the match, at least 1"),
  STATE("the bases that hold: bit i of the bytes (bit i % 8 of byte i / 8) is base i"),
  LEGAL("the legal moves of all roles: bit i of the bytes (bit i % 8 of byte i / 8) is move i"),
  MOVERS("the roles that have more than one legal move, by their numbers"),
  MOVES("the joint move that was made: for each role the number of its move"),
  GOALS("for each role its goal at the end of the match, 0 to 100 points"),
  VALUES("for each role the goal that the search expected, 0 to 100 points; null without a search"),
  VISIT_MOVES("the moves that the search looked at, by their numbers; null without a search"),
  VISIT_COUNTS("for each of visit_moves the playouts through it; null without a search");

  /** All columns. */
  static final MessageType MESSAGE =
      Types.buildMessage()
          .addField(
              Types.required(BINARY)
                  .as(LogicalTypeAnnotation.stringType())
                  .named(SHEET.columnName()))
          .addField(Types.required(INT64).named(GAME.columnName()))
          .addField(Types.required(INT32).named(PLY.columnName()))
          .addField(Types.required(INT32).named(PLIES_LEFT.columnName()))
          .addField(Types.required(BINARY).named(STATE.columnName()))
          .addField(Types.required(BINARY).named(LEGAL.columnName()))
          .addField(list(MOVERS, INT32, Type.Repetition.REQUIRED))
          .addField(list(MOVES, INT32, Type.Repetition.REQUIRED))
          .addField(list(GOALS, INT32, Type.Repetition.REQUIRED))
          .addField(list(VALUES, FLOAT, Type.Repetition.OPTIONAL))
          .addField(list(VISIT_MOVES, INT32, Type.Repetition.OPTIONAL))
          .addField(list(VISIT_COUNTS, INT64, Type.Repetition.OPTIONAL))
          .named("position");

  private final String columnName;
  private final String description;

  PositionSchema(String description) {
    columnName = name().toLowerCase(Locale.ROOT);
    this.description = description;
  }

  private static Type list(
      PositionSchema column, PrimitiveTypeName element, Type.Repetition repetition) {
    return Types.list(repetition)
        .element(Types.required(element).named("element"))
        .named(column.columnName());
  }

  /** The name in files. */
  String columnName() {
    return columnName;
  }

  /** Its place among the columns. */
  int index() {
    return MESSAGE.getFieldIndex(columnName);
  }

  /** What is in it. */
  String description() {
    return description;
  }
}
