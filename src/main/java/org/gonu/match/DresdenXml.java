package org.gonu.match;

import java.io.StringWriter;
import java.util.Locale;
import java.util.OptionalInt;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;

/**
 * Prints a match as XML in the form of the Dresden game server, as its stylesheets and rating
 * programs read it: the players, all joint moves, the goals if the match is over, and the last
 * state. Names of roles, players, facts and moves are in upper case, as there. The clocks are left
 * out of a finished match, as there. There is no document type: that of Dresden is not to be had
 * any more.
 *
 * <p>The text is ASCII; other characters are written as references, and those that XML does not
 * allow as U+FFFD.
 */
public final class DresdenXml {
  /** The view of somebody who sees everything. */
  private static final String OMNISCIENT = "RANDOM";

  private final XMLStreamWriter out;
  private int depth;

  private DresdenXml(XMLStreamWriter out) {
    this.out = out;
  }

  /**
   * The document.
   *
   * @param roles names in role order
   * @param facts of the last state
   */
  public static String print(
      MatchRecord record, ImmutableList<String> roles, ImmutableList<Term> facts) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter out = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
      new DresdenXml(out).document(record, roles, facts);
      out.close();
    } catch (XMLStreamException impossible) {
      throw new IllegalStateException("XML in memory", impossible);
    }
    return ascii(text.toString());
  }

  private void document(MatchRecord record, ImmutableList<String> roles, ImmutableList<Term> facts)
      throws XMLStreamException {
    MatchHeader header = record.header();
    out.writeStartDocument("ISO-8859-1", "1.0");
    open("match");
    leaf("match-id", header.matchId().orElse(""));
    leaf("sight-of", OMNISCIENT);
    for (String role : roles) {
      leaf("role", upper(role));
    }
    for (String player : header.playerNames()) {
      leaf("player", upper(player));
    }
    leaf("timestamp", String.valueOf(header.startTime().orElse(0)));
    if (!record.isCompleted()) {
      leaf("startclock", String.valueOf(header.clocks().start()));
      leaf("playclock", String.valueOf(header.clocks().play()));
    }
    history(record.moves());
    if (record.goalValues().notEmpty()) {
      scores(record.goalValues());
    }
    state(facts);
    close();
    out.writeCharacters("\n");
    out.writeEndDocument();
  }

  private void history(ImmutableList<ImmutableList<Move>> moves) throws XMLStreamException {
    open("history");
    int number = 0;
    for (ImmutableList<Move> jointMove : moves) {
      number++;
      open("step");
      leaf("step-number", String.valueOf(number));
      for (Move move : jointMove) {
        leaf("move", upper(Printer.COMPACT.print(move.term())));
      }
      close();
    }
    close();
  }

  private void scores(ImmutableList<OptionalInt> goals) throws XMLStreamException {
    open("scores");
    for (OptionalInt goal : goals) {
      leaf("reward", goal.isPresent() ? String.valueOf(goal.getAsInt()) : "");
    }
    close();
  }

  private void state(ImmutableList<Term> facts) throws XMLStreamException {
    open("state");
    for (Term fact : facts) {
      open("fact");
      content(fact);
      close();
    }
    close();
  }

  /** The name of a term and its arguments; those of compounds are nested in the same way. */
  private void content(Term term) throws XMLStreamException {
    if (!(term instanceof Compound compound)) {
      leaf("prop-f", upper(term.toString()));
      return;
    }
    leaf("prop-f", upper(compound.function().name()));
    for (Term argument : compound.arguments()) {
      if (argument instanceof Compound) {
        open("arg");
        content(argument);
        close();
      } else {
        leaf("arg", upper(argument.toString()));
      }
    }
  }

  private void open(String element) throws XMLStreamException {
    indent();
    out.writeStartElement(element);
    depth++;
  }

  private void close() throws XMLStreamException {
    depth--;
    indent();
    out.writeEndElement();
  }

  private void leaf(String element, String text) throws XMLStreamException {
    indent();
    out.writeStartElement(element);
    out.writeCharacters(allowed(text));
    out.writeEndElement();
  }

  private void indent() throws XMLStreamException {
    out.writeCharacters("\n" + "  ".repeat(depth));
  }

  private static String upper(String name) {
    return name.toUpperCase(Locale.ROOT);
  }

  /** The text without characters that XML 1.0 does not allow, or would change. */
  private static String allowed(String text) {
    StringBuilder allowed = new StringBuilder(text.length());
    text.codePoints().map(c -> isAllowed(c) ? c : 0xFFFD).forEach(allowed::appendCodePoint);
    return allowed.toString();
  }

  private static boolean isAllowed(int c) {
    boolean isSurrogate = c >= 0xD800 && c <= 0xDFFF;
    return (c >= ' ' || c == '\t' || c == '\n') && !isSurrogate && c != 0xFFFE && c != 0xFFFF;
  }

  private static String ascii(String text) {
    StringBuilder ascii = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (c < 0x7f) {
                ascii.append((char) c);
              } else {
                ascii.append("&#").append(c).append(';');
              }
            });
    return ascii.toString();
  }
}
