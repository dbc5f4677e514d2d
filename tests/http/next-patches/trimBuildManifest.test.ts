import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { trimBuildManifest } from '@/http/next-patches/trimBuildManifest'

const MANIFEST = {
  '/': ['static/chunks/a b.js'],
  '/coins/[coinUrl]': ['static/chunks/c.js'],
  __rewrites: { afterFiles: [], beforeFiles: [], fallback: [] },
  sortedPages: ['/', '/api/site/ready', '/api/v4/[...path]', '/coins/[coinUrl]'],
}
const REST =
  ';self.__TURBOPACK_PAGE_BOOTSTRAP = {"/":{"otherChunks":["a.js"]}};self.__BUILD_MANIFEST_CB && self.__BUILD_MANIFEST_CB()'

let build = ''
let file = ''
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'manifest-'))
  for (const folder of ['chunks', 'an-id']) mkdirSync(join(build, 'static', folder), { recursive: true })
  file = join(build, 'static', 'an-id', '_buildManifest.js')
})
afterEach(() => rmSync(build, { recursive: true }))

const run = (text: string) => {
  const self: Record<string, unknown> = {}
  let calls = 0
  self.__BUILD_MANIFEST_CB = () => (calls += 1)
  runInNewContext(text, { self })
  return { manifest: self.__BUILD_MANIFEST, bootstrap: self.__TURBOPACK_PAGE_BOOTSTRAP, calls }
}

test('the list of pages that browsers get says the same without layout and without the routes of the API', async () => {
  const text = `self.__BUILD_MANIFEST = ${JSON.stringify(MANIFEST, null, 2)}${REST}`
  writeFileSync(file, text)
  await trimBuildManifest(build)
  const trimmed = readFileSync(file, 'utf8')
  expect(run(trimmed)).toEqual({
    ...run(text),
    manifest: { ...MANIFEST, sortedPages: ['/', '/coins/[coinUrl]'] },
  })
  expect(trimmed).not.toContain('\n')
  await trimBuildManifest(build)
  expect(readFileSync(file, 'utf8')).toBe(trimmed)
})

test('a list of another form stops the build', async () => {
  writeFileSync(file, 'self.pages = []')
  await expect(trimBuildManifest(build)).rejects.toThrow('another form')
})
