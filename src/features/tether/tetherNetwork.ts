import { programmes } from '@/config/programmes'
import type { Currency } from '@/domain/currency'
import { tokenUrl } from '@/domain/explorer'

export type TetherNetwork = {
  symbol: string
  network: string
  contract: string | null
  explorer: string | null
  confirmations: string | null
  /** What a payout costs there, in US dollars; a sample of the operator's. */
  feeUsd: string
}

export function tetherNetwork(currency: Currency): TetherNetwork {
  const { byNetwork, default: usual } = programmes.fees.payoutUsd
  return {
    symbol: currency.symbol,
    network: currency.fullInfo.network_name,
    contract: currency.fullInfo.contract_address,
    explorer: tokenUrl(currency),
    confirmations: currency.confirmations_from,
    feeUsd: byNetwork[currency.network] ?? usual,
  }
}
