import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { ProviderError } from '@/server/outbound/ProviderError'
import { type AddressPatterns, patternKey } from '@/server/providers/addressPatterns'
import { matchAssets, type ProviderRow } from '@/server/providers/matchAssets'
import type { ProviderAssets, ProviderContext } from '@/server/providers/provider'
import { callExolix, type ExolixSettings } from './exolixCall'
import { EXOLIX_NETWORKS, isDistinct } from './exolixNetworks'
import { currenciesResponse, type ExolixCurrency } from './exolixResponses'

export async function exolixAssets(
  settings: ExolixSettings,
  patterns: AddressPatterns,
  catalogue: readonly CatalogueCurrency[],
  context: ProviderContext,
): Promise<ProviderAssets> {
  const currencies = await allCurrencies(settings, context)
  patterns.clear()
  for (const { code, networks } of currencies)
    for (const { network, addressRegex, memoRegex } of networks ?? [])
      patterns.set(patternKey({ code, network }), {
        address: addressRegex,
        extraId: memoRegex,
      })
  const rows = currencies.flatMap(rowsOf)
  const { assets, unmatched } = matchAssets(catalogue, EXOLIX_NETWORKS, rows.filter(isDistinct))
  const indistinct = rows.filter((row) => !isDistinct(row))
  return {
    assets,
    unmatched: [
      ...unmatched,
      ...indistinct.map(({ code, network }) => ({ code, network, reason: 'ambiguous' as const })),
    ],
  }
}

const PAGE_SIZE = 100
const MAX_PAGES = 60

async function allCurrencies(settings: ExolixSettings, context: ProviderContext): Promise<ExolixCurrency[]> {
  const all: (ExolixCurrency | null)[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data, count } = await callExolix(settings, context, {
      path: '/currencies',
      query: { page: String(page), size: String(PAGE_SIZE), withNetworks: 'true' },
      schema: currenciesResponse,
    })
    all.push(...data)
    if (data.length === 0 || all.length >= Number(count)) return all.filter((one) => one !== null)
  }
  throw new ProviderError('bad_answer', { providerText: 'a list of currencies without an end' })
}

/** `precision` and `decimal` are not read: which of them is the chain's is not known. */
const rowsOf = ({ code, networks }: ExolixCurrency): ProviderRow[] =>
  (networks ?? []).map(({ network, contract, memoNeeded }) => ({
    code,
    network,
    contract,
    precision: null,
    // Edge pays to such chains without one.
    memo: memoNeeded === false ? 'none' : 'optional',
    isDeposit: true,
    isPayout: true,
    isFixed: true,
  }))
