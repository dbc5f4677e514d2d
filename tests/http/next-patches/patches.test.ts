import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { CHECKED_VERSIONS, PATCHES } from '@/http/next-patches/patches'

const ROOT = join(import.meta.dirname, '../../..')
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version

test.each(Object.entries(CHECKED_VERSIONS))(
  'the patches were checked against the installed %s, %s',
  (name, checked) => {
    expect(versionOf(name), `check ${filesOn(name)} against it, then write it down in patches.ts`).toBe(
      checked,
    )
  },
)
const filesOn = (name: string) =>
  PATCHES.filter(({ on }) => on.some((one) => one === name))
    .map(({ file }) => file)
    .join(', ')

/** Of the server, and of the page in the browser. */
const FOLDERS = ['src/http/next-patches', 'src/shell/next-patches']

test('every file of the folders is in the list, and every entry has its file', () => {
  const files = FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder))).filter(
    (file) => file !== 'patches.ts',
  )
  expect(PATCHES.map(({ file }) => file).sort()).toEqual(files.sort())
})

/** What only the patches may touch, by how it is written. */
test.each([
  ['methods of a response', /\bres\.(?:writeHead|end|write|flushHeaders|push) = /],
  ['private variables of Next.js', /__NEXT_PRIVATE/],
  ['functions of React', /renderToReadableStream =/],
])('no other file replaces %s', (_, pattern) => {
  const sources = ['src', 'deploy'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const found = sources
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file))
    .filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((file) => !FOLDERS.includes(dirname(file)))).toEqual([])
})
