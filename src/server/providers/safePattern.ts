import { linearPattern } from './linearPattern'

/** A provider's expression could keep the process busy for hours in an engine that tries one way after the other. */

const MAX_PATTERN = 500
const MAX_TEXT = 128

/** Null where the pattern is none, is of another kind, or cannot know. */
export function matchesPattern(pattern: string | null | undefined, text: string): boolean | null {
  if (!pattern || pattern.length > MAX_PATTERN || text.length > MAX_TEXT) return null
  return linearPattern(pattern)?.(text) ?? null
}
