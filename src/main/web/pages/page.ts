import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { ApiError, isAbort, isFinal, sentence } from '../api';
import { GonuElement } from '../panel/element';
import { parse, type Route } from '../route';

/** A page: loads what its route names, shows what went wrong, and gives requests up when it goes. */
export abstract class GonuPage extends GonuElement {
  @property({ attribute: false }) route: Route = parse('');
  @state() protected failure = '';

  /** Why the page could not be loaded; null if it was, or may yet be. */
  @state() private unloaded: unknown = null;

  /** True if the failure is that the server did not answer. */
  private isAway = false;

  private controller = new AbortController();

  /** Ends the requests of this page when it goes, or when its route changes. */
  protected get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Loads what the route names. */
  protected abstract load(): Promise<void>;

  /** What has to be the same in a new route for nothing to be loaded anew. */
  protected placeOf(route: Route): string {
    return `${route.page}/${route.parts.join('/')}`;
  }

  private place: string | null = null;

  /** The signal of the load that is under way, if one is. */
  private loading: AbortSignal | null = null;

  private startLoad(): void {
    const signal = this.signal;
    this.loading = signal;
    const ended = (failure: unknown) => {
      if (this.loading === signal) {
        this.loading = null;
        if (this.unloaded !== null && failure === null) {
          this.failure = '';
        }
        this.unloaded = failure;
      }
    };
    this.attempt(
      this.load().then(
        () => ended(null),
        (failure: unknown) => {
          ended(failure);
          throw failure;
        },
      ),
    );
  }

  private readonly tryAgain = (): void => {
    this.failure = '';
    this.unloaded = null;
    this.startLoad();
  };

  /** Loads anew, unless that is under way: an old answer must not replace a newer one. */
  protected reload(): void {
    if (this.loading === null) {
      this.startLoad();
    }
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('route') && this.place !== this.placeOf(this.route)) {
      this.place = this.placeOf(this.route);
      this.controller.abort();
      this.controller = new AbortController();
      this.failure = '';
      this.unloaded = null;
      this.startLoad();
    }
  }

  /** What the window is called; null for the name of the place. */
  protected get windowTitle(): string | null {
    return null;
  }

  protected override updated(_changed: PropertyValues): void {
    if (this.windowTitle !== null) {
      document.title = `${this.windowTitle} – Gonu`;
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.controller.abort();
    this.place = null;
  }

  /** Shows the failure of some work, if it fails. */
  protected attempt(work: Promise<void>): void {
    work.catch((failure: unknown) => {
      if (!isAbort(failure)) {
        this.failure = sentence(failure);
        this.isAway = failure instanceof ApiError && failure.status === 0;
      }
    });
  }

  /** Forgets that the server did not answer, now that it does. */
  protected reached(): void {
    if (this.isAway) {
      this.failure = '';
      this.isAway = false;
    }
  }

  protected renderFailure(): TemplateResult | typeof nothing {
    return this.failure
      ? html`<p class="error" role="alert"><span>${this.failure}</span>${this.renderWayOn()}</p>`
      : nothing;
  }

  /** What can be done about a failure; where nothing could be loaded, there is nothing below it. */
  private renderWayOn(): TemplateResult {
    if (this.unloaded === null) {
      return html`<button
        class="quiet"
        aria-label="Close this message"
        @click=${() => (this.failure = '')}
      >
        ✕
      </button>`;
    }
    return isFinal(this.unloaded) || !(this.unloaded instanceof ApiError)
      ? html`<a class="button" href="#/">All games</a>`
      : html`<button @click=${this.tryAgain}>Try again</button>`;
  }

  /** Stands for what is not there yet; is seen only if that takes a while. */
  protected renderLoading(): TemplateResult | typeof nothing {
    return this.failure ? nothing : html`<p class="note loading" role="status">Loading …</p>`;
  }
}
