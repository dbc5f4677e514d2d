import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROVIDER_SETTINGS } from '@/config/environment/providerSettings'
import { FIVE_ADAPTERS } from './fiveAdapters'

const IDS = Object.keys(PROVIDER_SETTINGS)

test('every provider that may be named in PROVIDERS has its case among the adapters', () => {
  expect(FIVE_ADAPTERS.map(({ id }) => id).sort()).toEqual(IDS.toSorted())
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
