import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';

const RELATIONS = new Set('role init true does next legal goal terminal base input'.split(' '));
const LOGIC = new Set(['<=', 'not', 'or', 'distinct', 'and']);

interface Place {
  opened: boolean;
}

const language = StreamLanguage.define<Place>({
  name: 'gdl',
  startState: () => ({ opened: false }),
  token(stream, place) {
    if (stream.eatSpace()) {
      return null;
    }
    const opened = place.opened;
    place.opened = false;
    if (stream.match(/^;;;.*/)) {
      return 'heading';
    }
    if (stream.match(/^;.*/)) {
      return 'comment';
    }
    if (stream.match(/^[()]/)) {
      place.opened = stream.current() === '(';
      return 'bracket';
    }
    if (stream.match(/^\?[^\s();]*/)) {
      return 'variableName';
    }
    const word = stream.match(/^[^\s();]+/);
    const text = Array.isArray(word) ? (word[0] ?? '').toLowerCase() : '';
    if (!text) {
      stream.next();
      return null;
    }
    if (LOGIC.has(text)) {
      return 'operator';
    }
    if (RELATIONS.has(text)) {
      return 'keyword';
    }
    if (/^\d+$/.test(text)) {
      return 'number';
    }
    return opened ? 'name' : 'atom';
  },
  languageData: { commentTokens: { line: ';' }, closeBrackets: { brackets: ['('] } },
});

const style = HighlightStyle.define([
  { tag: tags.heading, color: 'var(--code-head)', fontWeight: '600' },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: tags.keyword, color: 'var(--code-keyword)', fontWeight: '600' },
  { tag: tags.operator, color: 'var(--code-operator)' },
  { tag: tags.variableName, color: 'var(--code-variable)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: tags.name, color: 'var(--code-name)' },
  { tag: tags.atom, color: 'var(--code-atom)' },
  { tag: tags.bracket, color: 'var(--soft)' },
]);

/** Rule sheets in colours. */
export const gdl = [language, syntaxHighlighting(style)];
