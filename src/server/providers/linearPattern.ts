import { parsePattern, type PatternNode } from './parsePattern'

/** A text of n characters takes at most n times as many steps. */
const MAX_STATES = 4000

/** `work`: nodes compiled so far; an empty group adds no state, however often it is repeated. */
type Build = { states: State[]; work: number }

type State =
  | { kind: 'character'; isOne: (character: string) => boolean; next: number }
  | { kind: 'split'; next: number[] }
  | { kind: 'start' | 'end'; next: number }
  | { kind: 'match' }

/**
 * Follows all ways through a pattern at once (Thompson, Regular Expression Search Algorithm, 1968), so that no pattern and
 * no text take more than MAX_STATES steps a character.
 * @returns a test of the whole text; null where it is no pattern, one of another kind, or too large
 */
export function linearPattern(source: string): ((text: string) => boolean) | null {
  try {
    const build: Build = { states: [{ kind: 'match' }], work: 0 }
    const first = compile(parsePattern(source), 0, build)
    return (text) => isMatch(build.states, first, text)
  } catch {
    return null
  }
}

/** Adds the states of a node that lead on to `next`. @returns the first of them @throws Error when there are too many */
function compile(node: PatternNode, next: number, build: Build): number {
  if (++build.work > MAX_STATES) throw new Error('too large')
  const add = (state: State) => build.states.push(state) - 1
  switch (node.kind) {
    case 'character':
      return add({ ...node, next })
    case 'start':
    case 'end':
      return add({ kind: node.kind, next })
    case 'choice':
      return add({ kind: 'split', next: node.parts.map((part) => compile(part, next, build)) })
    case 'sequence':
      return node.parts.reduceRight((following, part) => compile(part, following, build), next)
    case 'repetition':
      return compileRepetition(node, next, build)
  }
}

function compileRepetition(
  { part, min, max }: Extract<PatternNode, { kind: 'repetition' }>,
  next: number,
  build: Build,
): number {
  let first = next
  if (max === Infinity) {
    const loop: State = { kind: 'split', next: [next] }
    first = build.states.push(loop) - 1
    loop.next.push(compile(part, first, build))
  }
  // Of the optional ones each may be the last.
  for (let count = min; max !== Infinity && count < max; count++)
    first = build.states.push({ kind: 'split', next: [next, compile(part, first, build)] }) - 1
  for (let count = 0; count < min; count++) first = compile(part, first, build)
  return first
}

function isMatch(states: readonly State[], first: number, text: string): boolean {
  let current = reached(states, [first], 0, text.length)
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    const following: number[] = []
    for (const index of current) {
      const state = states[index]
      if (state?.kind === 'character' && state.isOne(character)) following.push(state.next)
    }
    if (following.length === 0) return false
    current = reached(states, following, at + 1, text.length)
  }
  return current.has(0)
}

/** These states and all that follow without a character. */
function reached(states: readonly State[], from: number[], at: number, length: number): Set<number> {
  const found = new Set<number>()
  const open = [...from]
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const state = states[index]
    if (!state || found.has(index)) continue
    found.add(index)
    if (state.kind === 'split') open.push(...state.next)
    if (state.kind === 'start' && at === 0) open.push(state.next)
    if (state.kind === 'end' && at === length) open.push(state.next)
  }
  return found
}
