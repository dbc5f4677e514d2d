import { showAmount } from '@/domain/money/amount'

type Row = { amountFrom: string; tickerFrom: string; amountTo: string; tickerTo: string }

/** Of a list; the exchange itself has all digits. */
export const pairOf = ({ amountFrom, tickerFrom, amountTo, tickerTo }: Row): string =>
  [
    [amountFrom, tickerFrom],
    [amountTo, tickerTo],
  ]
    .map(([amount = '', ticker = '']) => `${showAmount(amount, 'en')} ${ticker.toUpperCase()}`)
    .join(' → ')
