package org.gonu.cli.match;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.TextTable;
import org.gonu.search.Coefficient;
import org.gonu.search.CoefficientDefinition;
import org.gonu.search.Coefficients;

/**
 * The coefficients of a search for users, a row for each.
 *
 * @param coefficients with the values that were set
 */
record ParameterTable(Coefficients coefficients) {
  /** A table for people. */
  String print() {
    TextTable table =
        new TextTable("name", "value", "default", "range", "unit", "component", "what it is");
    for (Coefficient coefficient : Coefficients.ALL) {
      CoefficientDefinition definition = coefficient.definition();
      table.row(
          coefficient.key(),
          CoefficientDefinition.print(coefficients.value(coefficient)),
          CoefficientDefinition.print(definition.standard()),
          CoefficientDefinition.print(definition.min())
              + " to "
              + CoefficientDefinition.print(definition.max()),
          definition.unit(),
          coefficient.component(),
          definition.meaning());
    }
    return table.print();
  }

  /** An object for each. */
  ArrayNode json() {
    ArrayNode all = Json.array();
    for (Coefficient coefficient : Coefficients.ALL) {
      CoefficientDefinition definition = coefficient.definition();
      ObjectNode row = all.addObject().put("name", coefficient.key());
      put(row, "value", coefficients.value(coefficient), definition);
      put(row, "default", definition.standard(), definition);
      put(row, "min", definition.min(), definition);
      put(row, "max", definition.max(), definition);
      row.put("unit", definition.unit())
          .put("component", coefficient.component())
          .put("meaning", definition.meaning())
          .put("source", definition.source());
    }
    return all;
  }

  /** Whole numbers are written without a point. */
  private static void put(
      ObjectNode row, String field, double value, CoefficientDefinition definition) {
    if (definition.isWhole()) {
      row.put(field, (long) value);
    } else {
      row.put(field, value);
    }
  }
}
