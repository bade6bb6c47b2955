import { LitElement } from 'lit';

/**
 * A part of the page in the page's own tree: one style sheet dresses all parts, and labels reach
 * from part to part.
 */
export class GonuElement extends LitElement {
  protected override createRenderRoot(): this {
    return this;
  }

  /** Sends an event that reaches the parts around this one. */
  protected send(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}
