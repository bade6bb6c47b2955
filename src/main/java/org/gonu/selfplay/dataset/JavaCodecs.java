package org.gonu.selfplay.dataset;

import io.airlift.compress.zstd.ZstdCompressor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.compression.CompressionCodecFactory;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;

/**
 * Compresses pages by Zstandard, in Java: the same bytes on every machine, and no native library.
 */
final class JavaCodecs implements CompressionCodecFactory {
  /** What files are compressed by. */
  static final CompressionCodecName CODEC = CompressionCodecName.ZSTD;

  @Override
  public BytesInputCompressor getCompressor(CompressionCodecName codec) {
    if (codec != CODEC) {
      throw new IllegalArgumentException("no codec " + codec);
    }
    return new Zstandard();
  }

  @Override
  public BytesInputDecompressor getDecompressor(CompressionCodecName codec) {
    throw new UnsupportedOperationException("files are only written");
  }

  @Override
  public void release() {
    // Holds nothing.
  }

  private static final class Zstandard implements BytesInputCompressor {
    private final ZstdCompressor compressor = new ZstdCompressor();

    @Override
    public BytesInput compress(BytesInput page) throws IOException {
      ByteArrayOutputStream whole = new ByteArrayOutputStream(Math.toIntExact(page.size()));
      page.writeAllTo(whole);
      byte[] plain = whole.toByteArray();
      byte[] packed = new byte[compressor.maxCompressedLength(plain.length)];
      int length = compressor.compress(plain, 0, plain.length, packed, 0, packed.length);
      return BytesInput.from(packed, 0, length);
    }

    @Override
    public CompressionCodecName getCodecName() {
      return CODEC;
    }

    @Override
    public void release() {
      // Holds nothing but arrays.
    }
  }
}
