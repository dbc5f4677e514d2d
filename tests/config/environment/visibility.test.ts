import { afterEach, expect, test, vi } from 'vitest'
import { variables } from '@/config/environment/schema'
import { publicEnv } from '@/config/publicEnv'
import { readBrands } from '@/config/brands'
import { readSite } from '@/config/site'
import { readSources as readContentSources } from '@/shell/pageHeaders'
import { siteFingerprint } from '@/runtime/redis/sharedIsrCache'
import { readSources } from '../../sourceGraph'

afterEach(() => vi.unstubAllEnvs())

const setAll = () => {
  for (const [, { name, example }] of variables) vi.stubEnv(name, example)
}
const isSeen = (visibility: string) => visibility === 'public'

test('what pages are made of has the public variables and no other', () => {
  setAll()
  const keys = variables.filter(([, { visibility }]) => isSeen(visibility)).map(([key]) => key)
  expect(Object.keys(publicEnv)).toEqual(keys)
  expect(keys).not.toContain('tokenSecret')
})

test('only server code reads the whole environment', () => {
  const OWN =
    /^(config\/(env|publicEnv|hasEmbeddedBackEnd|capabilities)\.ts$|(server|http|runtime)\/|instrumentation\.ts$|api\/wireBackEnd\.ts$)/
  const readers = [...readSources()].filter(([, { imports }]) => imports.includes('config/env.ts'))
  expect(readers.length).toBeGreaterThan(10)
  expect(readers.map(([file]) => file).filter((file) => !OWN.test(file))).toEqual([])
})

test('the facts that every page is sent hold no value of a secret or server variable', () => {
  for (const [, { name, visibility }] of variables)
    if (visibility === 'secret')
      vi.stubEnv(name, `${name === 'SCREENING_URL' ? 'https' : 'redis'}://SENTINEL-${name}-of-32-characters`)
  const shown = JSON.stringify([readSite(), readContentSources(), readBrands(), { ...publicEnv }])
  expect(shown).not.toContain('SENTINEL')
})

test.each(variables.map(([key, variable]) => ({ key, ...variable })))(
  '$name ($visibility) makes other pages exactly where pages depend on it',
  ({ name, example, visibility, shapesPages }) => {
    const before = siteFingerprint()
    vi.stubEnv(name, example)
    const set = siteFingerprint()
    expect(set !== before).toBe(visibility === 'public' || shapesPages)
    if (visibility !== 'secret') return
    // Nobody can guess at a secret by the keys in Redis: they know at most that there is one.
    vi.stubEnv(name, `${example}0`)
    expect(siteFingerprint()).toBe(set)
  },
)

test.each(['PORT', 'DATA_DIR', 'LOG_LEVEL', 'REDIS_URL', 'HOST'])(
  'instances that differ in %s share their pages',
  (name) => {
    const variable = variables.find(([, one]) => one.name === name)
    expect(variable?.[1].shapesPages).toBe(false)
  },
)
