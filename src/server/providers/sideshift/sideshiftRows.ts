import type { ProviderRow } from '@/server/providers/matchAssets'
import type { Coin } from './sideshiftResponses'

/** A native coin has no token details. */
export function sideshiftRows(coin: Coin): ProviderRow[] {
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
