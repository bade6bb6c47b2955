package org.gonu.bridge;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;

/**
 * An array in the memory that a client and this program share.
 *
 * @param type as NumPy spells it: {@code <u8}, {@code <i4}, {@code u1} or {@code i1}
 * @param shape lengths of its axes, row by row in memory
 * @param offset of its first byte, a multiple of {@value #ALIGNMENT}
 */
@SuppressWarnings("ArrayRecordComponent") // a description, never compared
record Region(String name, String type, int[] shape, long offset) {
  /** Regions begin at cache lines. */
  static final int ALIGNMENT = 64;

  /** Number of bytes. */
  long bytes() {
    return Arrays.stream(shape).asLongStream().reduce(itemBytes(), (a, b) -> a * b);
  }

  private long itemBytes() {
    return Character.digit(type.charAt(type.length() - 1), 10);
  }

  /** Where the next region begins. */
  long end() {
    return (offset + bytes() + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  }

  /** Adds the description to an array. */
  void describe(ArrayNode regions) {
    ObjectNode json = regions.addObject();
    json.put("name", name);
    json.put("dtype", type);
    ArrayNode lengths = json.putArray("shape");
    for (int length : shape) {
      lengths.add(length);
    }
    json.put("offset", offset);
    json.put("bytes", bytes());
  }
}
