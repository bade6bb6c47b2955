package org.gonu.cli.agent;

import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.UsageException;

/**
 * A command line as words: blanks separate them, and double or single quotes hold together what
 * stands between them. Nothing else has a meaning; no shell is asked.
 */
final class CommandWords {
  private static final Pattern PART = Pattern.compile("'([^']*)'|\"([^\"]*)\"|([^\\s'\"])");
  private static final Pattern WORD = Pattern.compile("(?:" + PART + ")+");

  private CommandWords() {}

  static ImmutableList<String> of(String text) {
    if (!WORD.matcher(text).replaceAll("").isBlank()) {
      throw new UsageException("--agent: a quote is not closed in '" + text + "'");
    }
    Stream<String> words =
        WORD.matcher(text).results().map(word -> PART.matcher(word.group()).replaceAll("$1$2$3"));
    ImmutableList<String> all = Lists.immutable.fromStream(words);
    if (all.isEmpty()) {
      throw new UsageException("--agent: the command line is empty");
    }
    return all;
  }
}
