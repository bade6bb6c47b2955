import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { GutterMarker, gutter } from '@codemirror/view';
import { count } from '../panel/thought';

/** How often the rule of a line (from 1) was used. */
export type Coverage = ReadonlyMap<number, number>;

/** Shows other counts; none to show no margin. */
export const showCoverage = StateEffect.define<Coverage>();

class CountMarker extends GutterMarker {
  constructor(readonly uses: number) {
    super();
  }

  override eq(other: CountMarker): boolean {
    return other.uses === this.uses;
  }

  override toDOM(): HTMLElement {
    const span = document.createElement('span');
    span.className = this.uses === 0 ? 'uses never' : 'uses';
    span.textContent = this.uses === 0 ? 'never' : count(this.uses);
    span.title = this.uses === 0 ? 'no playout uses this rule' : `used ${this.uses} times`;
    return span;
  }
}

/** Counts stay until the text changes. */
const counts = StateField.define<Coverage>({
  create: () => new Map(),
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(showCoverage)) {
        return effect.value;
      }
    }
    return transaction.docChanged ? new Map() : value;
  },
});

/** The margin with the counts. */
export const coverage: Extension = [
  counts,
  gutter({
    class: 'cm-coverage',
    lineMarker(view, line) {
      const uses = view.state.field(counts).get(view.state.doc.lineAt(line.from).number);
      return uses === undefined ? null : new CountMarker(uses);
    },
    lineMarkerChange: (update) => update.startState.field(counts) !== update.state.field(counts),
  }),
];
