/**
 * Why an atom holds in a position, and why not.
 *
 * <p>Comes in: a {@link org.gonu.analysis.derivation.Model} and an atom. Goes out: trees of
 * derivations and refusals, which callers print. Reading order: {@link
 * org.gonu.analysis.explain.Explainer}, {@link org.gonu.analysis.explain.Derivation}, {@link
 * org.gonu.analysis.explain.Refusal}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.analysis.explain;

import org.jspecify.annotations.NullMarked;
