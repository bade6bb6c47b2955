import { css } from 'lit';

/** How the editor looks; its colours are those of the page. */
export const look = css`
  :host {
    display: block;
    min-width: 0;
  }
  .editor {
    height: 100%;
  }
  .cm-editor {
    height: 100%;
    color: var(--ink);
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: 8px;
    overflow: hidden;
    font-size: 13px;
  }
  .cm-editor.cm-focused {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  .cm-editor .cm-scroller {
    font-family: ui-monospace, 'SF Mono', 'Cascadia Code', 'DejaVu Sans Mono', monospace;
    line-height: 1.55;
  }
  .cm-editor .cm-content {
    caret-color: var(--ink);
  }
  .cm-editor .cm-cursor {
    border-left-color: var(--ink);
  }
  .cm-editor .cm-gutters {
    color: var(--soft);
    background: var(--card);
    border-right: 1px solid var(--line);
  }
  .cm-editor .cm-activeLine {
    background: color-mix(in srgb, var(--accent) 7%, transparent);
  }
  .cm-editor.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground,
  .cm-editor .cm-selectionBackground {
    background: color-mix(in srgb, var(--accent) 28%, transparent);
  }
  .cm-editor .cm-matchingBracket {
    background: color-mix(in srgb, var(--accent) 25%, transparent);
    outline: none;
  }
  .cm-editor .cm-tooltip {
    color: var(--ink);
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: 8px;
    box-shadow: 0 6px 24px rgb(0 0 0 / 18%);
    overflow: hidden;
  }
  .cm-editor .cm-tooltip-autocomplete ul li {
    padding: 2px 8px;
  }
  .cm-editor .cm-tooltip-autocomplete ul li[aria-selected] {
    color: var(--on-accent);
    background: var(--accent);
  }
  .cm-editor .cm-diagnostic {
    padding: 8px 12px;
    border-left-width: 4px;
    white-space: pre-wrap;
    max-width: 60ch;
    font:
      13px/1.5 system-ui,
      sans-serif;
  }
  .cm-editor .cm-diagnosticAction {
    display: inline-block;
    margin: 6px 8px 0 0;
    padding: 4px 10px;
    font:
      600 13px system-ui,
      sans-serif;
    color: var(--on-accent);
    background: var(--accent);
    border: 0;
    border-radius: 6px;
    cursor: pointer;
  }
  .cm-editor .hover {
    padding: 8px 12px;
    max-width: 60ch;
    white-space: pre-wrap;
    font:
      13px/1.5 system-ui,
      sans-serif;
  }
  .cm-coverage {
    text-align: right;
  }
  .uses {
    padding-right: 6px;
    font-size: 11px;
    color: var(--soft);
  }
  .uses.never {
    color: var(--bad);
    font-weight: 600;
  }
`;
