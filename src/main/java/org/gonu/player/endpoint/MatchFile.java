package org.gonu.player.endpoint;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.http.HttpRequest;
import org.gonu.storage.FileInUseException;
import org.gonu.storage.LockedFile;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Remembers the match in play in a file: a line of JSON for START and for each PLAY, written before
 * they are answered. It survives the end of the program, however that comes; it is not forced to
 * the disk, which would take the player's time. A file that cannot be written is logged: the player
 * plays on.
 */
final class MatchFile implements MatchMemory {
  /** The name of the file in its directory. */
  static final String FILE_NAME = "match.jsonl";

  private static final Logger LOG = LoggerFactory.getLogger(MatchFile.class);
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** Stands for bytes that are no text. */
  private static final char REPLACEMENT = '\ufffd';

  private final Path file;
  private final FileChannel channel;
  private final Optional<Remembered> remembered;

  private MatchFile(Path file, FileChannel channel) throws IOException {
    this.file = file;
    this.channel = channel;
    ImmutableList<String> whole = wholeLines(Files.readAllBytes(file));
    this.remembered = read(whole.collect(line -> parse(line).orElseThrow()));
    // The next turn is written behind them.
    long length = whole.sumOfInt(line -> line.getBytes(StandardCharsets.UTF_8).length + 1);
    channel.truncate(length);
    channel.position(length);
  }

  /**
   * Opens the file in a directory, which is created if it is missing.
   *
   * @throws IOException if the disk or its permissions do not allow it, or another player uses it
   */
  static MatchFile open(Path directory) throws IOException {
    Files.createDirectories(directory);
    Path file = directory.resolve(FILE_NAME);
    FileChannel channel = openLocked(file);
    try {
      return new MatchFile(file, channel);
    } catch (IOException | RuntimeException unusable) {
      channel.close();
      throw unusable;
    }
  }

  private static FileChannel openLocked(Path file) throws IOException {
    try {
      return LockedFile.open(
          file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    } catch (FileInUseException inUse) {
      throw new IOException("'" + file + "' is in use by another player", inUse);
    }
  }

  /** The lines before the first that is damaged: what follows was cut short by a crash. */
  private static ImmutableList<String> wholeLines(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    String text = new String(bytes, 0, Math.max(0, end - 1), StandardCharsets.UTF_8);
    return Lists.immutable
        .with(text.split("\n", -1))
        .takeWhile(line -> line.indexOf(REPLACEMENT) < 0 && parse(line).isPresent());
  }

  private static Optional<Remembered> read(ImmutableList<JsonNode> lines) {
    return lines
        .getFirstOptional()
        .map(
            start ->
                new Remembered(
                    new HttpRequest(message(start), charset(start), System.nanoTime()),
                    lines.drop(1).collect(MatchFile::message)));
  }

  private static String message(JsonNode line) {
    return line.path("text").asText();
  }

  private static Charset charset(JsonNode line) {
    return Charset.forName(line.path("charset").asText(StandardCharsets.UTF_8.name()));
  }

  private static Optional<JsonNode> parse(String line) {
    try {
      JsonNode node = MAPPER.readTree(line);
      charset(node);
      return Optional.of(node).filter(each -> each.has("text"));
    } catch (IllegalArgumentException unknown) {
      LOG.debug("a line with an unknown charset: {}", unknown.getMessage());
      return Optional.empty();
    } catch (JsonProcessingException cutShort) {
      LOG.debug("a line that was cut short: {}", cutShort.getMessage());
      return Optional.empty();
    }
  }

  @Override
  public Optional<Remembered> remembered() {
    return remembered;
  }

  @Override
  public void begin(HttpRequest start) {
    end();
    write(
        MAPPER.createObjectNode().put("charset", start.charset().name()).put("text", start.text()));
  }

  @Override
  public void turn(String play) {
    write(MAPPER.createObjectNode().put("text", play));
  }

  private synchronized void write(ObjectNode line) {
    byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
    try {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
    } catch (IOException full) {
      LOG.warn("'{}' cannot be written: {}", file, full.getMessage());
    }
  }

  @Override
  public synchronized void end() {
    try {
      channel.truncate(0);
      channel.position(0);
    } catch (IOException failed) {
      LOG.warn("'{}' cannot be emptied: {}", file, failed.getMessage());
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException failed) {
      LOG.warn("'{}' cannot be closed: {}", file, failed.getMessage());
    }
  }
}
