package org.gonu.cli.mistakes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.Validator;
import org.gonu.check.checks.Strictness;
import org.gonu.cli.Run;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.fix.Fixes;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Diagnostic;
import org.gonu.text.Diagnostics;
import org.gonu.text.SourceText;

/**
 * What the program answers to a mistake.
 *
 * @param said the message of the first error, or of the first warning where there is no error
 * @param code its code; {@code -} if it has none
 * @param more how many findings there are besides
 * @param cures where the cure stands, in this first finding; empty if it does not
 */
record Answer(String said, String code, int more, ImmutableList<String> cures) {
  private static final Pattern FINDING =
      Pattern.compile("(?m)^\\S+:\\d+:\\d+: (error|warning): (.*) \\[(GDL-\\d+)]$");

  private static final Pattern NEXT = Pattern.compile("(?m)^(\\S+:\\d+:\\d+: |\\d+ (error|warn))");

  /** Carries the command out that meets a mistake. */
  static Answer to(Mistake mistake, Path directory) throws IOException {
    Run run = Run.of(mistake.prepare(directory).toArray(String[]::new));
    String all = run.out() + run.err();
    ImmutableList<Diagnostic> diagnostics =
        mistake.isInSheet() ? diagnostics(mistake) : Lists.immutable.empty();
    Matcher finding = FINDING.matcher(all);
    if (!find(finding, all)) {
      String line = all.lines().findFirst().orElse("nothing is said");
      return new Answer(line.replace(directory + "/", ""), "-", 0, cures(mistake, line, all));
    }
    String said = finding.group(2);
    String code = finding.group(3);
    int end = finding.end();
    Matcher next = NEXT.matcher(all);
    String details = all.substring(end, next.find(end) ? next.start() : all.length());
    ImmutableList<String> cures = cures(mistake, said, details);
    boolean isMended =
        diagnostics
            .select(each -> each.code().label().equals(code) && each.message().equals(said))
            .take(1)
            .anySatisfy(each -> isMended(mistake, each));
    int more = (int) FINDING.matcher(all).results().count() - 1;
    return new Answer(said, code, more, isMended ? cures.newWith("quick fix") : cures);
  }

  /** Goes to the first error, or to the first warning if there is none. */
  private static boolean find(Matcher finding, String all) {
    while (finding.find()) {
      if (finding.group(1).equals("error")) {
        return true;
      }
    }
    finding.reset(all);
    return finding.find();
  }

  private static ImmutableList<String> cures(Mistake mistake, String message, String details) {
    if (has(message, mistake.cure())) {
      return Lists.immutable.of("message");
    }
    return has(details, mistake.cure()) ? Lists.immutable.of("help") : Lists.immutable.empty();
  }

  private static boolean has(String text, String words) {
    return text.toLowerCase(Locale.ROOT).contains(words.toLowerCase(Locale.ROOT));
  }

  private static ImmutableList<Diagnostic> diagnostics(Mistake mistake) {
    return findings(mistake.wrongText()).all();
  }

  /** True if a fix of a finding leaves nothing to be said. */
  private static boolean isMended(Mistake mistake, Diagnostic finding) {
    String wrong = mistake.wrongText();
    SheetIndex index =
        new SheetIndex(
            GdlReader.parseSheet(new SourceText("wrong.kif", wrong), CasePolicy.INSENSITIVE).get());
    return new Fixes(index).of(finding).anySatisfy(fix -> findings(fix.applyTo(wrong)).isEmpty());
  }

  private static Diagnostics findings(String text) {
    var read = GdlReader.parseSheet(new SourceText("wrong.kif", text), CasePolicy.INSENSITIVE);
    return read.diagnostics()
        .and(Validator.validate(read.get().sheet(), Strictness.STRICT).diagnostics());
  }

  /** True if whoever reads the first finding knows what to do. */
  boolean leadsToTheCure() {
    return cures.notEmpty();
  }
}
