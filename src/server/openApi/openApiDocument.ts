import { STATUS_CODES } from 'node:http'
import * as z from 'zod/mini'
import { env } from '@/config/env'
import { type apiDocument, errorBody } from '@/contract/apiDocument'
import { contract, withAlias } from '@/contract/contract'
import { tierOf } from '@/contract/tier'
import type { Authentication, Endpoint, Endpoints } from '@/contract/endpoint'
import { PARTNER_KEY_HEADER } from '@/domain/partner/partnerKey'
import { OPERATOR_KEY_HEADER } from '@/domain/payment/operatorKey'
import type { ApiErrorCode } from '@/domain/text/apiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { compressed } from '@/server/kernel/compressed'
import { type Components, componentsOf, jsonSchemaOptions, type Reference } from '@/server/openApi/components'
import examples from '@/server/openApi/examples.json'
import { fieldDescription } from '@/contract/fieldDescriptions'
import { operationId } from '@/server/openApi/operationId'
import { REQUEST_ID } from '@/config/requestId'
import { once } from '@/runtime/once'

const encodedDocument = once(() => compressed(JSON.stringify(openApiDocument())))

/** OpenAPI 3.1, without the envelope. */
export const getApiDocument: ApiHandler<typeof apiDocument.get> = async () => ({
  encoded: await encodedDocument(),
  headers: { 'Cache-Control': 'public, max-age=300' },
})

const PATH_PARAMETERS: Record<string, string> = {
  symbol: 'Symbol of a currency, such as usdttrc20.',
  publicId: 'Id of an exchange.',
  refreshToken: 'The refresh token of a sign-in.',
  id: 'Id of the resource.',
}

const DESCRIPTION =
  'All calls of the reference back end. Results stand in an envelope `{ result, traceId?, sandbox? }`, errors are ' +
  '`{ code, error, description, traceId, fields?, limits? }`. Amounts are decimal strings, times ISO 8601 in UTC. ' +
  '`x-halyard-tier` says what a back end of your own needs a call for: `core` ones for every exchange, `account` ones ' +
  'for customers who sign in, `optional` ones for one feature, which the site hides where the call answers 404 or 501.'

export function openApiDocument() {
  const endpoints = Object.values<Endpoints>(contract)
    .flatMap((resource) => Object.values(resource).flatMap(withAlias))
    .filter(({ tag }) => tag !== 'Desk')
  const components = componentsOf(endpoints)
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const { method, path } = endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(endpoint, components) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${env.brandName} API`, version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      headers: responseHeaders,
      securitySchemes: {
        customer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        moderator: { type: 'http', scheme: 'bearer' },
        partner: { type: 'apiKey', in: 'header', name: PARTNER_KEY_HEADER },
        operator: { type: 'apiKey', in: 'header', name: OPERATOR_KEY_HEADER },
      },
    },
  }
}

function operationOf(endpoint: Endpoint, components: Components) {
  const { tag, summary, description, body, auth } = endpoint
  const example = exampleOf(endpoint)
  const parameters = [
    ...pathParameters(endpoint),
    ...queryParameters(endpoint),
    ...headerParameters(endpoint),
  ].map((parameter) => withExample(parameter, example))
  return {
    operationId: operationId(endpoint),
    tags: [tag],
    'x-halyard-tier': tierOf(endpoint),
    summary,
    ...(description && { description }),
    ...(auth && { security: securityOf(auth) }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(components.refOf(body), example?.body) } }),
    responses: { ...successResponses(endpoint, components), ...errorResponses(endpoint, components) },
  }
}

const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

/** An empty requirement beside another one makes it optional. */
function securityOf(auth: Authentication) {
  if (auth === 'partner') return [{ customer: [] }, { partner: [] }]
  if (auth === 'requester') return [{ customer: [] }, { partner: [] }, { operator: [] }]
  return bearerOf(auth)
}

const bearerOf = (auth: Exclude<Authentication, 'partner' | 'requester'>) =>
  auth === 'optional' || auth === 'anyBearer' ? [{}, { customer: [] }] : [{ [auth]: [] }]

const pathParameters = ({ path }: Endpoint) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: PATH_PARAMETERS[name] ?? name,
    schema: { type: 'string' },
  }))

function queryParameters({ method, path, query, needed = [] }: Endpoint) {
  if (!query) return []
  const isNeeded = (name: string) => needed.includes(name)
  const { properties = {}, required = [] } = z.toJSONSchema(query, jsonSchemaOptions('input'))
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name) || isNeeded(name),
    description: descriptionOf(schema) ?? fieldDescription([`${method} ${path}`], name),
    schema,
  }))
}

const PARTS = { path: 'params', query: 'query', header: 'headers' } as const

function withExample<P extends { name: string; in: string }>(parameter: P, example: Example | undefined) {
  const part = PARTS[parameter.in as keyof typeof PARTS]
  const value = example?.[part]?.[parameter.name]
  return value === undefined ? parameter : { ...parameter, example: value }
}

const descriptionOf = (schema: unknown) =>
  typeof schema === 'object' && schema !== null && 'description' in schema ? schema.description : undefined

const headerParameters = ({ headers = {} }: Endpoint) =>
  Object.entries(headers).map(([name, { description, required, check }]) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string', ...(check && { pattern: check.pattern.source }) },
  }))

function successResponses(endpoint: Endpoint, { refOf }: Components) {
  const { statuses = [200], result, bare } = endpoint
  const schema = bare ? refOf(result) : enveloped(refOf(result))
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: STATUS_CODES[status] ?? String(status),
        headers: headersOf(status),
        content: json(schema, exampleOf(endpoint)?.responses[status]),
      },
    ]),
  )
}

const enveloped = (result: Reference) => ({
  type: 'object',
  properties: {
    result,
    traceId: { type: 'string', description: 'Id of the request, for support.' },
    sandbox: { type: 'boolean', description: 'True: no real money moves. Left out: false.' },
  },
  required: ['result'],
})

function errorCodes({ method, query, headers, auth, errors = {} }: Endpoint) {
  // The body of every call that writes is read, used or not.
  const readsBody = method !== 'GET'
  const codes = new Map<string, Set<ApiErrorCode>>()
  const add = (status: string | number, ...more: readonly ApiErrorCode[]) =>
    codes.set(String(status), new Set([...(codes.get(String(status)) ?? []), ...more]))
  if (readsBody || query || headers) add(400, 'validation_failed')
  if (auth) add(401, 'unauthorized')
  if (readsBody) add(413, 'body_too_large')
  for (const [status, own] of Object.entries(errors)) add(status, ...own)
  // The code of an error that names several fields.
  if (codes.has('422')) add(422, 'validation_failed')
  add(429, 'rate_limited')
  add(500, 'internal')
  add(503, 'unavailable')
  return codes
}

const errorResponses = (endpoint: Endpoint, { refOf }: Components) =>
  Object.fromEntries(
    [...errorCodes(endpoint)].map(([status, codes]) => [
      status,
      {
        description: `${STATUS_CODES[status] ?? status}: ${[...codes].join(', ')}`,
        headers: headersOf(Number(status)),
        content: json(
          { allOf: [refOf(errorBody), { properties: { code: { enum: [...codes] } } }] },
          exampleOf(endpoint)?.responses[status],
        ),
      },
    ]),
  )

const text = { type: 'string' }

const responseHeaders = {
  [REQUEST_ID]: { description: 'Id of the request, as in the log.', schema: text },
  'x-sandbox': { description: '`true` where no real money moves; absent otherwise.', schema: text },
  'retry-after': {
    description: 'Seconds after which the call may be repeated.',
    schema: { type: 'integer' },
  },
}

const refTo = (name: keyof typeof responseHeaders) => ({ $ref: `#/components/headers/${name}` })

const headersOf = (status: number) => ({
  [REQUEST_ID]: refTo(REQUEST_ID),
  'x-sandbox': refTo('x-sandbox'),
  ...((status === 429 || status === 503) && { 'retry-after': refTo('retry-after') }),
})

/** Recorded by tests/server/openApi/examples.test.ts; responses by status. */
type Example = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: unknown
  responses: Readonly<Record<string, unknown>>
}

const recorded: Readonly<Record<string, Example | undefined>> = examples

const exampleOf = ({ method, path, alias }: Endpoint): Example | undefined =>
  recorded[`${method} ${path}`] ?? recorded[`${method} ${alias ?? ''}`]
