import { fullAmount } from './amount'

/** An amount of bitcoin in the visitor's way of writing; number and unit stay together. `intl` is a name for Intl. */
export const showBtc = (amountBtc: string, intl: string) => `${fullAmount(amountBtc, intl)}\u00a0BTC`
