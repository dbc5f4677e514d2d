import { fullAmount } from './amount'

/** Below zero with a true minus, as tall as a plus. */
export const showBtc = (amountBtc: string, intl: string): string =>
  amountBtc.startsWith('-')
    ? `−${showBtc(amountBtc.slice(1), intl)}`
    : `${fullAmount(amountBtc, intl)}\u00a0BTC`
