package org.gonu.ruletest;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.read.Expression;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.Span;
import org.gonu.text.SpellingDistance;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text of a test file. A directive starts on a line of its own; lines that are indented
 * deeper than it continue it.
 */
public final class RuleTestReader {
  private static final String NOT = "not";

  private final SourceText source;
  private final MutableList<Diagnostic> findings = Lists.mutable.empty();
  private final MutableList<RuleTest> tests = Lists.mutable.empty();
  private Optional<String> sheet = Optional.empty();

  /** The line that names the test under way, and its directives so far. */
  private @Nullable Span title;

  private MutableList<Directive> directives = Lists.mutable.empty();

  private RuleTestReader(SourceText source) {
    this.source = source;
  }

  /** Reads a test file. */
  public static Outcome<RuleTestFile> read(SourceText source) {
    return new RuleTestReader(source).read();
  }

  private Outcome<RuleTestFile> read() {
    int line = 1;
    while (line <= source.lineCount()) {
      int last = line;
      if (!isBlank(line)) {
        last = lastLine(line);
        directive(line, last);
      }
      line = last + 1;
    }
    finishTest();
    if (tests.isEmpty() && findings.isEmpty()) {
      report(Span.NONE, "there is no test", "start one with 'test' and what it shows");
    }
    Diagnostics diagnostics = Diagnostics.of(findings);
    return diagnostics.hasErrors()
        ? Outcome.failed(diagnostics)
        : Outcome.of(new RuleTestFile(source, sheet, tests.toImmutable()), diagnostics);
  }

  /** The last line of the directive that starts in a line. */
  private int lastLine(int first) {
    int last = first;
    boolean oneLine = word(first).equals(Verb.TEST.word()) || word(first).equals("sheet");
    for (int line = first + 1; !oneLine && line <= source.lineCount(); line++) {
      if (!isBlank(line) && indent(line) <= indent(first)) {
        break;
      }
      last = isBlank(line) ? last : line;
    }
    return last;
  }

  private boolean isBlank(int line) {
    String text = source.line(line).strip();
    return text.isEmpty() || text.startsWith(";");
  }

  private int indent(int line) {
    String text = source.line(line);
    return text.length() - text.stripLeading().length();
  }

  private String word(int line) {
    return source.line(line).strip().split("[\\s();]", 2)[0];
  }

  private void directive(int first, int last) {
    int start = source.lineSpan(first).start() + indent(first);
    int end = source.lineSpan(last).end();
    String word = word(first);
    boolean negated = word.equals(NOT);
    int verbStart = negated ? skipBlanks(start + NOT.length(), end) : start;
    String verbWord = source.text(new Span(verbStart, end)).split("[\\s();]", 2)[0];
    Span span = new Span(start, Math.max(start + 1, verbStart + verbWord.length()));
    Optional<Verb> verb = Verb.of(verbWord);
    if (verb.isEmpty() || (negated && !verb.get().canBeNegated())) {
      report(span, "a test cannot say '" + source.text(span) + "'", help(verbWord));
    } else if (verb.get() == Verb.TEST) {
      int titleEnd = commentStart(span.end(), end);
      startTest(span, new Span(skipBlanks(span.end(), titleEnd), titleEnd));
    } else if (verb.get() == Verb.SHEET) {
      int nameEnd = commentStart(span.end(), end);
      sheet(span, source.text(new Span(span.end(), nameEnd)).strip());
    } else if (title == null) {
      report(span, "'" + verbWord + "' outside of a test", "start one with 'test' and its title");
    } else {
      directives.add(
          new Directive(verb.get(), negated, span, arguments(new Span(span.end(), end))));
    }
  }

  private int skipBlanks(int from, int end) {
    int offset = from;
    while (offset < end && Character.isWhitespace(source.text().charAt(offset))) {
      offset++;
    }
    return offset;
  }

  /** Where the comment of a line begins; its end if it has none. */
  private int commentStart(int from, int end) {
    int offset = source.text().indexOf(';', from);
    return offset < 0 || offset > end ? end : offset;
  }

  private static String help(String word) {
    return SpellingDistance.nearest(word, Verb.WORDS)
        .map(verb -> "did you mean '" + verb + "'?")
        .orElse(
            "lines start with "
                + Verb.WORDS.makeString("'", "', '", "'")
                + "; what continues a line is indented deeper");
  }

  private void startTest(Span word, Span titleSpan) {
    finishTest();
    if (titleSpan.length() == 0) {
      report(word, "a test needs a title", "write behind 'test' what it shows");
    }
    String text = source.text(titleSpan).strip();
    tests
        .detectOptional(test -> test.title().equals(text) && !text.isEmpty())
        .ifPresent(first -> reportRepeated(first, titleSpan));
    title = titleSpan;
  }

  private void reportRepeated(RuleTest first, Span titleSpan) {
    findings.add(
        Diagnostic.of(
                DiagnosticCode.TEST_SYNTAX,
                source,
                titleSpan,
                "another test has the title '" + first.title() + "'")
            .withNote(first.span(), "this one")
            .withHelp("give each test a title of its own: reports name tests by it"));
  }

  private void finishTest() {
    if (title != null) {
      tests.add(new RuleTest(source.text(title).strip(), title, directives.toImmutable()));
    }
    directives = Lists.mutable.empty();
  }

  private void sheet(Span word, String name) {
    if (name.isEmpty() || sheet.isPresent() || title != null) {
      report(word, "'sheet' names one file, before the first test", "write 'sheet NAME.kif'");
    }
    sheet = Optional.of(name);
  }

  /** Reads a part of the text, with the rest blanked out so that positions stay the same. */
  private ImmutableList<Expression> arguments(Span stretch) {
    SourceText alone =
        new SourceText(source.name(), " ".repeat(stretch.start()) + source.text(stretch));
    Outcome<ImmutableList<Expression>> read = GdlReader.readExpressions(alone);
    for (Diagnostic found : read.diagnostics()) {
      Diagnostic own = Diagnostic.of(found.code(), source, found.span(), found.message());
      findings.add(found.help().map(own::withHelp).orElse(own));
    }
    return read.value().orElse(Lists.immutable.empty());
  }

  private void report(Span span, String message, String help) {
    findings.add(Diagnostic.of(DiagnosticCode.TEST_SYNTAX, source, span, message).withHelp(help));
  }
}
