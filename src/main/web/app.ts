import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keepTheme, theme, type Theme } from './memory';
import { GonuElement } from './panel/element';
import { parse, type Route } from './route';
import './pages/game';
import './pages/library';
import './pages/match';
import './pages/play';
import './pages/replay';
import './pages/review';
import './pages/shared';
import './pages/table';
import './pages/tournament';
import './pages/tournaments';
import './pages/watch';
import './write/write';

const PLACES: readonly [page: string, name: string, also: readonly string[]][] = [
  ['library', 'Games', ['game', 'play', 'table']],
  ['watch', 'Watch', ['match', 'replay', 'review', 'shared']],
  ['write', 'Write', []],
  ['tournaments', 'Tournaments', ['tournament']],
];

const NEXT_THEME: Record<Theme, Theme> = { auto: 'light', light: 'dark', dark: 'auto' };

/** The whole application: the head of the page, and the page that the address names. */
@customElement('gonu-app')
export class GonuApp extends GonuElement {
  @state() private route: Route = parse(location.hash);
  @state() private theme: Theme = theme();

  override connectedCallback(): void {
    super.connectedCallback();
    this.replaceChildren();
    window.addEventListener('hashchange', this.onHash);
    this.applyTheme();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.onHash);
  }

  private readonly onHash = (): void => {
    this.route = parse(location.hash);
    window.scrollTo(0, 0);
    void this.updateComplete.then(() => {
      const active = document.activeElement;
      if (active === document.body || active === null) {
        this.querySelector('main')?.focus({ preventScroll: true });
      }
    });
  };

  private readonly changeTheme = (): void => {
    this.theme = NEXT_THEME[this.theme];
    keepTheme(this.theme);
    this.applyTheme();
  };

  /** The title of the window is that of the place, until its page knows a better one. */
  protected override updated(changed: PropertyValues): void {
    if (!changed.has('route')) {
      return;
    }
    const name = PLACES.find(([page]) => page === this.route.page)?.[1];
    const about = this.route.parts[0] !== 'shared' ? this.route.parts[0] : undefined;
    const shown = name ?? (about && about.length < 40 ? about : this.route.page);
    document.title = `${shown} – Gonu`;
  }

  private applyTheme(): void {
    document.documentElement.dataset.theme = this.theme;
  }

  protected override render(): TemplateResult {
    return html`
      <a class="skip" href="#content" @click=${this.skip}>To the content</a>
      <header class="top">
        <a class="brand" href="#/"><img src="icon.svg" alt="" width="28" height="28" />Gonu</a>
        <nav aria-label="Places">
          ${PLACES.map(
            ([page, name, also]) =>
              html`<a
                href=${page === 'library' ? '#/' : `#/${page}`}
                aria-current=${
                  this.route.page === page || also.includes(this.route.page) ? 'page' : 'false'
                }
                >${name}</a
              >`,
          )}
        </nav>
        <button
          class="theme quiet"
          @click=${this.changeTheme}
          aria-label=${`Colours: ${this.theme}`}
          title=${`Colours: ${this.theme}`}
        >
          <span aria-hidden="true">${{ auto: '◐', light: '☀', dark: '☾' }[this.theme]}</span>
        </button>
      </header>
      <main id="content" tabindex="-1">${this.renderPage()}</main>
    `;
  }

  private readonly skip = (event: Event): void => {
    event.preventDefault();
    this.querySelector('main')?.focus();
  };

  private renderPage(): TemplateResult {
    const route = this.route;
    switch (route.page) {
      case 'library':
        return html`<gonu-library></gonu-library>`;
      case 'game':
        return html`<gonu-game .route=${route}></gonu-game>`;
      case 'play':
        return html`<gonu-play .route=${route}></gonu-play>`;
      case 'table':
        return html`<gonu-table .route=${route}></gonu-table>`;
      case 'watch':
        return html`<gonu-watch></gonu-watch>`;
      case 'match':
        return html`<gonu-match .route=${route}></gonu-match>`;
      case 'replay':
        return html`<gonu-replay .route=${route}></gonu-replay>`;
      case 'review':
        return html`<gonu-review .route=${route}></gonu-review>`;
      case 'shared':
        return html`<gonu-shared .route=${route}></gonu-shared>`;
      case 'write':
        return html`<gonu-write .route=${route}></gonu-write>`;
      case 'tournaments':
        return html`<gonu-tournaments></gonu-tournaments>`;
      case 'tournament':
        return html`<gonu-tournament .route=${route}></gonu-tournament>`;
      default:
        return html`<section class="page narrow">
          <h1>Nothing here</h1>
          <p>There is no page “${route.page}”. <a href="#/">All games</a> are a good start.</p>
        </section>`;
    }
  }
}
