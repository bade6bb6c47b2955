package org.gonu.text;

import java.util.Collection;
import java.util.Iterator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/** Findings sorted by place. */
public final class Diagnostics implements Iterable<Diagnostic> {
  /** No findings. */
  public static final Diagnostics NONE = new Diagnostics(Lists.immutable.empty());

  private final ImmutableList<Diagnostic> all;

  private Diagnostics(ImmutableList<Diagnostic> all) {
    this.all = all;
  }

  /** Sorts findings by place and drops repeats. */
  public static Diagnostics of(Collection<Diagnostic> findings) {
    MutableList<Diagnostic> sorted = Lists.mutable.withAll(findings).distinct();
    return new Diagnostics(sorted.sortThis(Diagnostic.BY_PLACE).toImmutable());
  }

  /** The findings of both. */
  public Diagnostics and(Diagnostics others) {
    return of(Lists.mutable.withAll(all).withAll(others.all));
  }

  /** All findings by place. */
  public ImmutableList<Diagnostic> all() {
    return all;
  }

  /** True if there is an error among them. */
  public boolean hasErrors() {
    return all.anySatisfy(Diagnostic::isError);
  }

  /** Number of errors. */
  public int errorCount() {
    return all.count(Diagnostic::isError);
  }

  /** Number of warnings. */
  public int warningCount() {
    return all.size() - errorCount();
  }

  /** True if there are no findings. */
  public boolean isEmpty() {
    return all.isEmpty();
  }

  /**
   * The first errors as text, with the number of further ones: short and escaped, for logs.
   *
   * @param maxErrors number of errors to show
   */
  public String firstErrors(int maxErrors) {
    ImmutableList<Diagnostic> errors = all.select(Diagnostic::isError);
    String shown = of(errors.take(maxErrors).castToList()).toString();
    int more = errors.size() - maxErrors;
    return more <= 0 ? shown : shown + "and " + more + (more == 1 ? " more error" : " more errors");
  }

  @Override
  public Iterator<Diagnostic> iterator() {
    return all.iterator();
  }

  @Override
  public String toString() {
    return new DiagnosticPrinter().print(this);
  }
}
