import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCompileHints } from '@/http/next-patches/compileHints'

const HINT = '//# allFunctionsCalledOnLoad\n'
const LARGE = 'f();'.repeat(20_000)
const FILES = { 'app.js': LARGE, 'small.js': 'f()', 'app.css': LARGE, 'later.js': LARGE }

let build = ''
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'hints-'))
  mkdirSync(join(build, 'static'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(build, 'static', name), text)
})
afterEach(() => rmSync(build, { recursive: true }))

const writeManifest = (manifest: object) =>
  writeFileSync(join(build, 'build-manifest.json'), JSON.stringify(manifest))
const read = (name: string) => readFileSync(join(build, 'static', name), 'utf8')

test('large scripts that every page starts with get the hint, once, and nothing else does', async () => {
  const pages = {
    '/_app': ['static/app.js', 'static/small.js', 'static/app.css'],
    '/': ['static/app.js', 'static/later.js'],
  }
  writeManifest({ pages })
  await addCompileHints(build)
  await addCompileHints(build)
  expect(read('app.js')).toBe(HINT + LARGE)
  for (const name of ['small.js', 'app.css', 'later.js'] as const) expect(read(name)).toBe(FILES[name])
})

test('a build whose manifest is not known stops', async () => {
  writeManifest({ pages: {} })
  await expect(addCompileHints(build)).rejects.toThrow(TypeError)
})
