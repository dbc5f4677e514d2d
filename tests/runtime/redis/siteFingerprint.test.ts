import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { siteFingerprint } from '@/runtime/redis/siteFingerprint'

afterEach(() => vi.unstubAllEnvs())
const SRC = join(import.meta.dirname, '../../../src')
const envFile = ['env', 'vendorEnv']
  .map((name) => readFileSync(join(SRC, `config/${name}.ts`), 'utf8'))
  .join('')

/** Each variable, its name in the code, and what is said of it. */
const variables = [
  ...envFile.matchAll(/(?:\/\*\* ([^/]*) \*\/\s+)?get (\w+)\(\) \{[^}]*?(?:text|number)\('([A-Z_]+)'/g),
].map(([, says = '', name = '', variable = '']) => ({ says, name, variable }))

const read = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/^(server|http|runtime|pages\/api)\/|^instrumentation|^proxy/.test(file),
  )
  .flatMap((file) => [...readFileSync(join(SRC, file), 'utf8').matchAll(/\b(?:env|vendorEnv)\.(\w+)/g)])
  .map(([, name = '']) => name)

/** A value that each getter takes. */
const OTHER: Record<string, string> = {
  REDIS_URL: 'redis://10.0.0.1:6379',
  REDIS_LIMITS_URL: 'redis://10.0.0.1:6379',
  TOKEN_SECRET: 'x'.repeat(32),
  TOKEN_SECRET_PREVIOUS: 'x'.repeat(32),
  METRICS_TOKEN: 'x'.repeat(32),
  MODERATION_TOKEN: 'x'.repeat(32),
  TRUST_PROXY: '1',
  FINGERPRINT: '0',
  AMPLITUDE_SERVER_ZONE: 'EU',
}
function changes(variable: string): boolean {
  const before = siteFingerprint()
  vi.stubEnv(variable, OTHER[variable] ?? '77')
  return siteFingerprint() !== before
}

test('the environment and what pages read of it are found', () => {
  expect(variables.length).toBe((envFile.match(/^ {2}get /gm) ?? []).length)
  expect(read).toEqual(expect.arrayContaining(['siteUrl', 'apiOrigin', 'brandName', 'gtmId', 'rpcUrls']))
})

test.each(variables.filter(({ name }) => read.includes(name)))(
  'pages that were made with another $variable are other pages',
  ({ variable }) => {
    expect(changes(variable)).toBe(true)
  },
)

test.each(variables.filter(({ says }) => says.includes('Secret.')))(
  '$variable is a secret, so nobody can guess at it by the keys in Redis',
  ({ variable }) => {
    // Pages may show whether there is one.
    vi.stubEnv(variable, 'an earlier secret')
    expect(changes(variable)).toBe(false)
  },
)

test.each(['PORT', 'DATA_DIR', 'LOG_LEVEL', 'REDIS_URL'])(
  'instances that differ in %s still share their pages',
  (variable) => {
    expect(changes(variable)).toBe(false)
  },
)
