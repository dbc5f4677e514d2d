import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROVIDER_SETTINGS } from '@/config/environment/providerSettings'
import { EVERY_ADAPTER, FIVE_ADAPTERS } from './fiveAdapters'

const IDS = Object.keys(PROVIDER_SETTINGS)

test('every provider that may be named in PROVIDERS has its case among the adapters', () => {
  expect(FIVE_ADAPTERS.map(({ id }) => id).sort()).toEqual(IDS.toSorted())
})

/** A promise of the offer needs what carries it out. */
test.each(EVERY_ADAPTER)('the refund terms of $id are those that its adapter can carry out', ({ make }) => {
  const { profile, act } = make('http://127.0.0.1:1')
  if (profile.refunds === 'automatic') expect(profile.refundAddress).toBe('required')
  if (profile.refunds === 'requested') expect(act).toBeDefined()
  else if (profile.refundAddress === 'later') expect.unreachable('no later step takes the address')
})

/** Pages with a table of a row for each provider. */
const PAGES = ['src/server/providers/README.md', 'docs/going-live.md', 'docs/network.md', 'docs/money.md']

test.each(PAGES)('%s has a row for every provider', (page) => {
  const rows = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const named = (id: string) => rows.some((row) => row.includes(`\`${id}\``))
  expect(IDS.filter((id) => !named(id))).toEqual([])
})
