/**
 * Files that have to survive a crash, and that several programs may want at the same time.
 *
 * <p>Reading order: {@link org.gonu.storage.AtomicFile} (replaced as a whole), {@link
 * org.gonu.storage.PrivateFile} (only for its owner to read), {@link org.gonu.storage.LineFile}
 * (grows by lines, each of them on the disk at once), {@link org.gonu.storage.LockedFile} (for one
 * program at a time). They know nothing of what is in them.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.storage;

import org.jspecify.annotations.NullMarked;
