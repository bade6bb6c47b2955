package org.gonu.protocol;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Term;

/**
 * Prints messages, character by character as ggp-base does: on one line, with blanks inside the
 * parentheses, keywords in upper case, and in ASCII.
 */
public final class MessageWriter {
  private final Writer writer = new Writer();
  private final AsciiNames names;

  /**
   * A writer.
   *
   * @param names stand-ins for names that are not ASCII
   */
  public MessageWriter(AsciiNames names) {
    this.names = names;
  }

  /** The text of a message. */
  public String write(Message message) {
    return message.accept(writer);
  }

  private final class Writer implements Message.Visitor<String> {
    @Override
    public String info(Message.Info info) {
      return "( INFO )";
    }

    @Override
    public String preview(Message.Preview preview) {
      return "( PREVIEW (" + rules(preview.rules()) + ") " + preview.clock() + " )";
    }

    @Override
    public String start(Message.Start start) {
      String role = names.toWire(start.role());
      String clocks = start.startClock() + " " + start.playClock();
      return "( START "
          + start.matchId()
          + " "
          + role
          + " ("
          + rules(start.rules())
          + ") "
          + clocks
          + ")";
    }

    @Override
    public String play(Message.Play play) {
      return "( PLAY " + play.matchId() + " " + update(play.update()) + " )";
    }

    @Override
    public String stop(Message.Stop stop) {
      return "( STOP " + stop.matchId() + " " + update(stop.update()) + " )";
    }

    @Override
    public String abort(Message.Abort abort) {
      return "( ABORT " + abort.matchId() + " )";
    }

    @Override
    public String unknown(Message.Unknown unknown) {
      return names.toWire(unknown.text());
    }

    private String rules(RuleSheet sheet) {
      StringBuilder out = new StringBuilder();
      for (Rule rule : sheet.rules()) {
        out.append(Printer.SPACED.print(rule)).append(' ');
      }
      return names.toWire(out.toString());
    }

    private String update(Update update) {
      if (update instanceof Update.Moves joint) {
        return list(joint.moves());
      }
      if (update instanceof Update.Observation seen) {
        String last = seen.lastMove().map(this::term).orElse("NIL");
        return seen.turn() + " " + last + " " + list(seen.percepts());
      }
      return "NIL";
    }

    private String list(ImmutableList<Term> terms) {
      if (terms.isEmpty()) {
        return "NIL";
      }
      return "(" + terms.collect(term -> term(term) + " ").makeString("") + ")";
    }

    private String term(Term term) {
      return names.toWire(Printer.SPACED.print(term));
    }
  }
}
