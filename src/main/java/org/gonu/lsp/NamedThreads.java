package org.gonu.lsp;

import java.util.concurrent.ThreadFactory;

/** Makes daemon threads of one name. */
record NamedThreads(String name) implements ThreadFactory {
  @Override
  public Thread newThread(Runnable work) {
    Thread thread = new Thread(null, work, name);
    thread.setDaemon(true);
    return thread;
  }
}
