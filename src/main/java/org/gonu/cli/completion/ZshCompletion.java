package org.gonu.cli.completion;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;

/** The completion script for zsh. */
final class ZshCompletion {
  private ZshCompletion() {}

  /** The script for commands. */
  static String of(ImmutableList<Command> commands) {
    StringBuilder names = new StringBuilder();
    StringBuilder branches = new StringBuilder("help)\n  _describe command commands ;;\n");
    names.append("'help:tells about a command'\n");
    for (Command command : commands) {
      names.append(quoted(command.name() + ":" + escaped(command.summary()))).append('\n');
      branches.append(command.name()).append(")\n  _arguments \\\n");
      Completable.optionsOf(command)
          .each(option -> branches.append("    ").append(option(option)).append(" \\\n"));
      String arguments = action(Completable.argumentsOf(command));
      branches.append("    ").append(quoted("*:argument:" + arguments)).append(" ;;\n");
    }
    return """
    #compdef gonu
    # Completion of gonu for zsh, made by 'gonu completion zsh'.
    _gonu() {
      local state line
      local -a commands
      commands=(
    @NAMES@  )
      _arguments -C '1:command:->command' '*::argument:->argument'
      case $state in
        command) _describe command commands ;;
        argument)
          case $words[1] in
    @BRANCHES@      esac ;;
      esac
    }
    if [ "$funcstack[1]" = _gonu ]; then
      _gonu "$@"
    else
      compdef _gonu gonu
    fi
    """
        .replace("@NAMES@", names.toString().indent(4))
        .replace("@BRANCHES@", branches.toString().indent(8));
  }

  private static String option(CommandOption option) {
    String repeats = option.repeatable() ? "*" : "";
    String value =
        option
            .argument()
            .map(name -> ":" + escaped(name) + ":" + action(Completable.valueOf(option)))
            .orElse("");
    return quoted(repeats + "--" + option.name() + "[" + escaped(option.help()) + "]" + value);
  }

  /** What zsh does to complete a place; after a blank it adds no options of its own. */
  private static String action(Completable offered) {
    String words = "(" + offered.words().makeString(" ") + ")";
    return switch (offered.kind()) {
      case NO_FILES -> offered.words().isEmpty() ? " " : words;
      case DIRECTORIES -> "_files -/";
      case FILES ->
          offered.words().isEmpty()
              ? "_files"
              : " _alternative \"words:word:" + words + "\" \"files:file:_files\"";
    };
  }

  /** Brackets and colons divide the parts of a description. */
  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:");
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
