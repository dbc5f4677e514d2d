import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compileScript, moduleOf } from '../src/shell/inline/compileScript.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** `npm run verify -- --full`: tests of a database run on both databases. */
const isFull = process.env.VERIFY_FULL === '1'

/** What the gate leaves to the nightly run: programs of operators, and a database that is killed or copied. */
const NIGHTLY =
  /^tests\/(server\/(conformance|postgres\/backup|programmes\/crash|openApi\/examples|providers\/checkProviders)|deploy\/nginxRun)\.test/
const isGate = process.env.VERIFY_FULL === '0'

/** Of the production build, which the gate makes first; without one they cannot run. */
const isBuilt = ({ path }: { path: string }) => path.startsWith('tests/built/')

const everyTest = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => ({
    path: join('tests', name),
    source: readFileSync(join(ROOT, 'tests', name), 'utf8'),
  }))
  .filter(({ path }) => !isGate || !NIGHTLY.test(path))
const tests = everyTest.filter((test) => !isBuilt(test))
type Test = (typeof everyTest)[number]
const pathsOf = (condition: (test: Test) => boolean) => tests.filter(condition).map(({ path }) => path)

/** What only a server can do. */
const isServerOnly = ({ path }: Test) => path.startsWith('tests/server/postgres/')
/** What only the embedded database can do: folders, locks, power cuts; and one flow through all of its tables. */
const EMBEDDED_ONLY = /^tests\/server\/(database\/|programmes\/crash|exchanges\/exchangeFlow)/
const runsOnBoth = ({ source }: Test) => source.includes('useTemporaryDatabase()')
const usesDatabase = (test: Test) => isServerOnly(test) || EMBEDDED_ONLY.test(test.path) || runsOnBoth(test)
const usesDom = ({ source }: Test) => source.includes('@vitest-environment jsdom')
/** A file that replaces modules or globals, or changes what one process has, would leave that to the next in its thread. */
const needsIsolation = ({ path, source }: Test) =>
  /^tests\/(runtime|front|api|screens\/warm)\//.test(path) ||
  /\bvi\.(mock|doMock|stubGlobal|stubEnv|resetModules|useFakeTimers)\b|\bglobalThis\b|\bprocess\.(env|on|exit|chdir)\b|\bspawn\b|\bmetrics\b|\bstartOperator\b|\bopenApiDocument\b|servePages|vendorScript/.test(
    source,
  )

const shared = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, pool: 'threads' as const, isolate: false },
})
/** Files share a process and its packages; `setupAlone` evaluates the site's modules anew for each file. */
const alone = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, isolate: false, setupFiles: ['tests/setupAlone.ts'] },
})
/** Files share a window; `setupAlone` evaluates the site's modules anew for each file, so that its mocks meet them. */
const inDom = (name: string, include: string[], setup: string[] = []) => ({
  extends: true as const,
  test: { name, include, isolate: false, setupFiles: [...setup, 'tests/setup.ts'] },
})
const embedded = {
  extends: true as const,
  test: {
    name: 'embedded',
    include: pathsOf(
      (test) => EMBEDDED_ONLY.test(test.path) || (isFull && runsOnBoth(test) && !isServerOnly(test)),
    ),
    globalSetup: ['tests/server/makeDatabaseFolder.ts'],
  },
}
const postgres = {
  extends: true as const,
  test: {
    name: 'postgres',
    include: pathsOf(
      (test) => isServerOnly(test) || (runsOnBoth(test) && (isFull || !EMBEDDED_ONLY.test(test.path))),
    ),
    globalSetup: ['tests/server/runPostgres.ts'],
    isolate: false,
    setupFiles: ['tests/server/requirePostgres.ts', 'tests/setupAlone.ts'],
  },
}

/** `npm run test:built`, a step of its own in the gate. */
const built = {
  extends: true as const,
  test: {
    name: 'built',
    include: everyTest.filter(isBuilt).map(({ path }) => path),
    globalSetup: ['tests/server/runPostgres.ts'],
    setupFiles: ['tests/server/requirePostgres.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
}
const isBuiltRun = process.env.VERIFY_BUILT === '1'

/** As scriptLoader.js for the build. */
const inlineScripts = {
  name: 'inline scripts',
  load: (id: string) =>
    id.endsWith('?script') ? moduleOf(compileScript(id.replace(/\?script$/, '')).text) : null,
}

export default defineConfig({
  plugins: [react(), inlineScripts],
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  test: {
    // Never the operator's own, whatever this shell knows.
    env: { DATABASE_URL: '', REDIS_URL: '' },
    restoreMocks: true,
    // Only for what would hang for ever: a slow machine is no failure.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: isBuiltRun
      ? [built]
      : [
          shared(
            'pure',
            pathsOf((test) => !usesDatabase(test) && !usesDom(test) && !needsIsolation(test)),
          ),
          alone(
            'node',
            pathsOf((test) => !usesDatabase(test) && !usesDom(test) && needsIsolation(test)),
          ),
          inDom(
            'dom',
            pathsOf((test) => usesDom(test) && !needsIsolation(test)),
          ),
          inDom(
            'mocked dom',
            pathsOf((test) => usesDom(test) && needsIsolation(test)),
            ['tests/setupAlone.ts'],
          ),
          embedded,
          postgres,
        ],
  },
})
