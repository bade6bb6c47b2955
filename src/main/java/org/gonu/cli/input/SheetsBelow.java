package org.gonu.cli.input;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitResult;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/** Collects the rule sheets below a directory. Hidden directories below it are left out. */
final class SheetsBelow extends SimpleFileVisitor<Path> {
  private final Path root;
  private final MutableList<String> sheets = Lists.mutable.empty();

  /** Nothing is collected yet. */
  SheetsBelow(Path root) {
    this.root = root;
  }

  /** Where the walk begins. */
  Path root() {
    return root;
  }

  /** The sheets that were met, by name. */
  ImmutableList<String> found() {
    return sheets.toSortedList().toImmutable();
  }

  @Override
  public FileVisitResult preVisitDirectory(Path place, BasicFileAttributes attributes) {
    boolean isHidden = !place.equals(root) && String.valueOf(place.getFileName()).startsWith(".");
    return isHidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    if (file.toString().endsWith(SheetLookup.SUFFIX)) {
      sheets.add(file.toString());
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFileFailed(Path place, IOException failure) throws IOException {
    // A link to a directory that it lies in: what is there has been met.
    if (failure instanceof FileSystemLoopException) {
      return FileVisitResult.CONTINUE;
    }
    throw failure;
  }
}
