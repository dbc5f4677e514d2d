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
const missingIn = (after: readonly unknown[], before: readonly unknown[]) => {
  const known = new Set(after.map((value) => JSON.stringify(value)))
  return before.filter((value) => !known.has(JSON.stringify(value)))
}

/**
 * What a client or a back end written against `before` would stumble over in `after`: what is gone, what a caller must send
 * in addition, and what has another type. Additions are no breaks.
 */
export function breakingChanges(before: Json, after: Json): string[] {
  const calls = Object.entries(objectAt(before, 'paths')).flatMap(([path, methods]) =>
    Object.entries(methods as Json).flatMap(([method, call]) => {
      const name = `${method.toUpperCase()} ${path}`
      const now = objectAt(objectAt(objectAt(after, 'paths'), path), method)
      return Object.keys(now).length === 0 ? [`${name} is gone`] : callBreaks(name, call, now)
    }),
  )
  const [old, current] = [before, after].map((document) =>
    objectAt(objectAt(document, 'components'), 'schemas'),
  )
  const schemas = Object.entries(old ?? {}).flatMap(([name, schema]) =>
    schemaBreaks(name, schema, current?.[name], name.endsWith('Body')),
  )
  return [...calls, ...schemas]
}

type Parameter = { name: string; in: string; required?: boolean; schema?: unknown }
const parametersOf = (call: unknown) =>
  new Map((listAt(call, 'parameters') as Parameter[]).map((one) => [`${one.in} ${one.name}`, one]))

function callBreaks(name: string, before: unknown, after: Json): string[] {
  const [known, now] = [parametersOf(before), parametersOf(after)]
  const required = [...now].filter(([key, one]) => one.required && !known.get(key)?.required)
  return [
    ...idBreaks(name, before, after),
    ...required.map(([key]) => `${name} requires ${key}`),
    ...[...known].flatMap(([key, one]) =>
      now.has(key)
        ? schemaBreaks(`${name} ${key}`, one.schema, now.get(key)?.schema, true)
        : [`${name} no longer has ${key}`],
    ),
    ...bodyBreaks(name, before, after),
    ...Object.entries(objectAt(before, 'responses')).flatMap(([status, response]) => {
      const current = objectAt(after, 'responses')[status]
      if (current === undefined) return [`${name} no longer describes ${status}`]
      return schemaBreaks(`${name} ${status}`, contentOf(response), contentOf(current), false)
    }),
  ]
}

const contentOf = (value: unknown) => objectAt(objectAt(value, 'content'), 'application/json').schema

/** A generated client names its methods after the ids, and a bearer that was not needed has to be got first. */
function idBreaks(name: string, before: unknown, after: Json): string[] {
  const id = isObject(before) ? before.operationId : undefined
  const isOpen = (call: unknown) => {
    const security = listAt(call, 'security')
    return security.length === 0 || security.some((one) => isObject(one) && Object.keys(one).length === 0)
  }
  return [
    ...(id === after.operationId ? [] : [`${name} has another operation id`]),
    ...(isOpen(before) && !isOpen(after) ? [`${name} requires a bearer`] : []),
  ]
}

function bodyBreaks(name: string, before: unknown, after: Json): string[] {
  const [old, current] = [objectAt(before, 'requestBody'), objectAt(after, 'requestBody')]
  if (current.required === true && old.required !== true) return [`${name} requires a body`]
  const schema = contentOf(old)
  return schema === undefined ? [] : schemaBreaks(`${name} body`, schema, contentOf(current), true)
}

/** Keywords of which any change is another type. A narrower range is covered by `limitBreaks`. */
const EXACT = ['type', '$ref', 'const', 'format', 'pattern'] as const

function schemaBreaks(name: string, before: unknown, after: unknown, isSent: boolean): string[] {
  if (!isObject(before)) return []
  if (!isObject(after)) return [`${name} is gone`]
  const shape = (schema: Json) => JSON.stringify(EXACT.map((keyword) => schema[keyword]))
  const nested = (suffix: string, old: unknown, current: unknown) =>
    schemaBreaks(name + suffix, old, current, isSent)
  return [
    ...(shape(before) === shape(after) ? [] : [`${name} has another type`]),
    ...missingIn(listAt(after, 'enum'), listAt(before, 'enum')).map(
      (value) => `${name} no longer has ${String(value)}`,
    ),
    ...requiredBreaks(name, before, after, isSent),
    ...limitBreaks(name, before, after, isSent),
    ...(['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const).flatMap((keyword) => {
      const [old, current] = [listAt(before, keyword), listAt(after, keyword)]
      if (old.length !== current.length) return [`${name} has another type`]
      return old.flatMap((member, at) => nested('', member, current[at]))
    }),
    ...nested('[]', before.items, after.items),
    ...nested('{}', before.additionalProperties, after.additionalProperties),
    ...Object.entries(objectAt(before, 'properties')).flatMap(([field, schema]) =>
      nested(`.${field}`, schema, objectAt(after, 'properties')[field]),
    ),
  ]
}

/** What may be left out of a response from now on, clients read all the same. */
function requiredBreaks(name: string, before: Json, after: Json, isSent: boolean): string[] {
  const [old, current] = [listAt(before, 'required'), listAt(after, 'required')]
  const dropped = isSent ? [] : missingIn(current, old)
  return [
    ...missingIn(old, current).map((field) => `${name} requires ${String(field)}`),
    ...dropped
      .filter((field) => String(field) in objectAt(after, 'properties'))
      .map((field) => `${name} may lack ${String(field)}`),
  ]
}

function limitBreaks(name: string, before: Json, after: Json, isSent: boolean): string[] {
  const limit = (schema: Json, keyword: string, open: number) => {
    const value = schema[keyword]
    return typeof value === 'number' ? value : open
  }
  const isNarrower =
    ['maxLength', 'maximum', 'maxItems'].some(
      (keyword) => limit(after, keyword, Infinity) < limit(before, keyword, Infinity),
    ) ||
    ['minLength', 'minimum', 'minItems'].some(
      (keyword) => limit(after, keyword, -Infinity) > limit(before, keyword, -Infinity),
    )
  return isSent && isNarrower ? [`${name} is narrower`] : []
}
