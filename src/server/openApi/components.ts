import { z } from 'zod'
import type { DescribedRoute } from '@/server/openApi/Operation'
import { operationId, operationOf } from '@/server/openApi/operations'
import { namedSchemas } from '@/server/openApi/resultSchemas'

const PLACE = '#/components/schemas/'
export type Reference = { $ref: string }
export const referTo = (name: string): Reference => ({ $ref: PLACE + name })

/** All schemas of the document by their names, and where each one stands. */
export type Components = {
  schemas: Record<string, object>
  refer: (schema: z.ZodType) => Reference
}

/** Two calls that share a schema share its description, under the name of the first. */
function namesOf(routes: readonly DescribedRoute[]) {
  const bodies = new Map<z.ZodType, string>()
  const results = new Map<z.ZodType, string>(
    Object.entries(namedSchemas).map(([name, schema]) => [schema, name]),
  )
  const once = (names: Map<z.ZodType, string>, schema: z.ZodType, name: string) => {
    if (!names.has(schema)) names.set(schema, name)
  }
  for (const { method, path } of routes) {
    const { body, answers } = operationOf(method, path)
    const id = operationId(method, path)
    if (body) once(bodies, body, `${id}Body`)
    for (const [status, answer] of Object.entries(answers)) once(results, answer, `${id}${status}`)
  }
  return { bodies, results }
}

/** A body is described as it is sent, an answer as it is received. */
function described(names: Map<z.ZodType, string>, io: 'input' | 'output'): Record<string, object> {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const uri = (id: string) => PLACE + id
  const { schemas } = z.toJSONSchema(registry, { io, uri, unrepresentable: 'any' })
  return Object.fromEntries(
    // Their place in the document says which they are, and the document says in which language they are written.
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  )
}

export function componentsOf(routes: readonly DescribedRoute[]): Components {
  const { bodies, results } = namesOf(routes)
  return {
    schemas: { ...described(results, 'output'), ...described(bodies, 'input') },
    refer: (schema) => referTo(results.get(schema) ?? bodies.get(schema) ?? ''),
  }
}
