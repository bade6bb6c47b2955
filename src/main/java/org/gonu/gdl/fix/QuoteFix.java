package org.gonu.gdl.fix;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.Diagnostic;

/** Makes a plain name of quoted text. */
final class QuoteFix {
  private QuoteFix() {}

  static ImmutableList<Fix> of(Diagnostic finding) {
    String quoted = finding.source().text(finding.span());
    String inside = quoted.replaceAll("^[\"|]|[\"|]$", "").strip();
    String plain = inside.replaceAll("[\\s();\"|]+", "_").replaceFirst("^\\?+", "");
    return plain.isEmpty()
        ? Lists.immutable.empty()
        : Lists.immutable.of(Fix.of("write the plain name '" + plain + "'", finding.span(), plain));
  }
}
