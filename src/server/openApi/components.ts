import * as z from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'
import { documentation, type Schema, schemaNames } from '@/contract/schema'
import { describeFields } from '@/server/openApi/describeFields'
import { operationId } from '@/server/openApi/operationId'

const PLACE = '#/components/schemas/'
export type Reference = { $ref: string }
const refTo = (name: string): Reference => ({ $ref: PLACE + name })

export type Components = {
  schemas: Record<string, object>
  refOf: (schema: Schema) => Reference
}

type Io = 'input' | 'output'
type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']

/** What the client makes of a missing field is no default of the API. */
const withoutCatchValues: Override = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default
}

export const jsonSchemaOptions = (io: Io) => ({
  io,
  metadata: documentation,
  unrepresentable: 'any' as const,
  ...(io === 'output' && { override: withoutCatchValues }),
})

/** A schema that calls share is described under the name of the first. */
function namesOf(endpoints: readonly Endpoint[]) {
  const bodies = new Map<Schema, string>()
  const results = new Map(schemaNames)
  const addOnce = (names: Map<Schema, string>, schema: Schema, name: string) => {
    if (!names.has(schema)) names.set(schema, name)
  }
  for (const endpoint of endpoints) {
    const { body, result } = endpoint
    if (body) addOnce(bodies, body, `${operationId(endpoint)}Body`)
    addOnce(results, result, `${operationId(endpoint)}Result`)
  }
  return { bodies, results }
}

function describe(names: Map<Schema, string>, io: Io): Record<string, object> {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const uri = (id: string) => PLACE + id
  const { schemas } = z.toJSONSchema(registry, { ...jsonSchemaOptions(io), uri })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [
      name,
      describeFields(schema, [name]),
    ]),
  )
}

export function componentsOf(endpoints: readonly Endpoint[]): Components {
  const { bodies, results } = namesOf(endpoints)
  return {
    schemas: { ...describe(results, 'output'), ...describe(bodies, 'input') },
    refOf: (schema) => refTo(results.get(schema) ?? bodies.get(schema) ?? ''),
  }
}
