import type { RampMethod, RampNeed } from './ramp'
import { isEvmNetwork } from '@/domain/wallet/evmCoins'

type Offer = { ramp: { id: string }; method: RampMethod; needs: readonly RampNeed[] }

/** A ramp has one offer for each method. */
export const rampOfferId = ({ ramp, method }: Offer): string => `${ramp.id} ${method}`

/** Wallets of Ethereum-like networks alone sign a message here. */
export const canSignFor = ({ needs }: Pick<Offer, 'needs'>, coin: { network: string }): boolean =>
  !needs.includes('signature') || isEvmNetwork(coin.network)

/** What was chosen, else the best by the chosen way of paying, else the best. */
export function pickRampOffer<One extends Offer>(
  offers: readonly One[],
  { provider, method, network }: { provider: string; method: RampMethod | ''; network: string },
): One | undefined {
  const possible = offers.filter((offer) => canSignFor(offer, { network }))
  return (
    possible.find((offer) => rampOfferId(offer) === provider) ??
    possible.find((offer) => offer.method === method) ??
    possible[0]
  )
}
