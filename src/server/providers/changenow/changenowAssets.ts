import type * as z from 'zod/mini'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { LIST_BYTES } from '@/server/outbound/callProvider'
import { matchAssets } from '@/server/providers/matchAssets'
import type { ProviderAssets, ProviderContext } from '@/server/providers/provider'
import type { ChangenowCall } from './changenowCall'
import { CHANGENOW_NETWORKS } from './changenowNetworks'
import { currenciesResponse } from './changenowResponses'

/** Where it does not say, a deposit may have one. */
function memoOf({ hasExternalId, isExtraIdSupported }: z.output<typeof currenciesResponse>[number]) {
  if (hasExternalId === true) return 'required'
  return hasExternalId === false && isExtraIdSupported === false ? 'none' : 'optional'
}

const matchCurrencies = (
  catalogue: readonly CatalogueCurrency[],
  list: z.output<typeof currenciesResponse>,
) =>
  matchAssets(
    catalogue,
    CHANGENOW_NETWORKS,
    list
      .filter(({ isFiat }) => !isFiat)
      .map((currency) => ({
        code: currency.ticker,
        network: currency.network,
        contract: currency.tokenContract,
        precision: null,
        memo: memoOf(currency),
        isDeposit: currency.sell !== false,
        isPayout: currency.buy !== false,
        isFixed: currency.supportsFixedRate === true,
      })),
  )

export async function changenowAssets(
  call: ChangenowCall,
  catalogue: readonly CatalogueCurrency[],
  { signal }: ProviderContext,
): Promise<ProviderAssets> {
  const query = { active: 'true', flow: 'standard' }
  const path = '/exchange/currencies'
  return matchCurrencies(
    catalogue,
    await call({ path, query, schema: currenciesResponse, maxBytes: LIST_BYTES, signal }),
  )
}
