/*
 * The surface of GDL in prefix form (KIF): symbols, variables and parenthesised lists.
 *
 * What a list means (a rule, a literal, a term, a message of the match protocol) is decided after
 * parsing, where errors can be told in the words of the language instead of in tokens. Keywords are
 * ordinary symbols here, since rule sheets write them in any case.
 *
 * The parser is only ever given balanced parentheses, nested no deeper than a fixed limit: the
 * reader reports and repairs the others first.
 */
grammar Gdl;

file
    : expression* EOF
    ;

expression
    : SYMBOL
    | VARIABLE
    | list
    ;

list
    : OPEN expression* CLOSE
    ;

OPEN
    : '('
    ;

CLOSE
    : ')'
    ;

VARIABLE
    : '?' SYMBOL_CHARACTER+
    ;

/** Any other run of characters that ends at white space, a parenthesis or a comment. */
SYMBOL
    : SYMBOL_CHARACTER+
    ;

COMMENT
    : ';' ~[\r\n]* -> skip
    ;

/**
 * Control characters count as white space, those that turn the direction of writing included, so
 * that no name can hold one: names are shown, logged and recorded everywhere.
 */
WHITE_SPACE
    : [ \t\r\n\f\u00A0\uFEFF\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]+ -> skip
    ;

/*
 * Strings and quoted symbols belong to KIF but not to GDL. They are lexed as one symbol each, so that
 * the reader can name the fault. A mark without another one on its line is part of the symbol behind
 * it.
 */
QUOTED
    : '"' ~["\r\n\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]* '"'
    | '|' ~[|\r\n\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]* '|'
    | ["|] SYMBOL_CHARACTER*
    ;

/** A comment of Common Lisp, which GDL has not: one token, so that its words are not read as rules. */
BLOCK_COMMENT
    : '#|' .*? ('|#' | EOF)
    ;

fragment SYMBOL_CHARACTER
    : ~[ \t\r\n\f\u00A0\uFEFF\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069();"|]
    ;
