package org.gonu.cli.match;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UnreadableFile;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.cli.input.GameFile;
import org.gonu.server.signature.SigningKey;

/** The command {@code keys}: makes keys for signatures and shows their public halves. */
public final class KeysCommand implements Command {
  private static final CommandOption NEW =
      CommandOption.flag("new", "make a key pair and write it to FILE, which must not exist yet");

  @Override
  public String name() {
    return "keys";
  }

  @Override
  public String summary() {
    return "makes a key to sign match records with, or shows its public half";
  }

  @Override
  public String arguments() {
    return "FILE";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(NEW);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of("keys --new gonu.key", "keys gonu.key");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    String file = arguments.only("file");
    SigningKey key = arguments.has(NEW) ? make(GameFile.path(file), file) : read(file);
    console.out().println(key.publicKey());
    return ExitCode.FINE;
  }

  /** The key in a file that the user names. */
  public static SigningKey read(String file) {
    try {
      return SigningKey.read(GameFile.path(file));
    } catch (SigningKey.BadKeyFileException unusable) {
      throw new InputException(
          "gonu: the key in '" + file + "' cannot be used: " + unusable.getMessage() + "\n");
    } catch (IOException unreadable) {
      throw new InputException(
          "gonu: cannot read the key in '"
              + file
              + "': "
              + UnreadableFile.reason(unreadable)
              + "\nhelp: make one by gonu keys --new "
              + file
              + "\n");
    }
  }

  private static SigningKey make(Path path, String file) {
    SigningKey key = SigningKey.generate();
    try {
      key.write(path);
    } catch (FileAlreadyExistsException present) {
      throw new InputException(
          "gonu: there is a file '" + file + "' already, which is left as it is\n");
    } catch (IOException unwritable) {
      throw UnwritableFile.error(file, path, unwritable);
    }
    return key;
  }
}
