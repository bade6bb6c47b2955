/**
 * The command {@code mcp}: agents that use language models check sheets and play games by tools of
 * the Model Context Protocol.
 *
 * <p>Comes in: calls of tools. Goes out: texts, JSON and pictures. Reading order: {@link
 * org.gonu.cli.mcp.McpCommand}, {@code AgentServer} (the protocol), {@code MessageShape} (what is
 * no message), {@code ToolCalls} (what the library leaves out), {@code MessageLines} and {@code
 * MessageFilter} (which read messages), {@code AgentTool}, {@code SheetTools}, {@code MatchTools},
 * {@code AgentMatch} (a match of an agent), {@code OpenMatches}. Tools may be called by several
 * threads at once; a match is used by one at a time.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.mcp;

import org.jspecify.annotations.NullMarked;
