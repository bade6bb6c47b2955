package org.gonu.server.store;

/**
 * A rule sheet.
 *
 * @param hash SHA-256 of its text in UTF-8, 64 hexadecimal digits
 * @param name of the game
 * @param version counted from 1 for each name
 * @param addedAt milliseconds since 1970
 */
public record SheetRow(String hash, String name, int version, String text, long addedAt) {}
