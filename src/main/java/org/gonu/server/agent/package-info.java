/**
 * Programs that answer prompts, such as language models, as players of matches.
 *
 * <p>Comes in: a command line, and matches as {@link org.gonu.match.Player} tells them. Goes out:
 * moves, and counts of what was wrong with answers. Reading order: {@link
 * org.gonu.server.agent.AgentPlayer}, {@link org.gonu.server.agent.PromptPart} and {@code Prompt}
 * (what a program is told), {@code AgentAnswer} (what it says), {@link
 * org.gonu.server.agent.AgentProgram} (the process), {@link org.gonu.server.agent.AgentCounts},
 * {@link org.gonu.server.agent.AgentTranscript}, {@link org.gonu.server.agent.PacedPlayer} (an
 * opponent). A program that dies or says nothing is a fault that is counted; no call waits beyond
 * its deadline.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.agent;

import org.jspecify.annotations.NullMarked;
