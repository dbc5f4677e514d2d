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

const APOSTROPHE = { pattern: /\p{L}'\p{L}/u, fault: 'has a straight apostrophe' }
const TORN_UNIT = {
  pattern: /[\d}] (?:BTC|ETH|USDT|min|h|km|kB|MB)(?![\p{L}\p{N}])/u,
  fault: 'has a breaking blank between a number and its unit',
}
const tornWords = (units) => ({
  pattern: new RegExp(`[\\d}] (?:${units})(?!\\p{L})`, 'u'),
  fault: 'has a breaking blank between a number and its unit',
})
/** As many opening marks as closing ones. */
const paired = (opening, closing) => ({
  pattern: { test: (text) => text.split(opening).length !== text.split(closing).length },
  fault: `has ${opening} without ${closing}, or ${closing} without ${opening}`,
})
const BLANK_BEFORE_MARK = { pattern: /\s[;:!?]/u, fault: 'has a blank before a mark' }
/** The fields of a page and the prefixes of addresses are no words before a colon. */
const NO_WORD = '\\b(?:title|description|updated|cfx|ronin|etoken)'

const RULES = {
  es: [
    DOTS,
    APOSTROPHE,
    TORN_UNIT,
    BLANK_BEFORE_MARK,
    paired('«', '»'),
    paired('¿', '?'),
    paired('¡', '!'),
    { pattern: /[“”„‟]|«\s|\s»/u, fault: 'has quotation marks other than «…»' },
    { pattern: /[^\u00a0\u202f]%/u, fault: 'has no no-break space before %' },
  ],
  fr: [
    DOTS,
    APOSTROPHE,
    TORN_UNIT,
    paired('«', '»'),
    {
      pattern: /[“”„‟]|«(?!\u202f)|(?<!\u202f)»/u,
      fault: 'has quotation marks other than « … » with narrow no-break spaces',
    },
    {
      pattern: new RegExp(`(?<!\u202f)[;!?](?![\\p{L}\\p{N}])|(?<!\u202f|\\p{N}|${NO_WORD}):(?=\\s|$)`, 'mu'),
      fault: 'has no narrow no-break space before ; : ! or ?',
    },
    { pattern: /[^\u00a0\u202f]%/u, fault: 'has no no-break space before %' },
  ],
  pt: [
    DOTS,
    APOSTROPHE,
    TORN_UNIT,
    BLANK_BEFORE_MARK,
    paired('“', '”'),
    { pattern: /[«»„‟]|“\s|\s”/u, fault: 'has quotation marks other than “…”' },
    { pattern: /\s%/u, fault: 'has a space before %' },
  ],
  de: [
    { pattern: /\.{3}|[^\u00a0]…/u, fault: 'has three dots, or no no-break space before an ellipsis' },
    APOSTROPHE,
    TORN_UNIT,
    tornWords('Sekunden?|Minuten?|Stunden?|Tage[ns]?|Wochen?|Zeichen|Prozent'),
    BLANK_BEFORE_MARK,
    paired('„', '“'),
    { pattern: /[«»”‟]|„\s|\s“/u, fault: 'has quotation marks other than „…“' },
    { pattern: /[^\u00a0\u202f]%/u, fault: 'has no no-break space before %' },
    { pattern: /\b[zd]\. ?[Bh]\./u, fault: 'has an abbreviation without a no-break space' },
    { pattern: /\p{L} - \p{L}|—/u, fault: 'has a hyphen or a long dash for a dash' },
  ],
  id: [
    DOTS,
    APOSTROPHE,
    TORN_UNIT,
    tornWords('detik|menit|jam|hari|karakter|blok'),
    BLANK_BEFORE_MARK,
    paired('“', '”'),
    { pattern: /[«»„‟]|“\s|\s”/u, fault: 'has quotation marks other than “…”' },
    { pattern: /\s%/u, fault: 'has a space before %' },
    { pattern: /\p{L} - \p{L}|—/u, fault: 'has a hyphen or a long dash for a dash' },
  ],
  vi: [
    DOTS,
    APOSTROPHE,
    TORN_UNIT,
    tornWords('giây|phút|giờ|ngày|ký tự|khối'),
    BLANK_BEFORE_MARK,
    paired('“', '”'),
    { pattern: /[«»„‟]|“\s|\s”/u, fault: 'has quotation marks other than “…”' },
    { pattern: /\s%/u, fault: 'has a space before %' },
    { pattern: /\p{L} - \p{L}|—/u, fault: 'has a hyphen or a long dash for a dash' },
    { pattern: { test: (text) => text !== text.normalize('NFC') }, fault: 'has letters with loose accents' },
  ],
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
