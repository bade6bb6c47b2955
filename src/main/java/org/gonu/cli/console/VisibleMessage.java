package org.gonu.cli.console;

import ch.qos.logback.classic.pattern.MessageConverter;
import ch.qos.logback.classic.spi.ILoggingEvent;
import org.gonu.text.ControlCharacters;

/**
 * Converts the message of a log line, with control characters escaped, since much of what is logged
 * comes from others. Named in {@code logback.xml}.
 */
public final class VisibleMessage extends MessageConverter {
  /**
   * Loads the classes needed for log lines now: a process that has run out of file descriptors can
   * still log, but can load no class.
   */
  @Override
  public void start() {
    ControlCharacters.escaped("");
    super.start();
  }

  @Override
  public String convert(ILoggingEvent event) {
    return ControlCharacters.escaped(super.convert(event));
  }
}
