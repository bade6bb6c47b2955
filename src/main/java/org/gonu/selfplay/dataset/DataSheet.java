package org.gonu.selfplay.dataset;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.text.Sha256;

/** Says what the columns and bits of a data set mean: a file of JSON beside the shards. */
final class DataSheet {
  /** Its name. */
  static final String FILE = "data.json";

  /** Changes when files of this version can no longer be read as those before. */
  private static final int FORMAT = 1;

  private DataSheet() {}

  /** The data sheet of a plan. It depends neither on the number of matches nor on the shards. */
  static ObjectNode of(DataSetPlan plan) {
    String text = plan.game().sheet().source().text();
    ObjectNode sheet =
        DataSetJson.object()
            .put("format", FORMAT)
            .put("sheet", plan.name())
            .put("sha256", Sha256.hex(text))
            .put("player", plan.player())
            .put("seed", plan.seed());
    ArrayNode roles = sheet.putArray("roles");
    plan.packed().roles().each(role -> roles.add(role.name()));
    ArrayNode firstMoves = sheet.putArray("firstMove");
    for (int role = 0; role <= plan.packed().roles().size(); role++) {
      firstMoves.add(plan.packed().firstMove(role));
    }
    ObjectNode columns = sheet.putObject("columns");
    for (PositionSchema column : PositionSchema.values()) {
      columns.put(column.columnName(), column.description());
    }
    ArrayNode bases = sheet.putArray("bases");
    for (Term base : plan.circuit().bases()) {
      bases.add(base.toString());
    }
    ArrayNode moves = sheet.putArray("moves");
    for (Role role : plan.packed().roles()) {
      int from = plan.packed().firstMove(role.index());
      for (Move move :
          plan.packed().moves().subList(from, plan.packed().firstMove(role.index() + 1))) {
        moves.addObject().put("role", role.name()).put("move", move.toString());
      }
    }
    return sheet.put("rules", text);
  }
}
