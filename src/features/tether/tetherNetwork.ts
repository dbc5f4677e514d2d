import type { Currency } from '@/domain/currency/currency'
import { tokenUrl } from '@/domain/address/explorer'
import type { ProgrammeFigures } from '@/domain/site/site'

type PayoutFees = NonNullable<ProgrammeFigures['fees']>['payoutUsd']

export type TetherNetwork = {
  symbol: string
  network: string
  contract: string | null
  explorer: string | null
  confirmations: string | null
  /** In US dollars; null where unknown. */
  feeUsd: string | null
}

export function tetherNetwork(currency: Currency, fees: PayoutFees): TetherNetwork {
  return {
    symbol: currency.symbol,
    network: currency.fullInfo.network_name,
    contract: currency.fullInfo.contract_address,
    explorer: tokenUrl(currency),
    confirmations: currency.confirmations_from,
    feeUsd: fees?.byNetwork?.[currency.network] ?? fees?.default ?? null,
  }
}
