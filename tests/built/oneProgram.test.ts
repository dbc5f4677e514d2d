import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFiles, builtText, modulesById, ownModules, ROOT } from './support/bundles'

/** Chunks of the runtime that instrumentation starts. */
const CHUNK = /^chunks\/[^/]+$/
const files = builtFiles()
const holders = files.filter((name) => ownModules(name).length > 0)

test('modules of the server are only in the bundle of instrumentation', () => {
  expect(holders.length).toBeGreaterThan(10)
  expect(holders.filter((name) => !CHUNK.test(name))).toEqual([])
})

test('nothing but instrumentation loads that bundle', () => {
  const users = files.filter((name) =>
    /require\("(?:\.\.?\/)+chunks\/\[turbopack\]_runtime\.js"\)/.test(builtText(name)),
  )
  expect(users).toEqual(['instrumentation.js'])
})

test('no module of the server is evaluated twice in it', () => {
  const modules = [...modulesById(holders).values()].flat()
  expect(modules.length).toBeGreaterThan(200)
  expect(modules).toContain('server/outbound/ProviderError.ts')
  expect(modules.filter((module, place) => modules.indexOf(module) !== place)).toEqual([])
})

/** They run in front of Next.js, or in a build, and keep nothing that the bundle looks at. */
const UNBUNDLED = {
  'deploy/serve.mjs': ['../src/http/next-patches/startPatches.mjs'],
  'deploy/cacheHandler.mjs': [],
  'next.config.js': ['./src/http/next-patches/compileHints.js'],
}

test.each(Object.entries(UNBUNDLED))(
  '%s imports no module of the server but those patches',
  (file, patches) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const names = [...text.matchAll(/(?:from|import\()\s*'([^']*src\/(?:server|runtime|http)\/[^']*)'/g)]
    expect(names.map(([, name]) => name)).toEqual(patches)
  },
)
