/** What of a regular expression can be matched in linear time: no look-around, no back reference. */
export type PatternNode =
  | { kind: 'character'; isOne: (character: string) => boolean }
  | { kind: 'start' | 'end' }
  | { kind: 'sequence' | 'choice'; parts: PatternNode[] }
  | { kind: 'repetition'; part: PatternNode; min: number; max: number }

const SHORTHANDS = /^\\[dDsSwW]$/
const CLASS = /^\[(?:\\.|[^\]\\])*\]/
const QUANTIFIER = /^(?:([*+?])|\{(\d{1,4})(?:(,)(\d{1,4})?)?\})\??/
/** Nested deeper than this no list of a provider has them, and a parser by recursion has an end. */
const MAX_NESTING = 20

/** @throws Error where it is no pattern, or one of another kind */
export function parsePattern(source: string): PatternNode {
  const state = { rest: source, depth: 0 }
  const parsed = choice(state)
  if (state.rest !== '') throw new Error('a bracket that nothing opened')
  return parsed
}

type State = { rest: string; depth: number }

function take(state: State, length: number): string {
  const taken = state.rest.slice(0, length)
  state.rest = state.rest.slice(length)
  return taken
}

function choice(state: State): PatternNode {
  const parts = [sequence(state)]
  while (state.rest.startsWith('|')) {
    take(state, 1)
    parts.push(sequence(state))
  }
  return { kind: 'choice', parts }
}

function sequence(state: State): PatternNode {
  const parts: PatternNode[] = []
  while (state.rest !== '' && !/^[|)]/.test(state.rest)) parts.push(repeated(state, atom(state)))
  return { kind: 'sequence', parts }
}

function repeated(state: State, part: PatternNode): PatternNode {
  const found = QUANTIFIER.exec(state.rest)
  if (!found) return part
  take(state, found[0].length)
  const [, sign, least, comma, most] = found
  const min = sign ? Number(sign === '+') : Number(least)
  const max = sign ? (sign === '?' ? 1 : Infinity) : comma ? Number(most ?? Infinity) : min
  if (max < min || QUANTIFIER.test(state.rest)) throw new Error('a repetition of nothing')
  return { kind: 'repetition', part, min, max }
}

function atom(state: State): PatternNode {
  const written = CLASS.exec(state.rest)?.[0]
  if (written) return oneOf(take(state, written.length))
  const character = take(state, 1)
  if (character === '(') return group(state)
  if (character === '^') return { kind: 'start' }
  if (character === '$') return { kind: 'end' }
  if (character === '.') return oneOf('.')
  if (character === '\\') return escape(character + take(state, 1))
  if ('*+?[]{}'.includes(character)) throw new Error('a special character without its meaning')
  return { kind: 'character', isOne: (other) => other === character }
}

function group(state: State): PatternNode {
  if (state.rest.startsWith('?:')) take(state, 2)
  if (state.rest.startsWith('?') || ++state.depth > MAX_NESTING) throw new Error('a group of another kind')
  const inner = choice(state)
  if (take(state, 1) !== ')') throw new Error('a group without an end')
  state.depth--
  return inner
}

function escape(written: string): PatternNode {
  if (SHORTHANDS.test(written)) return oneOf(written)
  if (!/^\\[^A-Za-z0-9]$/.test(written)) throw new Error('an escape of another kind')
  return { kind: 'character', isOne: (other) => other === written[1] }
}

/** @throws SyntaxError */
function oneOf(written: string): PatternNode {
  const pattern = new RegExp(`^${written}$`)
  return { kind: 'character', isOne: (character) => pattern.test(character) }
}
