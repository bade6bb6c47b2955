package org.gonu.cli.console;

import ch.qos.logback.classic.pattern.ThrowableProxyConverter;
import ch.qos.logback.classic.spi.IThrowableProxy;
import org.gonu.text.ControlCharacters;

/** Converts the throwable of a log line, with control characters escaped. */
public final class VisibleThrowable extends ThrowableProxyConverter {
  @Override
  protected String throwableProxyToString(IThrowableProxy throwable) {
    return ControlCharacters.escaped(super.throwableProxyToString(throwable));
  }
}
