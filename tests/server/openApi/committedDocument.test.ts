import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openApiDocument } from '@/server/openApi/openApiDocument'
import { breakingChanges } from './breakingChanges'

type Json = { [name: string]: unknown }

const FILE = join(import.meta.dirname, '../../../src/server/openApi/openapi.json')
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`
const copy = () => structuredClone(JSON.parse(text)) as Json

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Json
/** The file as it was before this run could update it. */
const committed = readJson(FILE)
/** As it was at the last release: an update of the committed file does not move it. */
const released = readJson(join(import.meta.dirname, 'released.json'))
const { version } = readJson(join(import.meta.dirname, '../../../package.json'))

/** Announced under "Changed": no back end but ours has sent it, and no client of ours reads it. */
const INTENDED = ['getApiV3PairsResult may lack sandbox']

test.each([
  ['in the last commit', committed],
  ['at the last release', released.document as Json],
])(
  'nothing that other back ends and clients are written against %s has gone or become stricter',
  (_, before) => {
    const breaks = breakingChanges(before, copy())
    expect(breaks.filter((change) => !INTENDED.includes(change))).toEqual([])
  },
)

/** `node tests/server/openApi/writeReleased.mjs` in the commit that raises the version. */
test('the released document is that of the version of package.json', () => {
  expect(released.version).toBe(version)
})

/** After an intended change: `npm test -- openApi -u`, twice, and a line in CHANGELOG.md. */
test('the committed OpenAPI document is the one that the contract makes', async () => {
  await expect(text).toMatchFileSnapshot(FILE)
})

type Parameter = { name: string; in: string; required: boolean; schema: Json }
type Content = { content: { 'application/json': { schema: Json } } }
type Call = {
  operationId: string
  parameters?: Parameter[]
  security?: Json[]
  requestBody?: Content
  responses: Record<string, Content>
}
type Schema = {
  required?: string[]
  properties?: Record<string, Json>
  type?: string
  enum?: string[]
}
type Document = {
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, Schema> }
}

const estimatesOf = ({ paths }: Document): Call => {
  const call = paths['/api/v4/estimates']?.get
  if (!call) throw new Error('there are no estimates')
  return call
}
const field = ({ components }: Document, schema: string, name: string): Json => {
  const found = components.schemas[schema]?.properties?.[name]
  if (!found) throw new Error(`there is no ${schema}.${name}`)
  return found
}

test.each<[string, (document: Document) => unknown]>([
  ['a call that is gone', ({ paths }) => Reflect.deleteProperty(paths, '/api/v3/exchanges-new/{publicId}')],
  [
    'a new required parameter',
    ({ paths }) =>
      Object.values(Object.values(paths)[0] ?? {})[0]?.parameters?.push({
        name: 'new',
        in: 'query',
        required: true,
        schema: {},
      }),
  ],
  ['a parameter that is gone', (document) => estimatesOf(document).parameters?.pop()],
  [
    'a parameter of another type',
    (document) => Object.assign(estimatesOf(document).parameters?.[0]?.schema ?? {}, { type: 'integer' }),
  ],
  ['another operation id', (document) => (estimatesOf(document).operationId = 'getEstimates')],
  ['a bearer that was not needed', (document) => (estimatesOf(document).security = [{ customer: [] }])],
  ['another result', (document) => Reflect.deleteProperty(estimatesOf(document).responses, '422')],
  [
    'a result without its envelope',
    (document) => {
      const content = estimatesOf(document).responses[200]?.content['application/json']
      if (content) content.schema = { $ref: '#/components/schemas/Estimate' }
    },
  ],
  [
    'a request that needs a body',
    (document) =>
      Object.assign(document.paths['/auth-service/api/v1.0/sign-out']?.post ?? {}, {
        requestBody: { required: true },
      }),
  ],
  [
    'a field that may be null no longer',
    (document) => Object.assign(field(document, 'Range', 'max'), { anyOf: [{ type: 'string' }] }),
  ],
  ['a result that may lack a field', ({ components }) => components.schemas.Range?.required?.splice(0, 1)],
  [
    'another pattern',
    ({ components }) => Object.assign(components.schemas.Amount ?? {}, { pattern: '^\\d+$' }),
  ],
  [
    'a shorter text',
    (document) =>
      Object.assign(field(document, 'postApiV4ExchangesNewByPublicIdEmailBody', 'email'), { maxLength: 64 }),
  ],
  [
    'a schema that is gone',
    ({ components }) => Reflect.deleteProperty(components.schemas, Object.keys(components.schemas)[0] ?? ''),
  ],
  [
    'a field that is gone',
    ({ components }) => {
      const schema = Object.values(components.schemas).find(
        ({ properties }) => Object.keys(properties ?? {})[0],
      )
      if (schema?.properties)
        Reflect.deleteProperty(schema.properties, Object.keys(schema.properties)[0] ?? '')
    },
  ],
  [
    'a field that a caller must send now',
    ({ components }) =>
      Object.values(components.schemas)
        .find(({ required }) => required)
        ?.required?.push('new'),
  ],
  [
    'a field of another type',
    ({ components }) => {
      const schema = Object.values(components.schemas).find(({ type }) => type)
      if (schema) schema.type = 'number'
    },
  ],
])('%s is a breaking change', (_, change) => {
  const changed = copy()
  change(changed as unknown as Document)
  expect(JSON.stringify(changed)).not.toBe(JSON.stringify(copy()))
  expect(breakingChanges(copy(), changed)).not.toEqual([])
})

test('a new call, a new field and a new parameter that may be left out break nothing', () => {
  const changed = copy() as unknown as Document
  changed.paths['/api/v4/new'] = { get: { operationId: 'getApiV4New', responses: {} } }
  const call = Object.values(Object.values(changed.paths)[0] ?? {})[0]
  call?.parameters?.push({ name: 'new', in: 'query', required: false, schema: {} })
  const schema = Object.values(changed.components.schemas).find(({ properties }) => properties)
  Object.assign(schema?.properties ?? {}, { new: { type: 'string' } })
  expect(breakingChanges(copy(), changed as unknown as Json)).toEqual([])
})
