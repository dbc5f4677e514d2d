import * as z from 'zod/mini'

export type Schema = z.ZodMiniType
export type ObjectSchema = z.ZodMiniObject

type Documentation = {
  description?: string
  type?: string
  pattern?: string
  format?: string
  maxLength?: number
}

export const documentation = z.registry<Documentation>()

export const schemaNames = new Map<Schema, string>()

export function named<S extends Schema>(name: string, schema: S): S {
  schemaNames.set(schema, name)
  return schema
}

/** A copy of the schema with its documentation; nothing is checked that the schema does not check itself. */
export function documented<S extends Schema>(schema: S, about: Documentation): S {
  const copy = z.clone(schema, schema._zod.def, { parent: true })
  documentation.add(copy, about)
  return copy
}
