/** A small client of the language server: JSON-RPC over a web socket, one document. */

export interface LspPosition {
  line: number;
  character: number;
}

export interface LspRange {
  start: LspPosition;
  end: LspPosition;
}

export interface LspDiagnostic {
  range: LspRange;
  severity?: number;
  code?: string | number;
  source?: string;
  message: string;
}

export interface TextEdit {
  range: LspRange;
  newText: string;
}

export interface CodeAction {
  title: string;
  diagnostics?: LspDiagnostic[];
  edit?: { changes?: Record<string, TextEdit[]>; documentChanges?: { edits: TextEdit[] }[] };
}

export interface CompletionItem {
  label: string;
  kind?: number;
  detail?: string;
  documentation?: string | { value: string };
  insertText?: string;
  textEdit?: TextEdit;
  sortText?: string;
}

interface Message {
  jsonrpc: '2.0';
  id?: number | string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (failure: Error) => void;
}

const URI = 'gonu-page:///sheet.kif';
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;

/** Listeners to what the language server says by itself. */
export interface LspListener {
  diagnosed(diagnostics: LspDiagnostic[]): void;
  connected(isConnected: boolean): void;
}

/** One document, open in the language server as long as this lives; comes back when it breaks. */
export class LanguageClient {
  private socket: WebSocket | null = null;
  private ready = false;
  private waiting = new Map<number, Waiting>();
  private nextId = 1;
  private version = 0;
  private pause = FIRST_PAUSE_MS;
  private timer = 0;
  private closed = false;

  constructor(
    private text: string,
    private readonly listener: LspListener,
  ) {
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/lsp`);
    this.socket = socket;
    socket.onopen = () => {
      this.initialize().catch(() => socket.close());
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => this.lost();
  }

  private async initialize(): Promise<void> {
    await this.request('initialize', {
      processId: null,
      rootUri: null,
      capabilities: {
        general: { positionEncodings: ['utf-16'] },
        textDocument: {
          publishDiagnostics: { relatedInformation: false },
          hover: { contentFormat: ['plaintext'] },
          completion: {
            completionItem: { snippetSupport: false, documentationFormat: ['plaintext'] },
          },
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } } },
        },
      },
    });
    this.notify('initialized', {});
    this.ready = true;
    this.pause = FIRST_PAUSE_MS;
    this.version = 1;
    this.notify('textDocument/didOpen', {
      textDocument: { uri: URI, languageId: 'gdl', version: this.version, text: this.text },
    });
    this.listener.connected(true);
  }

  private lost(): void {
    this.ready = false;
    this.waiting.forEach((each) => each.reject(new Error('the language server is gone')));
    this.waiting.clear();
    if (!this.closed) {
      this.listener.connected(false);
      this.timer = window.setTimeout(() => this.open(), this.pause);
      this.pause = Math.min(LONGEST_PAUSE_MS, this.pause * 2);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** The document is this text now. */
  change(text: string): void {
    this.text = text;
    if (this.ready) {
      this.version++;
      this.notify('textDocument/didChange', {
        textDocument: { uri: URI, version: this.version },
        contentChanges: [{ text }],
      });
    }
  }

  async hover(position: LspPosition): Promise<{ text: string; range?: LspRange } | null> {
    const hover = await this.ask<{ contents: unknown; range?: LspRange } | null>(
      'textDocument/hover',
      { position },
    );
    const text = hover ? plain(hover.contents) : '';
    return hover && text ? { text, ...(hover.range ? { range: hover.range } : {}) } : null;
  }

  async complete(position: LspPosition): Promise<CompletionItem[]> {
    const answer = await this.ask<CompletionItem[] | { items: CompletionItem[] } | null>(
      'textDocument/completion',
      { position },
    );
    return Array.isArray(answer) ? answer : (answer?.items ?? []);
  }

  /** The quick fixes for a finding. */
  async fixes(diagnostic: LspDiagnostic): Promise<CodeAction[]> {
    const answer = await this.ask<CodeAction[] | null>('textDocument/codeAction', {
      range: diagnostic.range,
      context: { diagnostics: [diagnostic] },
    });
    return (answer ?? []).filter((action) => isAbout(action, diagnostic));
  }

  async format(): Promise<TextEdit[]> {
    const options = { tabSize: 2, insertSpaces: true };
    return (await this.ask<TextEdit[] | null>('textDocument/formatting', { options })) ?? [];
  }

  private ask<T>(method: string, params: object): Promise<T> {
    if (!this.ready) {
      return Promise.reject(new Error('the language server is not there'));
    }
    return this.request(method, { textDocument: { uri: URI }, ...params }) as Promise<T>;
  }

  private request(method: string, params: unknown): Promise<unknown> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.send({ jsonrpc: '2.0', id, method, params });
    });
  }

  private notify(method: string, params: unknown): void {
    this.send({ jsonrpc: '2.0', method, params });
  }

  private send(message: Message): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
    }
  }

  private receive(message: Message): void {
    if (message.method === undefined) {
      const waiting = this.waiting.get(Number(message.id));
      this.waiting.delete(Number(message.id));
      if (message.error) {
        waiting?.reject(new Error(message.error.message));
      } else {
        waiting?.resolve(message.result);
      }
    } else if (message.method === 'textDocument/publishDiagnostics') {
      const { diagnostics, version } = message.params as {
        diagnostics: LspDiagnostic[];
        version?: number;
      };
      if (version === undefined || version === null || version === this.version) {
        this.listener.diagnosed(diagnostics);
      }
    } else if (message.id !== undefined) {
      this.send({ jsonrpc: '2.0', id: message.id, result: null });
    }
  }
}

function isAbout(action: CodeAction, diagnostic: LspDiagnostic): boolean {
  return (
    action.diagnostics?.some(
      ({ range: { start }, code }) =>
        code === diagnostic.code &&
        start.line === diagnostic.range.start.line &&
        start.character === diagnostic.range.start.character,
    ) ?? false
  );
}

/** The edits of a quick fix to our document. */
export function editsOf(action: CodeAction): TextEdit[] {
  const changes = Object.values(action.edit?.changes ?? {}).flat();
  const documents = (action.edit?.documentChanges ?? []).flatMap((change) => change.edits);
  return [...changes, ...documents];
}

function plain(contents: unknown): string {
  if (typeof contents === 'string') {
    return contents;
  }
  if (Array.isArray(contents)) {
    return contents.map(plain).join('\n\n');
  }
  return String((contents as { value?: string } | null)?.value ?? '');
}
