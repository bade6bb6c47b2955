package org.gonu.cli.web;

import java.io.IOException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/** The browser of the system. */
final class Browser {
  /** The programs that show an address on Linux, macOS and Windows. */
  private static final ImmutableList<ImmutableList<String>> OPENERS =
      Lists.immutable.of(
          Lists.immutable.of("xdg-open"),
          Lists.immutable.of("open"),
          Lists.immutable.of("rundll32", "url.dll,FileProtocolHandler"));

  private Browser() {}

  /**
   * Asks the system to show an address. What comes of it is not known.
   *
   * @return false if the system cannot be asked
   */
  static boolean show(String url) {
    return OPENERS.anySatisfy(opener -> starts(opener.newWith(url).toList()));
  }

  private static boolean starts(MutableList<String> command) {
    try {
      return new ProcessBuilder(command)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start()
              .pid()
          > 0;
    } catch (IOException notThere) {
      return false;
    }
  }
}
