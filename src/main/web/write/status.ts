import { html, nothing, type TemplateResult } from 'lit';
import type { EditorFinding } from './editor';

/** What is told below the text. */
export interface Status {
  /** Null while the text is checked. */
  findings: readonly EditorFinding[] | null;
  /** True if the language server is not there. */
  isAway: boolean;
  isWorking: boolean;
  note: string;
  /** A link to the text, or nothing. */
  link: string;
  isCopied: boolean;
}

/** The line below the text. */
export function statusLine(status: Status): TemplateResult {
  if (status.isAway) {
    return html`<span class="bad">The language server is away; trying again …</span>`;
  }
  return html`${status.findings ? counts(status.findings) : 'Checking …'}
  ${status.isWorking ? html`<span>Working …</span>` : nothing}
  ${status.note ? html`<span>${status.note}</span>` : nothing}
  ${
    status.link
      ? html`<label class="field"
          ><span>The link${status.isCopied ? ', copied too' : ''}</span
          ><input
            readonly
            .value=${status.link}
            @focus=${(e: Event) => (e.target as HTMLInputElement).select()}
        /></label>`
      : nothing
  }`;
}

function counts(findings: readonly EditorFinding[]): TemplateResult {
  const errors = findings.filter((each) => each.isError).length;
  const text =
    findings.length === 0
      ? 'No errors'
      : `${plural(errors, 'error')}, ${plural(findings.length - errors, 'warning')}`;
  return html`<span class=${errors > 0 ? 'bad' : 'good'}>${text}</span>`;
}

function plural(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? '' : 's'}`;
}
