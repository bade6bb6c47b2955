import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentUnit } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, EditorState, type Text } from '@codemirror/state';
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { LitElement, html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { coverage, showCoverage, type Coverage } from './coverage';
import { gdl } from './gdl';
import {
  LanguageClient,
  editsOf,
  type CodeAction,
  type CompletionItem,
  type LspDiagnostic,
  type LspPosition,
  type TextEdit,
} from './lsp';
import { look } from './look';

const SEVERITIES = ['error', 'error', 'warning', 'info', 'hint'] as const;
const TYPES: Record<number, string> = {
  3: 'function',
  6: 'variable',
  12: 'constant',
  14: 'keyword',
};

/** So many findings have their quick fixes asked for. */
const MOST_WITH_FIXES = 30;

/** Marks a change that puts another text into the editor. */
const replacement = Annotation.define<boolean>();

/** The whole text after a change. */
export interface Changed {
  text: string;
  /** False if another text was put in, and nobody has changed it yet. */
  isEdited: boolean;
}

/** A finding of the language server, with the quick fixes it offers. */
export interface EditorFinding {
  isError: boolean;
  /** Both from 1. */
  line: number;
  column: number;
  message: string;
  fixes: { name: string; apply: () => void }[];
}

/**
 * An editor of rule sheets on the language server. Sends `gonu-text` with each change ({@link
 * Changed}) and `gonu-findings` with what is found ({@link EditorFinding}), again when quick fixes
 * have come.
 */
@customElement('gonu-editor')
export class GonuEditor extends LitElement {
  static override styles = look;

  private view: EditorView | null = null;
  private client: LanguageClient | null = null;

  /** Counts what is found, so that late quick fixes of older findings are left out. */
  private round = 0;

  /** Findings below, or a keyboard on a screen, take height: the cursor stays in sight. */
  private readonly resized = new ResizeObserver(() => {
    if (this.view?.hasFocus) {
      const cursor = this.view.state.selection.main.head;
      this.view.dispatch({ effects: EditorView.scrollIntoView(cursor) });
    }
  });

  protected override render(): TemplateResult {
    return html`<div class="editor"></div>`;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resized.disconnect();
    this.client?.close();
    this.view?.destroy();
    this.client = null;
    this.view = null;
  }

  get text(): string {
    return this.view?.state.doc.toString() ?? '';
  }

  /** Replaces the whole text, and shows its beginning. */
  async setText(text: string): Promise<void> {
    await this.updateComplete;
    if (this.view) {
      this.view.dispatch({
        changes: { from: 0, to: this.view.state.doc.length, insert: text },
        selection: { anchor: 0 },
        scrollIntoView: true,
        annotations: replacement.of(true),
      });
    } else {
      this.begin(text);
    }
  }

  /** Shows how often rules are used, by line from 1. */
  showCoverage(counts: Coverage): void {
    this.view?.dispatch({ effects: showCoverage.of(counts) });
  }

  /** Goes to a line and column, both from 1. */
  goTo(line: number, column: number): void {
    if (this.view) {
      const at = offset(this.view.state.doc, { line: line - 1, character: column - 1 });
      this.view.dispatch({
        selection: { anchor: at },
        effects: EditorView.scrollIntoView(at, { y: 'center' }),
      });
      this.view.focus();
    }
  }

  /** Brings the text into the house's form. */
  async format(): Promise<void> {
    this.apply((await this.client?.format()) ?? []);
  }

  private begin(text: string): void {
    const root = this.shadowRoot!;
    this.view = new EditorView({
      root,
      parent: root.querySelector('.editor')!,
      state: EditorState.create({ doc: text, extensions: this.extensions() }),
    });
    this.resized.observe(this.view.dom);
    this.client = new LanguageClient(text, {
      diagnosed: (diagnostics) => void this.diagnosed(diagnostics),
      connected: (isConnected) => this.tell('gonu-connected', isConnected),
    });
  }

  private extensions() {
    return [
      lineNumbers(),
      lintGutter(),
      coverage,
      history(),
      drawSelection(),
      highlightActiveLine(),
      bracketMatching(),
      closeBrackets(),
      indentUnit.of('    '),
      gdl,
      autocompletion({ override: [(context) => this.complete(context)] }),
      hoverTooltip((view, at) => this.hover(view, at)),
      keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
      EditorView.contentAttributes.of({
        'aria-label': 'Rule sheet',
        spellcheck: 'false',
        tabindex: '0',
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) {
          const text = update.state.doc.toString();
          const isEdited = !update.transactions.some((each) => each.annotation(replacement));
          this.client?.change(text);
          this.tell('gonu-text', { text, isEdited } satisfies Changed);
        }
      }),
    ];
  }

  private tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** Findings are shown at once, and again with their quick fixes when these have come. */
  private async diagnosed(diagnostics: LspDiagnostic[]): Promise<void> {
    const round = ++this.round;
    this.show(diagnostics.map((each) => this.finding(each, [])));
    this.tellFindings(diagnostics, []);
    const fixes = await Promise.all(
      diagnostics.map((each, i) => (i < MOST_WITH_FIXES ? this.fixesOf(each) : [])),
    );
    if (round === this.round && fixes.some((each) => each.length > 0)) {
      this.show(diagnostics.map((each, i) => this.finding(each, fixes[i] ?? [])));
      this.tellFindings(diagnostics, fixes);
    }
  }

  private tellFindings(diagnostics: LspDiagnostic[], fixes: CodeAction[][]): void {
    const found = diagnostics.map(
      (each, i): EditorFinding => ({
        isError: (each.severity ?? 1) === 1,
        line: each.range.start.line + 1,
        column: each.range.start.character + 1,
        message: each.message,
        fixes: (fixes[i] ?? []).map((fix) => this.fix(fix)),
      }),
    );
    this.tell('gonu-findings', found);
  }

  private fix(fix: CodeAction): { name: string; apply: () => void } {
    return { name: fix.title, apply: () => this.apply(editsOf(fix)) };
  }

  private async fixesOf(diagnostic: LspDiagnostic): Promise<CodeAction[]> {
    try {
      return (await this.client?.fixes(diagnostic)) ?? [];
    } catch {
      return [];
    }
  }

  private show(diagnostics: Diagnostic[]): void {
    if (this.view) {
      this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
    }
  }

  private finding(diagnostic: LspDiagnostic, fixes: CodeAction[]): Diagnostic {
    const doc = this.view!.state.doc;
    const from = offset(doc, diagnostic.range.start);
    const code = diagnostic.code === undefined ? '' : ` [${diagnostic.code}]`;
    return {
      from,
      to: Math.max(from, offset(doc, diagnostic.range.end)),
      severity: SEVERITIES[diagnostic.severity ?? 1] ?? 'info',
      message: diagnostic.message + code,
      actions: fixes.map((fix) => this.fix(fix)),
    };
  }

  private apply(edits: TextEdit[]): void {
    const view = this.view;
    if (view && edits.length > 0) {
      const doc = view.state.doc;
      const changes = edits.map((edit) => ({
        from: offset(doc, edit.range.start),
        to: offset(doc, edit.range.end),
        insert: edit.newText,
      }));
      view.dispatch({ changes, userEvent: 'input.fix' });
    }
  }

  private async complete(context: CompletionContext): Promise<CompletionResult | null> {
    const word = context.matchBefore(/[^\s();]*/);
    const before = context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos);
    if (!context.explicit && before !== '(' && (!word || word.from === word.to)) {
      return null;
    }
    try {
      const items = await this.client!.complete(position(context.state.doc, context.pos));
      const from = word?.from ?? context.pos;
      return { from, options: items.map(completion), validFor: /^[^\s();]*$/ };
    } catch {
      return null;
    }
  }

  private async hover(view: EditorView, at: number) {
    try {
      const hover = await this.client?.hover(position(view.state.doc, at));
      if (!hover) {
        return null;
      }
      const range = hover.range;
      return {
        pos: range ? offset(view.state.doc, range.start) : at,
        ...(range ? { end: offset(view.state.doc, range.end) } : {}),
        above: true,
        create: () => {
          const dom = document.createElement('div');
          dom.className = 'hover';
          dom.textContent = hover.text;
          return { dom };
        },
      };
    } catch {
      return null;
    }
  }
}

function completion(item: CompletionItem): Completion {
  const info =
    typeof item.documentation === 'string' ? item.documentation : item.documentation?.value;
  return {
    label: item.label,
    apply: item.textEdit?.newText ?? item.insertText ?? item.label,
    type: TYPES[item.kind ?? 0] ?? 'text',
    ...(item.detail ? { detail: item.detail } : {}),
    ...(info ? { info } : {}),
  };
}

function position(doc: Text, at: number): LspPosition {
  const line = doc.lineAt(at);
  return { line: line.number - 1, character: at - line.from };
}

function offset(doc: Text, place: LspPosition): number {
  if (place.line >= doc.lines) {
    return doc.length;
  }
  const line = doc.line(Math.max(1, place.line + 1));
  return Math.min(line.to, line.from + Math.max(0, place.character));
}
