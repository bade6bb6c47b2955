package org.gonu.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes inputs out of good ones: bytes changed, pieces deleted, doubled, moved or taken from
 * another input, and words put in that matter to the reader. An input depends on its number and the
 * seed alone.
 */
final class Mutator {
  /** Longest input; long ones take time and show no more. */
  private static final int MAX_LENGTH = 20_000;

  private final List<byte[]> samples;
  private final List<String> words;
  private final long seed;

  Mutator(List<byte[]> samples, List<String> words, long seed) {
    this.samples = samples;
    this.words = words;
    this.seed = seed;
  }

  /** The input of a number. */
  byte[] input(long number) {
    SplittableRandom random = new SplittableRandom(seed * 0x9e3779b97f4a7c15L + number);
    byte[] input = sample(random);
    int changes = 1 << random.nextInt(5);
    for (int i = 0; i < changes; i++) {
      input = change(input, random);
    }
    return input.length <= MAX_LENGTH ? input : Arrays.copyOf(input, MAX_LENGTH);
  }

  private byte[] sample(SplittableRandom random) {
    byte[] sample = samples.get(random.nextInt(samples.size()));
    if (sample.length <= MAX_LENGTH / 2) {
      return sample;
    }
    int from = random.nextInt(sample.length - MAX_LENGTH / 2);
    return Arrays.copyOfRange(sample, from, from + MAX_LENGTH / 2);
  }

  private byte[] change(byte[] input, SplittableRandom random) {
    int from = random.nextInt(input.length + 1);
    int to = Math.min(input.length, from + random.nextInt(1 << random.nextInt(1, 10)));
    byte[] piece = Arrays.copyOfRange(input, from, to);
    return switch (random.nextInt(7)) {
      case 0 -> spliced(input, from, to, new byte[0]);
      case 1 -> spliced(input, from, from, piece);
      case 2 -> spliced(input, from, to, word(random));
      case 3 -> {
        int at = random.nextInt(input.length + 1);
        yield spliced(input, at, at, piece);
      }
      case 4 -> {
        byte[] other = sample(random);
        int start = random.nextInt(other.length + 1);
        int end = Math.min(other.length, start + random.nextInt(200));
        yield spliced(input, from, to, Arrays.copyOfRange(other, start, end));
      }
      case 5 -> Arrays.copyOf(input, from);
      default -> {
        byte[] changed = input.clone();
        if (changed.length > 0) {
          changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
        }
        yield changed;
      }
    };
  }

  private byte[] word(SplittableRandom random) {
    String word = words.get(random.nextInt(words.size()));
    int times = random.nextInt(20) == 0 ? random.nextInt(1_000) : 1;
    return word.repeat(times).getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] spliced(byte[] input, int from, int to, byte[] piece) {
    byte[] all = new byte[from + piece.length + input.length - to];
    System.arraycopy(input, 0, all, 0, from);
    System.arraycopy(piece, 0, all, from, piece.length);
    System.arraycopy(input, to, all, from + piece.length, input.length - to);
    return all;
  }
}
