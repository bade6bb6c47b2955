package org.gonu.datalog;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RowTableTest {
  /** A row of few terms, so that it is often there already. */
  private static int[] row(Random random, int columns) {
    return random.ints(columns, 0, columns == 1 ? 5000 : 12).toArray();
  }

  private static List<Integer> asList(int[] row) {
    return Arrays.stream(row).boxed().toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 4, 9})
  void addAndFind_randomRows_numberThemAsMapDoes(int columns) {
    RowTable table = new RowTable(columns);
    Random random = new Random(17);
    for (int filling = 0; filling < 6; filling++) {
      Map<List<Integer>, Integer> expected = new HashMap<>();
      // Few rows in a table that has been large are cleared one by one.
      int count = filling % 2 == 0 ? 20_000 : 30;
      for (int i = 0; i < count; i++) {
        int[] row = row(random, columns);
        int number = expected.getOrDefault(asList(row), RowTable.NONE);
        assertEquals(number, table.find(row));
        expected.putIfAbsent(asList(row), expected.size());
        assertEquals(expected.get(asList(row)), table.add(row));
        assertEquals(expected.size(), table.size());
      }

      expected.forEach(
          (row, number) ->
              assertArrayEquals(
                  row.stream().mapToInt(term -> term).toArray(),
                  Arrays.copyOfRange(table.data(), number * columns, (number + 1) * columns)));
      table.clear();
      assertEquals(0, table.size());
      expected.forEach(
          (row, number) ->
              assertEquals(
                  RowTable.NONE, table.find(row.stream().mapToInt(term -> term).toArray())));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void find_termThatNoRowHas_isNone(int columns) {
    RowTable table = new RowTable(columns);
    table.add(new int[columns]);

    int[] missing = new int[columns];
    missing[0] = TermTable.NONE;
    assertEquals(RowTable.NONE, table.find(missing));
    missing[0] = 1_000_000;
    assertEquals(RowTable.NONE, table.find(missing));
  }
}
