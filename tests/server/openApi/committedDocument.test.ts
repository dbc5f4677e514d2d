import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openApiDocument } from '@/server/openApi/openApiDocument'
import { breakingChanges } from './breakingChanges'

type Json = { [name: string]: unknown }

const FILE = join(import.meta.dirname, '../../../src/server/openApi/openapi.json')
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`
const copy = () => structuredClone(JSON.parse(text)) as Json

/** The file as it was before this run could update it. */
const committed = JSON.parse(readFileSync(FILE, 'utf8')) as Json

test('nothing that other back ends and clients are written against has gone or become stricter', () => {
  expect(breakingChanges(committed, copy())).toEqual([])
})

/** After an intended change: `npm test -- committedDocument -u`, and a line in .github/CHANGELOG.md. */
test('the committed OpenAPI document is the one that the contract makes', async () => {
  await expect(text).toMatchFileSnapshot(FILE)
})

type Call = { parameters?: { name: string; required: boolean }[]; responses: Json }
type Document = {
  paths: Record<string, Record<string, Call>>
  components: {
    schemas: Record<string, { required?: string[]; properties?: Json; type?: string; enum?: string[] }>
  }
}

test.each<[string, (document: Document) => unknown]>([
  ['a call that is gone', ({ paths }) => Reflect.deleteProperty(paths, '/api/v3/exchanges-new/{publicId}')],
  [
    'a new required parameter',
    ({ paths }) =>
      Object.values(Object.values(paths)[0] ?? {})[0]?.parameters?.push({ name: 'new', required: true }),
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
  expect(breakingChanges(copy(), changed)).toHaveLength(1)
})

test('a new call, a new field and a new parameter that may be left out break nothing', () => {
  const changed = copy() as unknown as Document
  changed.paths['/api/v4/new'] = { get: { responses: {} } }
  const call = Object.values(Object.values(changed.paths)[0] ?? {})[0]
  call?.parameters?.push({ name: 'new', required: false })
  const schema = Object.values(changed.components.schemas).find(({ properties }) => properties)
  Object.assign(schema?.properties ?? {}, { new: { type: 'string' } })
  expect(breakingChanges(copy(), changed as unknown as Json)).toEqual([])
})
