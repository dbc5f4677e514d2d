import { gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { dispatch } from '@/server/entry/dispatch'
import { openApiDocument } from '@/server/openApi/openApiDocument'
import { routes } from '@/server/entry/routes'
import { undescribed } from './document'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})

type Parameter = { name: string; in: string; required: boolean; schema: object }
type Described = {
  operationId: string
  summary: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': { schema: object } } }
  responses: Record<string, { description: string; content: { 'application/json': { schema: object } } }>
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Described>>
  components: {
    schemas: Record<string, object>
    headers: Record<string, object>
    securitySchemes: Record<string, object>
  }
}

const document = JSON.parse(JSON.stringify(openApiDocument())) as Document
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ path, method, call })),
)

describe('the description', () => {
  test('has every route of the table but those of the desk, and nothing else', () => {
    const open = routes.filter(({ tag }) => tag !== 'Desk')
    const table = open.map(({ method, path }) => `${method} ${path}`).sort()
    expect(described.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(table)
  })

  test('is JSON without the envelope and without a bearer', async () => {
    const call = { method: 'GET', path: '/api/v4/openapi.json', query: {}, headers: {}, ip: '' }
    const reply = await dispatch({ ...call, readBody: () => Promise.resolve('') })
    if (typeof reply.body === 'string') throw new Error(reply.body)
    expect(reply.status).toBe(200)
    expect(reply.headers['cache-control']).toBe('public, max-age=300')
    expect(JSON.parse(gunzipSync(reply.body.gzip).toString())).toEqual(document)
  })
})

describe('as OpenAPI 3.1 requires', () => {
  test('the document says what it is', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info).toMatchObject({
      title: expect.stringMatching(/./) as string,
      version: expect.stringMatching(/./) as string,
    })
  })

  test('every reference leads somewhere, and every schema is led to', () => {
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference)
    const { schemas, headers } = document.components
    const places = Object.entries({ schemas, headers }).flatMap(([kind, members]) =>
      Object.keys(members).map((name) => `#/components/${kind}/${name}`),
    )
    expect(references.filter((reference) => !places.includes(reference ?? ''))).toEqual([])
    expect(places.filter((place) => !references.includes(place))).toEqual([])
    // A name of a component may hold nothing else.
    for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[\w.-]+$/)
  })

  test('every call has its own operation id, a known tag and a success response', () => {
    const ids = described.map(({ call }) => call.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const tags = document.tags.map(({ name }) => name)
    expect(new Set(tags).size).toBe(tags.length)
    for (const { call } of described) {
      expect(call.summary).toMatch(/^[A-Z]/)
      expect(tags).toEqual(expect.arrayContaining(call.tags))
      const statuses = Object.keys(call.responses)
      expect(
        statuses.some((status) => /^2\d\d$/.test(status)),
        call.operationId,
      ).toBe(true)
      for (const status of statuses) expect(status).toMatch(/^[245]\d\d$/)
      for (const response of Object.values(call.responses)) expect(response.description).not.toBe('')
    }
  })

  test('exactly the named parts of a path are its path parameters, and no parameter stands twice', () => {
    for (const { path, call } of described) {
      const parameters = call.parameters ?? []
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(inPath.every(({ required }) => required)).toBe(true)
      const places = parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
      expect(new Set(places).size).toBe(places.length)
      for (const parameter of parameters) expect(parameter.schema).toBeTypeOf('object')
    }
  })

  test('every property, parameter and tier is described', () => {
    const silent: string[] = []
    const visit = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return
      for (const [keyword, member] of Object.entries(value)) {
        if (keyword === 'example') continue
        if (keyword === 'properties')
          for (const [name, property] of Object.entries(member as Record<string, object>))
            if (!('description' in property)) silent.push(`${place}.${name}`)
        visit(member, `${place}.${keyword}`)
      }
    }
    visit(document.components.schemas, 'schemas')
    for (const { method, path, call } of described) {
      for (const parameter of call.parameters ?? [])
        if (!('description' in parameter)) silent.push(`${method} ${path} ${parameter.name}`)
      expect(call).toHaveProperty('x-halyard-tier', expect.stringMatching(/^(core|account|optional)$/))
    }
    expect(silent).toEqual([])
  })

  test('only calls that write have a body, and the bearers are described', () => {
    const schemes = Object.keys(document.components.securitySchemes)
    for (const { method, call } of described) {
      if (method === 'get') expect(call.requestBody, call.operationId).toBeUndefined()
      for (const name of (call.security ?? []).flatMap(Object.keys)) expect(schemes).toContain(name)
    }
  })

  test('every customer endpoint requires a bearer', () => {
    const open = described
      .filter(({ path, call }) => path.includes('/customers/') && !call.security)
      .map(({ path }) => path)
    // The email may be opened on a device that is not signed in.
    expect(open).toEqual([
      '/api/v4/customers/email/confirmation',
      '/api/v4/customers/email/restoration',
      '/api/v4/customers/security/reset-stop',
      '/api/v4/customers/payouts/stop',
    ])
  })
})

describe('a response', () => {
  const profile = ['GET', '/api/v3/customers/profile'] as const
  const response = { result: { data: { email: 'a@example.com' }, error: null }, traceId: 't', sandbox: true }
  const refused = { code: 'unauthorized', error: 'Unauthorized', description: 'No.', traceId: 't' }

  test('that is as it is described is found so', () => {
    expect(undescribed(...profile, 200, response)).toEqual([])
    expect(undescribed(...profile, 401, refused)).toEqual([])
  })

  test.each([
    ['lacks something', 200, { ...response, result: { error: null } }],
    ['has more than is described', 200, { ...response, result: { ...response.result, id: 1 } }],
    ['has another kind', 200, { ...response, result: { data: { email: 1 }, error: null } }],
    ['has no envelope', 200, response.result],
    ['is refused by a code of another call', 401, { ...refused, code: 'rate_expired' }],
    ['has a status of another call', 409, refused],
  ])('that %s is found out', (_, status, json) => {
    expect(undescribed(...profile, status, json)).not.toEqual([])
  })
})
