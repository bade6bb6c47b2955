package org.gonu.server.tournament.spec;

import java.util.Optional;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.DiagnosticCollector;
import org.gonu.text.SourceText;
import org.gonu.text.Span;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;

/** A YAML text: its nodes, their places, and what is found about them. */
final class YamlText {
  /** Most characters of a text. */
  static final int MAX_LENGTH = 1 << 20;

  /** Most collections within each other. */
  private static final int MAX_DEPTH = 16;

  private final SourceText source;
  private final DiagnosticCollector findings = new DiagnosticCollector();

  YamlText(SourceText source) {
    this.source = source;
  }

  /** The same text, of which nothing is found that counts. */
  YamlText unheard() {
    return new YamlText(source);
  }

  /** All findings. */
  DiagnosticCollector findings() {
    return findings;
  }

  /** The root; empty if the text is no YAML, or one with what is refused. */
  Optional<Node> root() {
    if (source.text().length() > MAX_LENGTH) {
      fault(
          DiagnosticCode.SPECIFICATION_SYNTAX,
          Span.NONE,
          "the text has more than " + MAX_LENGTH + " characters",
          "a specification is short; is this the right file?");
      return Optional.empty();
    }
    LoadSettings settings =
        LoadSettings.builder().setLabel(source.name()).setCodePointLimit(MAX_LENGTH).build();
    try {
      // Events come one by one; composing recurs, and is safe when their depth is known.
      for (Event event : new Parse(settings).parseString(source.text())) {
        if (isRefused(event)) {
          return Optional.empty();
        }
      }
      Optional<Node> root = new Compose(settings).composeString(source.text());
      if (root.isEmpty()) {
        fault(
            DiagnosticCode.SPECIFICATION_SYNTAX,
            Span.NONE,
            "there is nothing in this file",
            "see 'gonu tournament --help' for an example");
      }
      return root;
    } catch (MarkedYamlEngineException malformed) {
      Span place = malformed.getProblemMark().map(mark -> at(mark, 1)).orElse(Span.NONE);
      syntax(place, String.valueOf(malformed.getProblem()));
    } catch (YamlEngineException malformed) {
      syntax(Span.NONE, firstLine(malformed));
    }
    return Optional.empty();
  }

  private int depth;

  private boolean isRefused(Event event) {
    boolean named = event instanceof NodeEvent node && node.getAnchor().isPresent();
    if (event instanceof AliasEvent || named) {
      Span place = event.getStartMark().map(mark -> at(mark, 1)).orElse(Span.NONE);
      fault(
          DiagnosticCode.SPECIFICATION_SYNTAX,
          place,
          "anchors and aliases are not allowed",
          "write it out");
      return true;
    }
    if (event instanceof CollectionStartEvent) {
      depth++;
    } else if (event instanceof CollectionEndEvent) {
      depth--;
    }
    if (depth > MAX_DEPTH) {
      syntax(
          event.getStartMark().map(mark -> at(mark, 1)).orElse(Span.NONE),
          "more than " + MAX_DEPTH + " collections within each other");
      return true;
    }
    return false;
  }

  private static String firstLine(YamlEngineException malformed) {
    return String.valueOf(malformed.getMessage()).lines().findFirst().orElse("");
  }

  private void syntax(Span place, String problem) {
    fault(
        DiagnosticCode.SPECIFICATION_SYNTAX,
        place,
        "not valid YAML: " + problem.replace('\n', ' '),
        help(problem));
  }

  /** Advice for a problem, in the words of the YAML reader. */
  private static String help(String problem) {
    if (problem.contains("another document")) {
      return "a specification is one document: remove '---' and what does not belong to it";
    }
    if (problem.contains("expected ',' or '")) {
      return "a '[' or '{' before this place is not closed";
    }
    return "indent with spaces, and put names with ':' or '#' in quotes";
  }

  /** The place of a node: its first line. */
  Span span(Node node) {
    int start = node.getStartMark().map(this::offset).orElse(0);
    int end = node.getEndMark().map(this::offset).orElse(start);
    int lineEnd = source.lineSpan(source.position(start).line()).end();
    return new Span(start, Math.max(start, Math.min(end, lineEnd)));
  }

  private Span at(Mark mark, int length) {
    int start = offset(mark);
    return new Span(start, Math.min(source.text().length(), start + length));
  }

  /** Marks count code points. */
  private int offset(Mark mark) {
    String text = source.text();
    int points = Math.min(mark.getIndex(), text.codePointCount(0, text.length()));
    return text.offsetByCodePoints(0, points);
  }

  /** Reports a faulty value or field. */
  void fault(Node node, String message, String help) {
    fault(DiagnosticCode.SPECIFICATION_FIELD, span(node), message, help);
  }

  /** Reports a fault. */
  void fault(DiagnosticCode code, Span span, String message, String help) {
    findings.add(Diagnostic.of(code, source, span, message).withHelp(help));
  }
}
