package org.gonu.server.route;

import org.eclipse.collections.api.list.ImmutableList;

/** Where the events of one course are kept, such as those of a match; numbered without gaps. */
@FunctionalInterface
public interface EventSource {
  /** Events from a number on, in order. Called by several threads. */
  ImmutableList<Sent> events(long from, int limit);

  /**
   * An event as it is sent.
   *
   * @param sequence its number
   * @param kind a word
   * @param data JSON on one line
   * @param isLast true if nothing comes after it
   */
  record Sent(long sequence, String kind, String data, boolean isLast) {}
}
