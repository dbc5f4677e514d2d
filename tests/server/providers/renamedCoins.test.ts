import { describe, expect, test } from 'vitest'
import { RENAMED_COINS } from '@/domain/currency/renamedCoins'
import { catalogue } from '@/server/catalogue/catalogue'
import { CHANGENOW_NETWORKS } from '@/server/providers/changenow/changenowNetworks'
import { EXOLIX_NETWORKS } from '@/server/providers/exolix/exolixNetworks'
import { matchAssets, type ProviderNetworks } from '@/server/providers/matchAssets'
import { NEAR_NETWORKS } from '@/server/providers/near/nearNetworks'
import { SIDESHIFT_NETWORKS } from '@/server/providers/sideshift/sideshiftNetworks'
import { SIMPLESWAP_NETWORKS } from '@/server/providers/simpleswap/simpleswapNetworks'

const TABLES: [string, ProviderNetworks][] = [
  ['changenow', CHANGENOW_NETWORKS],
  ['exolix', EXOLIX_NETWORKS],
  ['near', NEAR_NETWORKS],
  ['sideshift', SIDESHIFT_NETWORKS],
  ['simpleswap', SIMPLESWAP_NETWORKS],
]

const natives = catalogue().filter(({ isFiat, fullInfo }) => !isFiat && fullInfo.contract_address === null)

/** Of a native coin that a provider lists under this ticker. */
function matched(table: ProviderNetworks, network: string, ticker: string): string | undefined {
  const { code = '', nativeNetworks = [code] } = table[network] ?? {}
  const { assets } = matchAssets(catalogue(), table, [
    {
      code: ticker,
      network: nativeNetworks[0] ?? code,
      contract: null,
      precision: null,
      memo: 'none',
      isDeposit: true,
      isPayout: true,
      isFixed: true,
    },
  ])
  return [...assets.keys()][0]
}

const renamed = RENAMED_COINS.flatMap(({ oldTicker, newTicker, networks, kind }) =>
  networks.map((network) => ({ oldTicker, newTicker, network, kind })),
).flatMap((coin) => {
  const native = natives.find(({ network }) => network === coin.network)
  const isNative = native && [coin.oldTicker, coin.newTicker].includes(native.symbolFront)
  return native && isNative ? [{ ...coin, native }] : []
})

test('the table names at least the native coins of these networks', () => {
  expect(renamed.map(({ network }) => network)).toEqual(
    expect.arrayContaining(['ton', 'polygon', 'eos', 'ftm', 'sonic', 'kaia', 'xno', 'firo']),
  )
})

describe.each(TABLES)('%s', (_, table) => {
  const offered = renamed.filter(({ network }) => table[network]?.native)

  test.each(offered.filter(({ kind }) => kind === 'renamed'))(
    'offers the coin of $network as $oldTicker and as $newTicker, in any case',
    ({ oldTicker, newTicker, network, native }) => {
      for (const ticker of [oldTicker, newTicker, oldTicker.toLowerCase(), newTicker.toLowerCase()])
        expect(matched(table, network, ticker)).toBe(native.symbol)
    },
  )

  test.each(offered.filter(({ kind }) => kind === 'replaced'))(
    'does not take $oldTicker and $newTicker on $network for one coin',
    ({ oldTicker, newTicker, network, native }) => {
      const other = native.symbolFront === oldTicker ? newTicker : oldTicker
      expect(matched(table, network, native.symbolFront)).toBe(native.symbol)
      expect(matched(table, network, other)).toBeUndefined()
    },
  )
})

test('every rename has a day or a month and an address where it can be read', () => {
  for (const { since, source, oldTicker, newTicker } of RENAMED_COINS) {
    expect(since).toMatch(/^20\d\d-\d\d(-\d\d)?$/)
    expect(new URL(source).protocol).toBe('https:')
    expect([oldTicker, newTicker]).toEqual([oldTicker.toUpperCase(), newTicker.toUpperCase()])
  }
})
