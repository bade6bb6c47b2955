package org.gonu.cli.completion;

import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;

/** The completion script for bash, version 3 or later. */
final class BashCompletion {
  private BashCompletion() {}

  /** The script for commands. */
  static String of(ImmutableList<Command> commands) {
    StringBuilder values = new StringBuilder();
    StringBuilder options = new StringBuilder();
    StringBuilder arguments = new StringBuilder();
    for (Command command : commands) {
      for (CommandOption option : Completable.optionsOf(command)) {
        if (option.argument().isPresent()) {
          String pattern = "'" + command.name() + " --" + option.name() + "'";
          values.append(branch(pattern, Completable.valueOf(option)));
        }
      }
      options.append(branch(command.name(), words(optionNames(command))));
      arguments.append(branch(command.name(), Completable.argumentsOf(command)));
    }
    return """
    # Completion of gonu for bash, made by 'gonu completion bash'.
    _gonu_words() {
      COMPREPLY=($(compgen -W "$1" -- "$cur"))
    }
    _gonu_files() {
      compopt -o filenames 2>/dev/null
      local IFS=$'\\n'
      COMPREPLY+=($(compgen "$1" -- "$cur"))
    }
    _gonu() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
      local command=${COMP_WORDS[1]}
      COMPREPLY=()
      if [[ $COMP_CWORD == 1 || $COMP_CWORD == 2 && $command == help ]]; then
        _gonu_words "help @COMMANDS@"
        return
      fi
      case "$command $prev" in
    @VALUES@  esac
      if [[ $cur == -* ]]; then
        case "$command" in
    @OPTIONS@    esac
        return
      fi
      case "$command" in
    @ARGUMENTS@  esac
    }
    complete -F _gonu gonu
    """
        .replace("@COMMANDS@", commands.collect(Command::name).makeString(" "))
        .replace("@VALUES@", values.toString().replace(" ;;\n", "; return ;;\n").indent(4))
        .replace("@OPTIONS@", options.toString().indent(6))
        .replace("@ARGUMENTS@", arguments.toString().indent(4));
  }

  private static ImmutableList<String> optionNames(Command command) {
    return Completable.optionsOf(command).collect(option -> "--" + option.name());
  }

  private static Completable words(ImmutableList<String> words) {
    return new Completable(words, Completable.Kind.NO_FILES);
  }

  private static String branch(String pattern, Completable offered) {
    String words =
        offered.words().isEmpty() ? "" : " _gonu_words \"" + offered.words().makeString(" ") + "\"";
    String files =
        switch (offered.kind()) {
          case NO_FILES -> "";
          case FILES -> " _gonu_files -f";
          case DIRECTORIES -> " _gonu_files -d";
        };
    String both = words.isEmpty() || files.isEmpty() ? words + files : words + ";" + files;
    return String.format(Locale.ROOT, "%s)%s ;;\n", pattern, both.isEmpty() ? " :" : both);
  }
}
