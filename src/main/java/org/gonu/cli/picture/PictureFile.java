package org.gonu.cli.picture;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.render.image.Animation;
import org.gonu.render.image.Raster;
import org.gonu.storage.AtomicFile;

/**
 * A file for pictures, whose name tells its form.
 *
 * @param path as the user wrote it
 */
record PictureFile(String path, Form form) {
  /** What files can be. */
  enum Form {
    SVG,
    PNG,
    GIF
  }

  /** The file of a name. */
  static PictureFile of(String path) {
    String name = path.toLowerCase(Locale.ROOT);
    for (Form form : Form.values()) {
      if (name.endsWith("." + form.name().toLowerCase(Locale.ROOT))) {
        return new PictureFile(path, form);
      }
    }
    throw new UsageException("a picture is a file .svg, .png or .gif, not '" + path + "'");
  }

  /**
   * Writes pictures.
   *
   * @param svgs one, but for a GIF
   * @param width in pixels, of PNG and GIF
   * @param delay of the pictures of a GIF, in ms
   */
  void write(ImmutableList<String> svgs, int width, int delay) {
    try {
      AtomicFile.write(GameFile.path(path), bytes(svgs, width, delay));
    } catch (IOException unwritable) {
      throw UnwritableFile.error(path, GameFile.path(path), unwritable);
    }
  }

  private byte[] bytes(ImmutableList<String> svgs, int width, int delay) {
    return switch (form) {
      case SVG -> (svgs.getFirst() + "\n").getBytes(StandardCharsets.UTF_8);
      case PNG -> withFonts(() -> Raster.png(svgs.getFirst(), width));
      case GIF -> withFonts(() -> Animation.gif(svgs, width, delay));
    };
  }

  /** Where a computer has no fonts at all, Java fails at the first letter. */
  private static byte[] withFonts(java.util.function.Supplier<byte[]> drawing) {
    try {
      return drawing.get();
    } catch (LinkageError | InternalError noFonts) {
      throw new InputException(
          "gonu: Java can draw no letters here: "
              + Optional.ofNullable(noFonts.getMessage()).orElse("no fonts")
              + "\nhelp: install fonts, such as the package fonts-dejavu-core, or write an .svg\n");
    }
  }
}
