import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import { env } from '@/config/env'
import type { ApiErrorCode } from '@/domain/apiError'
import { type Components, componentsOf, type Reference, referTo } from '@/server/openApi/components'
import type { DescribedRoute, Operation } from '@/server/openApi/Operation'
import { operationId, operationOf } from '@/server/openApi/operations'

/** How the named parts of our paths are meant. */
const PATH_PARTS: Record<string, string> = {
  symbol: 'Symbol of a currency, such as usdttrc20.',
  publicId: 'Id of an exchange.',
  refreshToken: 'The refresh token of a sign-in.',
  id: 'Id of what is meant.',
}

const DESCRIPTION =
  'All calls of the reference back end. Answers stand in an envelope `{ result, traceId, sandbox }`, refusals are ' +
  '`{ code, error, description, traceId, fields?, limits? }`. Amounts are decimal strings, times ISO 8601 in UTC.'

/** The whole description, OpenAPI 3.1. */
export function openApiDocument(routes: readonly DescribedRoute[]) {
  const components = componentsOf(routes)
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const described = describe(route, operationOf(route.method, route.path), components)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: described }
  }
  const tags = new Set(routes.map(({ method, path }) => operationOf(method, path).tag))
  return {
    openapi: '3.1.0',
    info: { title: `${env.brandName} API`, version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        customer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        moderator: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function describe({ method, path }: DescribedRoute, operation: Operation, components: Components) {
  const { tag, summary, description, body, bearer } = operation
  const parameters = [...pathParameters(path), ...queryParameters(operation), ...headerParameters(operation)]
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(bearer && { security: securityOf(bearer) }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(components.refer(body)) } }),
    responses: { ...answersOf(operation, components), ...refusalsOf(method, operation) },
  }
}

const json = (schema: object) => ({ 'application/json': { schema } })

/** An empty requirement beside another one makes it optional. */
const securityOf = (bearer: NonNullable<Operation['bearer']>) =>
  bearer === 'customer?' ? [{}, { customer: [] }] : [{ [bearer]: [] }]

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    ...{ name, in: 'path', required: true },
    description: PATH_PARTS[name] ?? name,
    schema: { type: 'string' },
  }))

function queryParameters({ query }: Operation) {
  if (!query) return []
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name) },
    schema,
  }))
}

const headerParameters = ({ headers = {} }: Operation) =>
  Object.entries(headers).map(([name, { description, required }]) => ({
    ...{ name, in: 'header', required, description },
    schema: { type: 'string' },
  }))

const answersOf = ({ answers, bare }: Operation, { refer }: Components) =>
  Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      {
        description: STATUS_CODES[status] ?? status,
        content: json(bare ? refer(answer) : enveloped(refer(answer))),
      },
    ]),
  )

const enveloped = (result: Reference) => ({
  type: 'object',
  properties: { result, traceId: { type: 'string' }, sandbox: { type: 'boolean', const: true } },
  required: ['result', 'traceId', 'sandbox'],
})

/** What a call of this kind may be refused with by status, its own codes and those of every such call. */
function codesOf(method: string, operation: Operation): Map<string, Set<ApiErrorCode>> {
  const { query, headers, bearer, refusals = {} } = operation
  // Whatever writes has its body read, also where it wants none.
  const readsBody = method !== 'GET'
  const codes = new Map<string, Set<ApiErrorCode>>()
  const add = (status: string | number, ...more: readonly ApiErrorCode[]) =>
    codes.set(String(status), new Set([...(codes.get(String(status)) ?? []), ...more]))
  if (readsBody || query || headers) add(400, 'validation_failed')
  if (bearer) add(401, 'unauthorized')
  if (readsBody) add(413, 'body_too_large')
  for (const [status, own] of Object.entries(refusals)) add(status, ...own)
  // The code of a refusal that names several fields.
  if (codes.has('422')) add(422, 'validation_failed')
  add(429, 'rate_limited')
  add(500, 'internal')
  add(503, 'unavailable')
  return codes
}

const refusalsOf = (method: string, operation: Operation) =>
  Object.fromEntries(
    [...codesOf(method, operation)].map(([status, codes]) => [
      status,
      {
        description: `${STATUS_CODES[status] ?? status}: ${[...codes].join(', ')}`,
        content: json({ allOf: [referTo('Error'), { properties: { code: { enum: [...codes] } } }] }),
      },
    ]),
  )
