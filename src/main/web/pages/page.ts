import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { isAbort, sentence } from '../api';
import { GonuElement } from '../panel/element';
import { parse, type Route } from '../route';

/** A page: loads what its route names, shows what went wrong, and gives requests up when it goes. */
export abstract class GonuPage extends GonuElement {
  @property({ attribute: false }) route: Route = parse('');
  @state() protected failure = '';

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
    const ended = () => {
      if (this.loading === signal) {
        this.loading = null;
      }
    };
    this.attempt(this.load().finally(ended));
  }

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
      this.startLoad();
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
      }
    });
  }

  protected renderFailure(): TemplateResult | typeof nothing {
    return this.failure
      ? html`<p class="error" role="alert">
          ${this.failure}
          <button class="quiet" aria-label="Close this message" @click=${() => (this.failure = '')}>
            ✕
          </button>
        </p>`
      : nothing;
  }
}
