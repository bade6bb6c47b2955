package org.gonu.bridge;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * The answer to a request.
 *
 * @param json its members
 * @param bytes what follows the line; empty if nothing does
 */
record Answer(ObjectNode json, ImmutableList<ByteBuffer> bytes) {
  static Answer of(ObjectNode json) {
    return new Answer(json, Lists.immutable.empty());
  }

  /** Number of bytes that follow the line. */
  long length() {
    return bytes.sumOfInt(ByteBuffer::remaining);
  }
}
