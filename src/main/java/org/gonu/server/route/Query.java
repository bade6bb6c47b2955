package org.gonu.server.route;

import io.javalin.http.Context;
import org.gonu.server.service.RefusedException;

/** Reads the parameters of a query. */
public final class Query {
  /** Above all numbers that are read; a bound from here on is none. */
  private static final long DIGITS_BOUND = 1_000_000_000_000_000_000L;

  private Query() {}

  /**
   * A whole number of the query.
   *
   * @param usual if it is left out
   * @throws RefusedException if it is none, or out of its range
   */
  public static long number(Context context, String name, long least, long most, long usual) {
    String text = context.queryParam(name);
    return text == null ? usual : parse(name, text, least, most);
  }

  /**
   * A whole number.
   *
   * @param name of the number in messages
   * @throws RefusedException if it is none, or out of its range
   */
  public static long parse(String name, String text, long least, long most) {
    long number = text.matches("[0-9]{1,18}") ? Long.parseLong(text) : least - 1;
    if (number < least || number > most) {
      String bound = most < DIGITS_BOUND ? " to " + most : "";
      throw new RefusedException(
          RefusedException.Kind.INVALID, name + " must be a whole number from " + least + bound);
    }
    return number;
  }
}
