package org.gonu.cli.console;

import ch.qos.logback.classic.pattern.MessageConverter;
import ch.qos.logback.classic.spi.ILoggingEvent;
import org.gonu.text.ControlCharacters;

/**
 * The message of a line of the log, with control characters escaped: much of what is logged was
 * said by others. Named in {@code logback.xml}.
 */
public final class VisibleMessage extends MessageConverter {
  /** Loads what lines need: a process without file descriptors can log but load no class. */
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
