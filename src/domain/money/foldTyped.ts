/** What keyboards and pages write for the same signs. NFKC is no help: it knows none of these marks, and it would read
 * `10²` as 102 and `①` as 1. */
const MARKS: ReadonlyMap<string, string> = new Map([
  // Chinese and Japanese layouts, wide, narrow, small and vertical; Urdu's full stop; Armenian's leader.
  ...Array.from('．。｡﹒︒۔․').map((mark) => [mark, '.'] as const),
  ...Array.from('，、､﹐﹑︐︑،⹁').map((mark) => [mark, ','] as const),
  ...Array.from('’‘ʼʹ′＇´`').map((mark) => [mark, "'"] as const),
])

/** Format characters, control characters (an U+0000 pasted from a table) and what is drawn as nothing. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu

const WIDE = /[\uff01-\uff5e]/g
const WIDE_OFFSET = 0xfee0

/** Digits of every script to ASCII, keyboards' marks to `.`, `,` and `'`, wide letters to narrow ones, no invisible
 * characters, single spaces; lower case. Everything else stays, so that it can be refused. */
export const foldTyped = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[^ -_a-~]/gu, (character) => MARKS.get(character) ?? character)
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_OFFSET))
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Unicode (chapter 4.6) lays the digits of each script in a run from zero to nine, and runs touch only whole. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (zero > 0 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}
