import { html, type TemplateResult } from 'lit';
import type { Game } from '../types';
import { drafts, nameOf, type Draft } from './drafts';

/**
 * The choice of a text to begin with: a draft, or a game of the library.
 *
 * @param games of the library
 * @param begun of the draft that is in the editor, if one is
 */
export function beginnings(
  games: readonly Game[],
  begun: number | null,
  openDraft: (draft: Draft) => void,
  openGame: (id: string) => void,
): TemplateResult {
  const others = drafts().filter((each) => each.begun !== begun);
  const choose = (event: Event): void => {
    const select = event.target as HTMLSelectElement;
    const value = select.value;
    select.value = '';
    const draft = others.find((each) => String(each.begun) === value);
    if (draft) {
      openDraft(draft);
    } else {
      openGame(value);
    }
  };
  const library = games.map((game) => html`<option value=${game.id}>${game.title}</option>`);
  return html`<select
    aria-label="Begin with a text of yours or a game of the library"
    @change=${choose}
  >
    <option value="" selected>Begin with …</option>
    ${
      others.length > 0
        ? html`<optgroup label="Yours">
              ${others.map((each) => html`<option value=${each.begun}>${nameOf(each)}</option>`)}
            </optgroup>
            <optgroup label="Library">${library}</optgroup>`
        : library
    }
  </select>`;
}
