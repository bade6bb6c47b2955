package org.gonu.server.route;

import io.javalin.http.Context;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.service.RefusedException;

/** Reads the parameters of a query. One that a route does not have is refused, as in a body. */
public final class Query {
  /** Above all numbers that are read; a bound from here on is none. */
  private static final long DIGITS_BOUND = 1_000_000_000_000_000_000L;

  private Query() {}

  /**
   * Makes sure that a request has no parameters but those of its route.
   *
   * @throws RefusedException if it has another one
   */
  public static void requireKnown(Context context, ImmutableList<Route.Parameter> known) {
    ImmutableList<String> names = known.collect(Route.Parameter::name);
    for (String name : context.queryParamMap().keySet()) {
      if (!names.contains(name)) {
        String instead = names.isEmpty() ? "none" : names.makeString("'", "', '", "'");
        throw new RefusedException(
            RefusedException.Kind.INVALID,
            "there is no parameter '" + name + "' here; known: " + instead);
      }
    }
  }

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
