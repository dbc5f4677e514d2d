import { fullAmount } from './amount'

export const showBtc = (amountBtc: string, intl: string): string => `${fullAmount(amountBtc, intl)}\u00a0BTC`
