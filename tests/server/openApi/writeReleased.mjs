/** At a release: `node tests/server/openApi/writeReleased.mjs` makes the committed OpenAPI document the one that later
 * changes are compared with. Without texts and examples, which break nobody. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

const TEXTS = new Set(['description', 'summary', 'example'])
const bare = (value, isNames = false) => {
  if (Array.isArray(value)) return value.map((member) => bare(member))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key, member]) => isNames || !isText(key, member))
  // A property may be called `description`.
  return Object.fromEntries(entries.map(([key, member]) => [key, bare(member, key === 'properties')]))
}
const isText = (key, member) => TEXTS.has(key) && (key === 'example' || typeof member === 'string')

const { paths, components } = read('src/server/openApi/openapi.json')
const { version } = read('package.json')
const released = { version, document: bare({ paths, components: { schemas: components.schemas } }) }
writeFileSync(join(import.meta.dirname, 'released.json'), `${JSON.stringify(released)}\n`)
