package org.gonu.web.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;
import java.util.Set;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/**
 * The events of one table on the disk: a line of JSON each, to which is only added. What is added
 * is on the disk before anybody hears of it. A last line that is cut off by a crash was told nobody
 * and is dropped.
 */
final class TableFile {
  /** The suffix of such files. */
  static final String SUFFIX = ".jsonl";

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Path path;

  TableFile(Path path) {
    this.path = path;
  }

  /**
   * Adds an event at the end, and waits until the disk has it. The first one creates the file; a
   * later one fails if the table was removed meanwhile.
   */
  void append(TableEvent event) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap((event.stored() + "\n").getBytes(StandardCharsets.UTF_8));
    Set<StandardOpenOption> options =
        event.sequence() == 1
            ? EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)
            : EnumSet.of(StandardOpenOption.WRITE);
    try (FileChannel channel = FileChannel.open(path, options)) {
      long end = channel.size();
      channel.position(end);
      try {
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        channel.force(true);
      } catch (IOException failed) {
        channel.truncate(end);
        throw failed;
      }
    }
  }

  /** Reads all events, and cuts off what a crash has left behind the last of them. */
  ImmutableList<TableEvent> read() throws IOException {
    byte[] bytes = Files.readAllBytes(path);
    MutableList<TableEvent> events = Lists.mutable.empty();
    int begin = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == '\n') {
        String line = new String(bytes, begin, i - begin, StandardCharsets.UTF_8);
        events.add(TableEvent.read(object(line)));
        begin = i + 1;
      }
    }
    if (begin < bytes.length) {
      try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
        channel.truncate(begin);
      }
    }
    return events.toImmutable();
  }

  private static ObjectNode object(String line) throws JsonProcessingException {
    return MAPPER.readValue(line, ObjectNode.class);
  }

  /** The bytes that it takes. */
  long size() throws IOException {
    return Files.exists(path) ? Files.size(path) : 0;
  }

  void delete() throws IOException {
    Files.deleteIfExists(path);
  }
}
