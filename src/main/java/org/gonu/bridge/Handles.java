package org.gonu.bridge;

import java.util.HashMap;
import java.util.Map;

/** Numbered things that a client has opened and not closed yet. */
final class Handles<T> {
  /** Most things of a kind at once. */
  private static final int MAX = 256;

  private final String kind;
  private final String plural;
  private final Map<Long, T> open = new HashMap<>();
  private long last;

  /**
   * No things yet.
   *
   * @param kind the member of requests that names one
   * @param plural what many of them are called
   */
  Handles(String kind, String plural) {
    this.kind = kind;
    this.plural = plural;
  }

  /** Adds a thing. Returns its number. */
  long add(T thing) {
    checkRoom();
    last++;
    open.put(last, thing);
    return last;
  }

  /** Refuses one more thing than there may be. */
  void checkRoom() {
    if (open.size() >= MAX) {
      throw new BridgeFault(
          "too-many", "there are " + MAX + " " + plural + " already", "close some of them");
    }
  }

  /** The thing that a request names. */
  T of(Request request) {
    T found = open.get(request.number(kind, 0, Long.MAX_VALUE));
    if (found == null) {
      throw new BridgeFault(
          "unknown-" + kind,
          "there are no " + plural + " with the number " + request.json().get(kind),
          "");
    }
    return found;
  }

  /** Removes the thing that a request names. */
  T remove(Request request) {
    T found = of(request);
    open.values().remove(found);
    return found;
  }

  /** Removes all things. */
  void clear() {
    open.clear();
  }
}
