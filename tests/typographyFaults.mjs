/**
 * What a text may not be set like in one language, as its glossary says: each a pattern over the visible text
 * (`{}` stands for a placeholder) and the fault as a sentence.
 */

const NOT_LATIN_QUOTES = /[«»„]/u
const HALF_WIDTH = 'has a half-width mark beside a full-width character'
const BLANK_WITHIN = 'has a blank between two full-width characters'
const DOTS = { pattern: /\.{3}|\s…/u, fault: 'has three dots, or a blank before an ellipsis' }
/** A row of a table is padded with blanks. */
const BLANK_AFTER_MARK = {
  pattern: /[、，。：；？！（）「」](?! *\|)[ \u00a0](?!\|)/u,
  fault: 'has a blank after a full-width mark',
}
const JAPANESE = '[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]'

const RULES = {
  ru: [
    DOTS,
    { pattern: /[\p{L}\p{N}»)}] —/u, fault: 'has a breaking blank before a dash' },
    { pattern: /[\p{L}»)}][ \u00a0][-–] ?\p{L}/u, fault: 'has a hyphen for a dash' },
    { pattern: /[”‘’]|(?<!„[^“„]*)“/u, fault: 'has quotation marks other than «…» and „…“' },
    {
      pattern: /[\d}] (минут|секунд|час|дн|день|символ|знак|подтвержд)/u,
      fault: 'has a breaking blank between a number and its unit',
    },
  ],
  cn: [
    DOTS,
    { pattern: /\p{Script=Han}[,;:!?()]|[,;!?)]\p{Script=Han}/u, fault: HALF_WIDTH },
    { pattern: /\p{Script=Han}[ \u00a0]\p{Script=Han}/u, fault: BLANK_WITHIN },
    {
      pattern: /\p{Script=Han}[\p{Script=Latin}\d]|[\p{Script=Latin}\d]\p{Script=Han}/u,
      fault: 'lacks a blank between a Han character and a letter or figure',
    },
    { pattern: NOT_LATIN_QUOTES, fault: 'has quotation marks other than “…”' },
    { pattern: /[「」『』]/u, fault: 'has quotation marks other than “…”' },
    BLANK_AFTER_MARK,
  ],
  ja: [
    DOTS,
    { pattern: new RegExp(`${JAPANESE}[,;:!?()]|[,;!?)]${JAPANESE}`, 'u'), fault: HALF_WIDTH },
    { pattern: new RegExp(`${JAPANESE}[ \u00a0]${JAPANESE}`, 'u'), fault: BLANK_WITHIN },
    {
      pattern: new RegExp(`${JAPANESE} [\\p{Script=Latin}\\d]|[\\p{Script=Latin}\\d] ${JAPANESE}`, 'u'),
      fault: 'has a blank between a Japanese character and a letter or figure',
    },
    { pattern: NOT_LATIN_QUOTES, fault: 'has quotation marks other than 「…」' },
    { pattern: /[“”]/u, fault: 'has quotation marks other than 「…」' },
    { pattern: /\d[–~]\d/u, fault: 'has a range without ～' },
    BLANK_AFTER_MARK,
  ],
}

/** For `phraseFaults`, beside the phrases that the glossary forbids. */
export const typographyRules = (lng) => RULES[lng] ?? []
