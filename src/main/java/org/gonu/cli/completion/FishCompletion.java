package org.gonu.cli.completion;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;

/** The completion script for fish. */
final class FishCompletion {
  private FishCompletion() {}

  /** The script for commands. */
  static String of(ImmutableList<Command> commands) {
    StringBuilder out =
        new StringBuilder("# Completion of gonu for fish, made by 'gonu completion fish'.\n");
    out.append("complete -c gonu -f\n");
    out.append("complete -c gonu -n __fish_use_subcommand -a help -d 'tells about a command'\n");
    out.append("complete -c gonu -n '__fish_seen_subcommand_from help' -a ")
        .append(quoted(commands.collect(Command::name).makeString(" ")))
        .append('\n');
    for (Command command : commands) {
      out.append("complete -c gonu -n __fish_use_subcommand -a ").append(command.name());
      out.append(" -d ").append(quoted(command.summary())).append('\n');
    }
    for (Command command : commands) {
      String lead =
          "complete -c gonu -n " + quoted("__fish_seen_subcommand_from " + command.name());
      Completable.optionsOf(command)
          .each(option -> out.append(lead).append(option(option)).append('\n'));
      Completable arguments = Completable.argumentsOf(command);
      if (!arguments.words().isEmpty() || arguments.kind() != Completable.Kind.NO_FILES) {
        out.append(lead).append(offered(arguments)).append('\n');
      }
    }
    return out.toString();
  }

  private static String option(CommandOption option) {
    String value = option.argument().isEmpty() ? "" : value(Completable.valueOf(option));
    return " -l " + option.name() + value + " -d " + quoted(option.help());
  }

  /** The value of an option; {@code -x} keeps files out, {@code -r} lets them in. */
  private static String value(Completable offered) {
    return (offered.kind() == Completable.Kind.FILES ? " -r" : " -x") + offered(offered);
  }

  private static String offered(Completable offered) {
    String words =
        offered.words().isEmpty() ? "" : " -a " + quoted(offered.words().makeString(" "));
    return switch (offered.kind()) {
      case NO_FILES -> words;
      case FILES -> " -F" + words;
      case DIRECTORIES -> " -a '(__fish_complete_directories)'";
    };
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
