import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { matchAssets, type ProviderRow } from '@/server/providers/matchAssets'
import type { ProviderAssets, ProviderContext } from '@/server/providers/provider'
import { callSideshift, type SideshiftSettings } from './sideshiftCall'
import { SIDESHIFT_NETWORKS } from './sideshiftNetworks'
import { type Coin, coinsResponse } from './sideshiftResponses'

export async function sideshiftAssets(
  settings: SideshiftSettings,
  catalogue: readonly CatalogueCurrency[],
  context: ProviderContext,
): Promise<ProviderAssets> {
  const coins = await callSideshift(settings, context, { path: '/coins', schema: coinsResponse })
  return matchAssets(catalogue, SIDESHIFT_NETWORKS, coins.flatMap(rowsOf))
}

/** A native coin has no token details. */
function rowsOf(coin: Coin): ProviderRow[] {
  return coin.networks.map((network) => {
    const token = coin.tokenDetails?.[network]
    return {
      code: coin.coin,
      network,
      contract: token?.contractAddress ?? null,
      precision: token ? Number(token.decimals) : null,
      // Where it does not say, a deposit may have one.
      memo: (coin.networksWithMemo?.includes(network) ?? true) ? 'optional' : 'none',
      isDeposit: !holdsFor(coin.depositOffline, network),
      isPayout: !holdsFor(coin.settleOffline, network),
      isFixed: !holdsFor(coin.variableOnly, network),
      isFloating: !holdsFor(coin.fixedOnly, network),
    }
  })
}

const holdsFor = (flag: boolean | string[] | null | undefined, network: string) =>
  Array.isArray(flag) ? flag.includes(network) : (flag ?? false)
