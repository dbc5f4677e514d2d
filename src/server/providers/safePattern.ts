/**
 * Regular expressions that a provider sends. A few characters of one can keep the process busy for hours, so only those
 * are run whose work is bounded: whole-text patterns of plain atoms, no group repeated, few open repetitions.
 */

const MAX_PATTERN = 500
const MAX_TEXT = 200
/** Each multiplies the work by the length of the text. */
const MAX_OPEN_REPETITIONS = 3

const QUANTIFIER = String.raw`(?:[*+]|\{\d{1,3}(?:,\d{0,3})?\})`
/** `(?:` is plain; look-around, named groups and flags are not. */
const SPECIAL_GROUP = /\((?=\?(?!:))/
const BACK_REFERENCE = /\\[1-9k]/
const REPEATED_GROUP = new RegExp(String.raw`\)${QUANTIFIER}`)
const OPEN_REPETITION = /[*+]|\{\d*,\d*\}/g
const CLASS = /\[(?:\\.|[^\]\\])*\]/g
const ESCAPE = /\\./g

/** Whether the whole of `text` is of `pattern`; null where the pattern is none, is unsafe, or cannot tell. */
export function matchesPattern(pattern: string | null | undefined, text: string): boolean | null {
  const compiled = pattern ? compile(pattern) : null
  return compiled && text.length <= MAX_TEXT ? compiled.test(text) : null
}

function compile(pattern: string): RegExp | null {
  if (pattern.length > MAX_PATTERN || BACK_REFERENCE.test(pattern)) return null
  // What stands in a class or behind a backslash is one character.
  const outline = pattern.replaceAll(CLASS, 'c').replaceAll(ESCAPE, 'e')
  if (SPECIAL_GROUP.test(outline) || REPEATED_GROUP.test(outline)) return null
  const alternatives = outline.split('|').map((part) => part.match(OPEN_REPETITION)?.length ?? 0)
  if (alternatives.reduce((sum, count) => sum + count, 0) > MAX_OPEN_REPETITIONS * 2) return null
  if (Math.max(...alternatives) > MAX_OPEN_REPETITIONS) return null
  try {
    return new RegExp(`^(?:${pattern})$`)
  } catch {
    return null
  }
}
