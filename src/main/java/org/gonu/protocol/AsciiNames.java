package org.gonu.protocol;

import java.util.Locale;
import org.eclipse.collections.api.bimap.MutableBiMap;
import org.eclipse.collections.api.factory.BiMaps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.gdl.Printer;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;

/**
 * ASCII stand-ins for the other names of a rule sheet: {@code café} is sent as {@code caf_xe9}.
 * Hosts and players differ in the encodings that they assume, and in whether they count bytes or
 * characters, so only ASCII is safe in the protocol.
 */
public final class AsciiNames {
  private final boolean ignoreCase;

  /** From names to stand-ins; keys in lower case if case does not count. */
  private final MutableBiMap<String, String> standIns = BiMaps.mutable.empty();

  private AsciiNames(boolean ignoreCase) {
    this.ignoreCase = ignoreCase;
  }

  /** The stand-ins for a sheet; the same ones on every call. */
  public static AsciiNames of(RuleSheet sheet) {
    AsciiNames names = new AsciiNames(sheet.spelling().policy() == CasePolicy.INSENSITIVE);
    String text = Printer.COMPACT.printList(sheet);
    if (!isAscii(text)) {
      MutableSet<String> taken = Sets.mutable.empty();
      replaceNames(text, name -> note(taken, names.key(name), name));
      replaceNames(text, name -> names.add(taken, name));
    }
    return names;
  }

  private static String note(MutableSet<String> taken, String key, String name) {
    taken.add(key);
    return name;
  }

  private String add(MutableSet<String> taken, String name) {
    String key = key(name);
    if (isAscii(name) || standIns.containsKey(key)) {
      return name;
    }
    StringBuilder standIn = new StringBuilder(escape(key));
    while (!taken.add(standIn.toString())) {
      standIn.append('_');
    }
    standIns.put(key, standIn.toString());
    return name;
  }

  /** Replaces names that are not ASCII by their stand-ins, in a text of names and parentheses. */
  public String toWire(String text) {
    return isAscii(text)
        ? text
        : replaceNames(text, name -> standIns.getIfAbsentValue(key(name), escape(name)));
  }

  /** Replaces stand-ins by the names of the sheet, in a text from a peer. */
  public String fromWire(String text) {
    return standIns.isEmpty()
        ? text
        : replaceNames(text, name -> standIns.inverse().getIfAbsentValue(key(name), name));
  }

  private String key(String name) {
    return ignoreCase ? name.toLowerCase(Locale.ROOT) : name;
  }

  private static String escape(String name) {
    StringBuilder out = new StringBuilder();
    name.codePoints()
        .forEach(
            c -> {
              if (c < 0x80) {
                out.append((char) c);
              } else {
                out.append("_x").append(Integer.toHexString(c));
              }
            });
    return out.toString();
  }

  private static boolean isAscii(String text) {
    return text.chars().allMatch(c -> c < 0x80);
  }

  /** Maps a name to what replaces it. */
  private interface Replacement {
    String of(String name);
  }

  private static String replaceNames(String text, Replacement replacement) {
    StringBuilder out = new StringBuilder(text.length());
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || isDelimiter(text.charAt(i))) {
        if (i > start) {
          out.append(replacement.of(text.substring(start, i)));
        }
        if (i < text.length()) {
          out.append(text.charAt(i));
        }
        start = i + 1;
      }
    }
    return out.toString();
  }

  private static boolean isDelimiter(char c) {
    return c == '(' || c == ')' || c <= ' ';
  }
}
