package org.gonu.server.signature;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Signatures of logs: texts of one JSON object in each line, such as the log of a tournament. The
 * last line of a signed log is an object with the two fields of {@link RecordSignature} alone; what
 * is signed are all bytes before that line, as they are, with the line feed at their end.
 */
public final class LogSignature {
  private LogSignature() {}

  /**
   * A log with a line for its signature.
   *
   * @param log complete lines in UTF-8
   */
  public static byte[] sign(byte[] log, SigningKey key) {
    if (log.length > 0 && log[log.length - 1] != '\n') {
      throw new IllegalArgumentException("the last line has no end");
    }
    ObjectNode line = StrictJson.object();
    line.put(RecordSignature.KEY, key.publicKey());
    line.put(RecordSignature.SIGNATURE, key.sign(log));
    byte[] end = (line + "\n").getBytes(StandardCharsets.UTF_8);
    byte[] signed = Arrays.copyOf(log, log.length + end.length);
    System.arraycopy(end, 0, signed, log.length, end.length);
    return signed;
  }

  /** What the signature of a log is worth. */
  public static SignatureVerdict verify(byte[] log) {
    int start = startOfLastLine(log);
    String line = new String(log, start, log.length - start, StandardCharsets.UTF_8);
    Optional<ObjectNode> end = StrictJson.read(line);
    JsonNode key = end.map(object -> object.get(RecordSignature.KEY)).orElse(null);
    JsonNode signature = end.map(object -> object.get(RecordSignature.SIGNATURE)).orElse(null);
    if (key == null || signature == null) {
      return SignatureVerdict.NONE;
    }
    byte[] signed = Arrays.copyOf(log, start);
    return Ed25519.verify(signed, key.asText(), signature.asText());
  }

  /** A log without the line of its signature; the same if it has none. */
  public static byte[] unsigned(byte[] log) {
    return verify(log).status() == SignatureVerdict.Status.ABSENT
        ? log
        : Arrays.copyOf(log, startOfLastLine(log));
  }

  private static int startOfLastLine(byte[] log) {
    for (int i = log.length - 2; i >= 0; i--) {
      if (log[i] == '\n') {
        return i + 1;
      }
    }
    return 0;
  }
}
