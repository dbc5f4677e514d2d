import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCompileHints } from '@/http/next-patches/compileHints'

const HINT = '//# allFunctionsCalledOnLoad\n'
const script = (bytes: number) => 'f();'.repeat(bytes / 4)
const FILES = {
  'app.js': script(200_000),
  'page.js': script(20_000),
  'later.js': script(20_000),
  'small.js': script(400),
  'app.css': script(20_000),
  'library.js': script(200_000),
}

let build = ''
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'hints-'))
  mkdirSync(join(build, 'static', 'chunks'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(build, 'static', 'chunks', name), text)
})
afterEach(() => rmSync(build, { recursive: true }))

const writeManifest = (manifest: object) =>
  writeFileSync(join(build, 'build-manifest.json'), JSON.stringify(manifest))
const read = (name: string) => readFileSync(join(build, 'static', 'chunks', name), 'utf8')

test('scripts get the hint, once, but for small ones and large ones that no page starts with', async () => {
  const pages = {
    '/_app': ['static/chunks/app.js', 'static/chunks/small.js', 'static/chunks/app.css'],
    '/': ['static/chunks/app.js', 'static/chunks/page.js'],
  }
  writeManifest({ pages })
  await addCompileHints(build)
  await addCompileHints(build)
  for (const name of ['app.js', 'page.js', 'later.js'] as const) expect(read(name)).toBe(HINT + FILES[name])
  for (const name of ['small.js', 'app.css', 'library.js'] as const) expect(read(name)).toBe(FILES[name])
})

test('a build whose manifest is not known stops', async () => {
  writeManifest({})
  await expect(addCompileHints(build)).rejects.toThrow(TypeError)
})
