import type { Prose } from '@/domain/text/prose'
import { proseMarkdown } from './proseMarkdown'
import { withConditions } from './withConditions'

/** Text in Markdown, opened between lines of dashes by `title`, `description` and the day its words last changed. */
const FILE =
  /^---\ntitle: (.+)\ndescription: (.+)\nupdated: ([\d-]+)\n(?:robots: noindex\n)?---\n+# (.+)\n+([^\n]+)\n([^]*)$/

/** For a fact that is not set. */
const UNSET = '[…]'

/** @param facts those of `withConditions` too
 * @throws Error for a malformed file or an unknown fact */
export function readProse(
  written: string,
  facts: Record<string, string>,
  prefix: string,
  off: readonly string[] = [],
): Prose {
  const text = withConditions(written, facts)
  const [, title, description, updated, heading, lead, body] = FILE.exec(text) ?? []
  if (!title || !description || !updated || !heading || !lead || body === undefined) {
    throw new Error('a page of prose needs title, description, day, heading and lead')
  }
  const fill = (part: string) => filled(part, facts, (fact) => fact)
  return {
    title: fill(title),
    description: fill(description),
    heading: fill(heading),
    lead: fill(lead),
    ...proseMarkdown(filled(body, facts, literal), prefix, off),
    updated,
    missing: missingFacts(text, facts),
  }
}

/** Needed but not set, in the order of the page. */
export const missingFacts = (text: string, facts: Record<string, string>): string[] => [
  ...new Set(
    [...withConditions(text, facts).matchAll(PLACEHOLDER)]
      .map(([, name = '']) => name)
      .filter((name) => facts[name] === ''),
  ),
]

const PLACEHOLDER = /{{(\w+)}}/g

const filled = (text: string, facts: Record<string, string>, write: (fact: string) => string) =>
  text.replace(PLACEHOLDER, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`a page of prose asks for ${name}`)
    return write(fact || UNSET)
  })

/** Escapes Markdown (CommonMark 2.4). */
const literal = (fact: string) => fact.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#!&~]/g, '\\$&')
