type Json = { [name: string]: unknown }

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectAt = (value: unknown, name: string): Json => {
  const found = isObject(value) ? value[name] : undefined
  return isObject(found) ? found : {}
}
const listAt = (value: unknown, name: string): unknown[] => {
  const found = isObject(value) ? value[name] : undefined
  return Array.isArray(found) ? found : []
}

/**
 * What a client or a back end written against `before` would stumble over in `after`: what is gone, what a caller must send
 * in addition, and what has another type. Additions are no breaks.
 */
export function breakingChanges(before: Json, after: Json): string[] {
  const breaks: string[] = []
  for (const [path, methods] of Object.entries(objectAt(before, 'paths')))
    for (const [method, call] of Object.entries(methods as Json)) {
      const name = `${method.toUpperCase()} ${path}`
      const now = objectAt(objectAt(after, 'paths')[path], method)
      if (Object.keys(now).length === 0) breaks.push(`${name} is gone`)
      else breaks.push(...callBreaks(name, call, now))
    }
  const [old, current] = [before, after].map((document) =>
    objectAt(objectAt(document, 'components'), 'schemas'),
  )
  for (const [name, schema] of Object.entries(old ?? {}))
    breaks.push(...schemaBreaks(name, schema, current?.[name]))
  return breaks
}

function callBreaks(name: string, before: unknown, after: Json): string[] {
  const parameters = (call: unknown) => listAt(call, 'parameters') as { name: string; required?: boolean }[]
  const known = new Map(parameters(before).map((one) => [one.name, one]))
  return [
    ...Object.keys(objectAt(before, 'responses'))
      .filter((status) => !(status in objectAt(after, 'responses')))
      .map((status) => `${name} no longer describes ${status}`),
    ...parameters(after)
      .filter((one) => one.required && !known.get(one.name)?.required)
      .map((one) => `${name} requires ${one.name}`),
  ]
}

function schemaBreaks(name: string, before: unknown, after: unknown): string[] {
  if (!isObject(before)) return []
  if (!isObject(after)) return [`${name} is gone`]
  const shape = (schema: Json) => JSON.stringify([schema.type, schema.$ref])
  return [
    ...(shape(before) === shape(after) ? [] : [`${name} has another type`]),
    ...listAt(before, 'enum')
      .filter((value) => !listAt(after, 'enum').includes(value))
      .map((value) => `${name} no longer has ${String(value)}`),
    ...listAt(after, 'required')
      .filter((field) => !listAt(before, 'required').includes(field))
      .map((field) => `${name} requires ${String(field)}`),
    ...schemaBreaks(`${name}[]`, before.items, after.items),
    ...Object.entries(objectAt(before, 'properties')).flatMap(([field, schema]) =>
      schemaBreaks(`${name}.${field}`, schema, objectAt(after, 'properties')[field]),
    ),
  ]
}
