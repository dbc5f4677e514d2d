import { amountUnits } from './amountUnits'

const unit = (ticker: string, name: string, isFiat: boolean) =>
  amountUnits({ symbolFront: ticker, name, isFiat, fullInfo: { isStable: false } })

/** Of turnovers. */
export const BITCOIN_UNITS = unit('BTC', 'Bitcoin', false)
export const DOLLAR_UNITS = unit('USD', 'USD', true)
