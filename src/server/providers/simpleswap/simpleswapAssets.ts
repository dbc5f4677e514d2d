import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { LIST_BYTES } from '@/server/outbound/callProvider'
import { type AddressPatterns, patternKey } from '@/server/providers/addressPatterns'
import { matchAssets } from '@/server/providers/matchAssets'
import type { ProviderAssets, ProviderContext } from '@/server/providers/provider'
import { callSimpleswap, type SimpleswapSettings } from './simpleswapCall'
import { SIMPLESWAP_NETWORKS } from './simpleswapNetworks'
import { currenciesResponse, type SimpleswapCurrency } from './simpleswapResponses'

/** One list for each kind of rate. */
export async function simpleswapAssets(
  settings: SimpleswapSettings,
  patterns: AddressPatterns,
  catalogue: readonly CatalogueCurrency[],
  context: ProviderContext,
): Promise<ProviderAssets> {
  const [floating, fixed] = await Promise.all(
    ['false', 'true'].map(async (isFixed) => {
      const { result } = await callSimpleswap(settings, context, {
        path: '/currencies',
        query: { fixed: isFixed },
        maxBytes: LIST_BYTES,
        schema: currenciesResponse,
      })
      return new Map(result.map((currency) => [keyOf(currency), currency]))
    }),
  )
  const all = new Map([...(fixed ?? []), ...(floating ?? [])])
  patterns.clear()
  for (const [key, { validationAddress, validationExtra }] of all)
    patterns.set(key, { address: validationAddress, extraId: validationExtra })
  const rows = [...all].map(([key, { ticker, network, contractAddress, hasExtraId }]) => ({
    code: ticker,
    network,
    contract: contractAddress,
    precision: null,
    // «hasExtraId: extraIdTo is needed» (their Postman collection).
    memo: hasExtraId ? ('required' as const) : ('none' as const),
    isDeposit: true,
    isPayout: true,
    isFixed: fixed?.has(key) ?? false,
    isFloating: floating?.has(key) ?? false,
  }))
  return matchAssets(catalogue, SIMPLESWAP_NETWORKS, rows)
}

const keyOf = ({ ticker, network }: SimpleswapCurrency) => patternKey({ code: ticker, network })
