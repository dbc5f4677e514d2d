/** A provider's expression can keep the process busy for hours: only those whose work is bounded are run. */

const MAX_PATTERN = 500
const MAX_TEXT = 128
const MAX_BRANCHES = 8

/** Powers of two by which each multiplies the work of a branch. */
const REPETITION_COST = 7
const CHOICE_COST = 1
const MAX_COST = 24

const SPECIAL_GROUP = /\(\?/
const BACK_REFERENCE = /\\[1-9k]/
const REPEATED_GROUP = /\)(?:[*+]|\{)/
const REPETITION = /[*+]|\{\d*,\d*\}/g
const CHOICE = /[?|]/g
const CLASS = /\[(?:\\.|[^\]\\])*\]/g
const ESCAPE = /\\./g

/** Null where the pattern is none, is unsafe, or cannot know. */
export function matchesPattern(pattern: string | null | undefined, text: string): boolean | null {
  const compiled = pattern ? compile(pattern) : null
  return compiled && text.length <= MAX_TEXT ? compiled.test(text) : null
}

function compile(pattern: string): RegExp | null {
  if (pattern.length > MAX_PATTERN || BACK_REFERENCE.test(pattern)) return null
  // A class or an escape is one character.
  const outline = pattern.replaceAll(ESCAPE, 'e').replaceAll(CLASS, 'c').replaceAll('(?:', '(')
  if (SPECIAL_GROUP.test(outline) || REPEATED_GROUP.test(outline)) return null
  const branches = branchesOf(outline)
  if (branches.length > MAX_BRANCHES || branches.some((branch) => costOf(branch) > MAX_COST)) return null
  try {
    return new RegExp(`^(?:${pattern})$`)
  } catch {
    return null
  }
}

/** Their work adds up and does not multiply. */
function branchesOf(outline: string): string[] {
  const branches = ['']
  let depth = 0
  for (const character of outline) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === '|' && depth === 0) branches.push('')
    else branches.push(`${branches.pop() ?? ''}${character}`)
  }
  return branches
}

const costOf = (branch: string) =>
  (branch.match(REPETITION)?.length ?? 0) * REPETITION_COST +
  (branch.match(CHOICE)?.length ?? 0) * CHOICE_COST
