import { afterEach, expect, test, vi } from 'vitest'
import { PROVIDER_NAMES } from '@/config/liveCommissions'
import { loadProse } from '@/i18n/loadTexts'
import { FIVE_ADAPTERS } from '../server/providers/fiveAdapters'
import { configure, reset } from './configurations'

afterEach(() => {
  reset()
  vi.unstubAllEnvs()
})

const SENTENCE = /Our commission, already deducted from the amount you get: ([^.]*(?:\.\d[^.]*)*)\./
const named = async () => SENTENCE.exec((await loadProse('fees', 'en')).html)?.[1] ?? null

test('the providers are called as in their profiles', () => {
  for (const { id, make } of FIVE_ADAPTERS)
    expect(make('http://127.0.0.1:1').profile.name).toBe(PROVIDER_NAMES[id as keyof typeof PROVIDER_NAMES])
})

test('the page of fees says the commission of each live provider, as far as it is known', async () => {
  configure('live with everything')
  // NEAR Intents takes none without an account of the operator.
  expect(await named()).toBe('ChangeNOW 0.7%, SideShift 0.6%, SimpleSwap 0.7%, Exolix 0.7%')
  vi.stubEnv('NEAR_FEE_ACCOUNT', 'exchange.near')
  expect(await named()).toBe(
    'NEAR Intents 0.6%, ChangeNOW 0.7%, SideShift 0.6%, SimpleSwap 0.7%, Exolix 0.7%',
  )
})

test.each(['sandbox', 'one provider and nothing else', 'a back end of its own'] as const)(
  'it says none in: %s',
  async (name) => {
    configure(name)
    expect(await named()).toBeNull()
    expect((await loadProse('fees', 'en')).html).not.toContain('Our commission')
  },
)
