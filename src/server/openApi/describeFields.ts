import { fieldDescription } from '@/contract/fieldDescriptions'

type Json = { [name: string]: unknown }

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param containers the nearest first */
export function describeFields(schema: Json, containers: readonly string[]): Json {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, describeKeyword(keyword, value, containers)]),
  )
}

function describeKeyword(keyword: string, value: unknown, containers: readonly string[]): unknown {
  if (keyword === 'properties' && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, property]) => [
        name,
        isObject(property) ? describeProperty(name, property, containers) : property,
      ]),
    )
  if (Array.isArray(value))
    return value.map((member: unknown) => (isObject(member) ? describeFields(member, containers) : member))
  const isSchema = keyword === 'items' || keyword === 'additionalProperties'
  return isSchema && isObject(value) ? describeFields(value, containers) : value
}

function describeProperty(name: string, property: Json, containers: readonly string[]): Json {
  const description = property.description ?? fieldDescription(containers, name)
  return {
    ...describeFields(property, [name, ...containers]),
    ...(description !== undefined && { description }),
  }
}
