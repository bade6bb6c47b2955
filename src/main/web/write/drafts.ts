import { read, write } from '../memory';
import { titleOf } from './title';

const KEY = 'gonu.drafts';

/** Where older versions kept the only one. */
const OLD_KEY = 'gonu.draft';

const MAX_DRAFTS = 8;

/** A text of the user. */
export interface Draft {
  sheet: string;
  view: string;
  /** When it was begun, in milliseconds since 1970; no two have the same. */
  begun: number;
  /** When it was changed last, in milliseconds since 1970. */
  changed: number;
}

/** The texts that the user has written, the latest first. */
export function drafts(): Draft[] {
  const kept = read<Draft[] | null>(KEY, null);
  if (kept) {
    return kept;
  }
  const only = read<{ sheet: string; view: string } | null>(OLD_KEY, null);
  return only?.sheet.trim() ? [{ ...only, begun: 0, changed: 0 }] : [];
}

/** The time of a draft that is begun now. */
export function beginning(): number {
  return Math.max(Date.now(), ...drafts().map((each) => each.begun + 1));
}

/** Keeps a draft in place of what it was before; an empty one goes, and of many the oldest. */
export function keepDraft(begun: number, sheet: string, view: string): void {
  const others = drafts().filter((each) => each.begun !== begun);
  const isEmpty = !sheet.trim() && !view.trim();
  const kept = isEmpty ? [] : [{ sheet, view, begun, changed: Date.now() }];
  let room = MAX_DRAFTS;
  while (room > 0 && !write(KEY, [...kept, ...others].slice(0, room))) {
    room--;
  }
}

/** What a draft is called among the games to begin with. */
export function nameOf(draft: Draft): string {
  const title = titleOf(draft.sheet) || 'Without a title';
  if (draft.changed === 0) {
    return title;
  }
  const date = new Date(draft.changed);
  const day = date.toLocaleDateString('en', { day: 'numeric', month: 'short' });
  return `${title}, ${day}, ${date.toTimeString().slice(0, 'hh:mm'.length)}`;
}
