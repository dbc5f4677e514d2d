/** Deeper than anything that is sent to us; what works through a value by recursion stays far from the stack's end. */
const MAX_DEPTH = 16

/** Strings, those that name a member with their colon, and what opens and closes. */
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g

type JsonFault = 'syntax' | 'depth' | 'repeated' | 'forbidden'

/**
 * JSON as RFC 7493 (I-JSON) wants it: of a name that stands twice in one object readers take different values, and
 * `__proto__` is a member to some and to others none.
 */
export function readJson(text: string): { value: unknown } | { fault: JsonFault } {
  try {
    const value: unknown = JSON.parse(text)
    const fault = faultOf(text)
    return fault ? { fault } : { value }
  } catch {
    return { fault: 'syntax' }
  }
}

function faultOf(text: string): JsonFault | null {
  /** Of each object that is open the names so far; null for an array. */
  const open: (Set<unknown> | null)[] = []
  for (const [token, written, colon] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null)
    if (token === '}' || token === ']') open.pop()
    if (open.length > MAX_DEPTH) return 'depth'
    if (written === undefined || colon === undefined) continue
    const name: unknown = JSON.parse(written)
    const names = open.at(-1)
    if (name === '__proto__') return 'forbidden'
    if (names?.has(name)) return 'repeated'
    names?.add(name)
  }
  return null
}
