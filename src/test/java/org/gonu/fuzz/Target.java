package org.gonu.fuzz;

import java.util.List;

/** Something that takes bytes from outside and must never break. */
interface Target extends AutoCloseable {
  /** Good inputs, from which the others are made. */
  List<byte[]> samples();

  /** Words that matter to the reader. */
  List<String> words();

  /**
   * Takes an input. Whatever is wrong with it must be said in the way of the target; anything
   * thrown is a fault.
   */
  void take(byte[] input) throws Exception;

  /** Frees what the target holds. */
  @Override
  default void close() {}
}
