package org.gonu.render.image;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.parser.resources.ResourcePolicy;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;

/** Turns SVG texts of this program into pixels. Needs no screen, but fonts for the letters. */
public final class Raster {
  /** Least and most width of a picture, in pixels. */
  public static final int MIN_WIDTH = 16;

  /** Most width. */
  public static final int MAX_WIDTH = 4096;

  /** Most pixels of one picture; a higher picture is made narrower. */
  private static final double MAX_PIXELS = 32e6;

  /** Paths of a picture, which may be large: nobody else's pictures are read. */
  private static final int MAX_PATHS = 200_000;

  private Raster() {}

  /** The picture as bytes of a PNG file. */
  public static byte[] png(String svg, int width) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(draw(svg, width), "png", bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  /**
   * The picture as pixels on a white ground.
   *
   * @param width in pixels, {@value #MIN_WIDTH} to {@value #MAX_WIDTH}
   */
  static BufferedImage draw(String svg, int width) {
    if (width < MIN_WIDTH || width > MAX_WIDTH) {
      throw new IllegalArgumentException("a picture cannot be " + width + " pixels wide");
    }
    SVGDocument document = load(svg);
    double ratio = document.viewBox().getHeight() / document.viewBox().getWidth();
    int across = (int) Math.max(1, Math.min(width, Math.sqrt(MAX_PIXELS / ratio)));
    int down = (int) Math.max(1, Math.round(across * ratio));
    BufferedImage image = new BufferedImage(across, down, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, across, down);
    document.renderWithPlatform(
        NullPlatformSupport.INSTANCE, graphics, new ViewBox(0, 0, across, down));
    graphics.dispose();
    return image;
  }

  private static SVGDocument load(String svg) {
    LoaderContext context =
        LoaderContext.builder()
            .externalResourcePolicy(ResourcePolicy.DENY_ALL)
            .documentLimits(
                new DocumentLimits(
                    DocumentLimits.DEFAULT_MAX_NESTING_DEPTH,
                    DocumentLimits.DEFAULT_MAX_USE_NESTING_DEPTH,
                    MAX_PATHS))
            .build();
    SVGDocument document =
        new SVGLoader()
            .load(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)), null, context);
    if (document == null) {
      throw new IllegalArgumentException("not an SVG text: " + svg);
    }
    return document;
  }
}
