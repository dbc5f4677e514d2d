import type * as z from 'zod/mini'
import { plainName } from './members'

/** Members in which services put an answer, and lists of any kind. */
const ENVELOPES = new Set(['result', 'data', 'response', 'payload'])
const LISTS = new Set(['currencies', 'coins', 'tokens', 'assets', 'items', 'list'])

/** What stands in an envelope first: of a body whose members are all optional, the envelope itself would fit. */
export function readWrapped<Schema extends z.ZodMiniType>(schema: Schema, body: unknown) {
  for (const inner of insideOf(body)) {
    const read = schema.safeParse(inner)
    if (read.success) return read
  }
  return schema.safeParse(body)
}

function insideOf(body: unknown): unknown[] {
  if (Array.isArray(body)) return body.length === 1 ? body : []
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]): unknown[] => {
    const isEnvelope = ENVELOPES.has(plainName(name)) || (LISTS.has(plainName(name)) && Array.isArray(value))
    return isEnvelope && typeof value === 'object' && value !== null ? [value] : []
  })
}
