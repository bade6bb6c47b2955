package org.gonu.cli.selfplay;

import java.nio.file.Path;
import java.sql.Array;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Reads data sets by DuckDB, as others do. */
final class DuckDb {
  private DuckDb() {}

  /** The shards of a data set as a table expression. */
  static String shards(Path dataSet) {
    return "read_parquet('" + dataSet + "/part-*.parquet')";
  }

  /** Reads one row of numbers. */
  static List<Long> numbers(String query) throws SQLException {
    List<Long> numbers = new ArrayList<>();
    each(
        query,
        row -> {
          for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
            numbers.add(row.getLong(i));
          }
        });
    return numbers;
  }

  /** What is done with a row. */
  interface Action {
    void accept(ResultSet row) throws SQLException;
  }

  /** Reads rows. */
  static void each(String query, Action action) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      while (rows.next()) {
        action.accept(rows);
      }
    }
  }

  /** A list of whole numbers. */
  static List<Integer> ints(ResultSet row, String column) throws SQLException {
    List<Integer> ints = new ArrayList<>();
    for (Object each : (Object[]) array(row, column).getArray()) {
      ints.add(((Number) each).intValue());
    }
    return ints;
  }

  private static Array array(ResultSet row, String column) throws SQLException {
    return (Array) row.getObject(column);
  }

  /** The numbers of the bits that are set, the lowest bit of the first byte first. */
  static List<Integer> bits(ResultSet row, String column) throws SQLException {
    byte[] bytes = row.getBytes(column);
    List<Integer> bits = new ArrayList<>();
    for (int i = 0; i < Byte.SIZE * bytes.length; i++) {
      if ((bytes[i / Byte.SIZE] >> i % Byte.SIZE & 1) != 0) {
        bits.add(i);
      }
    }
    return bits;
  }
}
