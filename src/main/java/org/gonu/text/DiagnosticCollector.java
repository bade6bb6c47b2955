package org.gonu.text;

import java.util.Collection;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;

/**
 * Collects findings about one text, a limited number of each kind: a text of megabytes can have
 * millions of the same. The others are counted, and reported by one more finding.
 */
public final class DiagnosticCollector {
  /** Maximum number of findings of one kind and severity that are listed. */
  public static final int LISTED_OF_A_KIND = 200;

  private final MutableList<Diagnostic> listed = Lists.mutable.empty();
  private final MutableMap<Kind, Tally> tallies = Maps.mutable.empty();

  private record Kind(DiagnosticCode code, Severity severity) {
    // Written out, since those of the record cost many times as much before they are compiled.
    @Override
    public boolean equals(Object other) {
      return other instanceof Kind kind && code == kind.code && severity == kind.severity;
    }

    @Override
    public int hashCode() {
      return 31 * code.hashCode() + severity.hashCode();
    }
  }

  /** The findings of one kind. */
  private static final class Tally {
    private int count;

    /** The first finding that is not listed. */
    private Diagnostic last;

    Tally(Diagnostic first) {
      this.last = first;
    }
  }

  /** Adds a finding. */
  public void add(Diagnostic finding) {
    Kind kind = new Kind(finding.code(), finding.severity());
    Tally tally = tallies.getIfAbsentPut(kind, () -> new Tally(finding));
    if (tally.count < LISTED_OF_A_KIND) {
      listed.add(finding);
    } else if (tally.count == LISTED_OF_A_KIND) {
      tally.last = finding;
    }
    tally.count++;
  }

  /** Adds findings. */
  public void addAll(Iterable<Diagnostic> findings) {
    findings.forEach(this::add);
  }

  /** True if an error was found. */
  public boolean hasErrors() {
    return tallies.keysView().anySatisfy(kind -> kind.severity == Severity.ERROR);
  }

  /** The findings that are listed, in the order in which they were found. */
  public Collection<Diagnostic> listed() {
    return listed.asUnmodifiable();
  }

  /** All findings sorted by place, with the number of those left out. */
  public Diagnostics toDiagnostics() {
    MutableList<Diagnostic> all = Lists.mutable.withAll(listed);
    for (Tally tally : tallies) {
      int more = tally.count - LISTED_OF_A_KIND;
      if (more > 0) {
        all.add(summary(tally.last, more));
      }
    }
    return Diagnostics.of(all);
  }

  private static Diagnostic summary(Diagnostic first, int number) {
    String message =
        number == 1
            ? "1 more finding of this kind is not listed"
            : number + " more findings of this kind are not listed";
    return Diagnostic.of(first.code(), first.source(), first.span(), message)
        .withSeverity(first.severity())
        .withHelp("mend those that are listed, and look again");
  }
}
