package org.gonu.server.api;

import java.util.function.UnaryOperator;
import org.gonu.match.MatchRecord;

/**
 * How what leaves the server is signed.
 *
 * @param records signs the record of a match that has ended
 * @param logs signs the log of a tournament, complete lines in UTF-8
 */
public record Signing(UnaryOperator<MatchRecord> records, UnaryOperator<byte[]> logs) {
  /** Leaves all as it is. */
  public static final Signing NONE = new Signing(record -> record, log -> log);
}
