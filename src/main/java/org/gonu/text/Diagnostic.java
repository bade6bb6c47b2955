package org.gonu.text;

import java.util.Comparator;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * A finding about a text: what is wrong and where, related places, and what to do about it.
 *
 * @param message what is wrong, one line, names of the user in single quotes, no full stop
 * @param notes related places
 * @param help what to do; empty where the message says it all
 * @param replacement the text that probably should replace the span; empty if unknown
 */
public record Diagnostic(
    DiagnosticCode code,
    Severity severity,
    SourceText source,
    Span span,
    String message,
    ImmutableList<Note> notes,
    Optional<String> help,
    Optional<String> replacement) {

  /** By file name, then position, then code. */
  public static final Comparator<Diagnostic> BY_PLACE =
      Comparator.comparing((Diagnostic d) -> d.source.name())
          .thenComparing(d -> d.span.start())
          .thenComparing(Diagnostic::code);

  /** A related place and what it has to do with the finding. */
  public record Note(SourceText source, Span span, String message) {}

  // Written out, since those of the record cost many times as much before they are compiled.
  @Override
  public boolean equals(Object other) {
    return other instanceof Diagnostic diagnostic
        && code == diagnostic.code
        && severity == diagnostic.severity
        && source.equals(diagnostic.source)
        && span.equals(diagnostic.span)
        && message.equals(diagnostic.message)
        && notes.equals(diagnostic.notes)
        && help.equals(diagnostic.help)
        && replacement.equals(diagnostic.replacement);
  }

  @Override
  public int hashCode() {
    return 31 * span.hashCode() + message.hashCode();
  }

  /** A finding with the severity of its code. */
  public static Diagnostic of(DiagnosticCode code, SourceText source, Span span, String message) {
    return new Diagnostic(
        code,
        code.severity(),
        source,
        span,
        message,
        Lists.immutable.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** The same finding with a related place in the same text. */
  public Diagnostic withNote(Span place, String text) {
    ImmutableList<Note> more = notes.newWith(new Note(source, place, text));
    return new Diagnostic(code, severity, source, span, message, more, help, replacement);
  }

  /** The same finding with advice. */
  public Diagnostic withHelp(String text) {
    return new Diagnostic(
        code, severity, source, span, message, notes, Optional.of(text), replacement);
  }

  /** The same finding with the text that probably should replace its span. */
  public Diagnostic withReplacement(String text) {
    return new Diagnostic(code, severity, source, span, message, notes, help, Optional.of(text));
  }

  /** The same finding with the question whether a similar name was meant. */
  public Diagnostic withSuggestion(String name) {
    return withHelp("did you mean '" + name + "'?").withReplacement(name);
  }

  /** The same finding with another severity. */
  public Diagnostic withSeverity(Severity other) {
    return new Diagnostic(code, other, source, span, message, notes, help, replacement);
  }

  /** True if the severity is {@link Severity#ERROR}. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }
}
