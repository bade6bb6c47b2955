package org.gonu.search.planning.openlist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.junit.jupiter.api.Test;

final class LongHeapTest {
  private record Entry(int key, int state) {}

  @Test
  void poll_manyEntries_comeByKeyThenLastFirst() {
    LongHeap heap = new LongHeap();
    MutableList<Entry> entries = Lists.mutable.empty();
    SplittableRandom random = new SplittableRandom(3);
    for (int state = 0; state < 5000; state++) {
      int key = random.nextInt(-50, 50);
      heap.add(key, state);
      entries.add(new Entry(key, state));
    }
    entries.sortThis(
        Comparator.comparingInt(Entry::key)
            .thenComparing(Comparator.comparingInt(Entry::state).reversed()));

    for (Entry entry : entries) {
      assertEquals(entry.state(), heap.poll());
    }
    assertEquals(-1, heap.poll());
  }
}
