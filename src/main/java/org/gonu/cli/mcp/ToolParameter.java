package org.gonu.cli.mcp;

/**
 * A parameter of a tool.
 *
 * @param type as JSON schemas call it: {@code string}, {@code integer} or {@code object}
 * @param isRequired whether every call has it
 * @param help what it is, for agents
 */
record ToolParameter(String name, String type, boolean isRequired, String help) {
  /** A text that has to be given. */
  static ToolParameter text(String name, String help) {
    return new ToolParameter(name, "string", true, help);
  }

  /** A text that may be given. */
  static ToolParameter optionalText(String name, String help) {
    return new ToolParameter(name, "string", false, help);
  }

  /** A whole number that may be given. */
  static ToolParameter optionalNumber(String name, String help) {
    return new ToolParameter(name, "integer", false, help);
  }
}
