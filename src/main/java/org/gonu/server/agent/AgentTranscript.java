package org.gonu.server.agent;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Receives what is said to a program, and what it answers, as it happens. */
public interface AgentTranscript {
  /** Keeps a line. Called by one thread at a time. */
  void add(ObjectNode line);
}
