import type { CurrencyChoice } from '@/domain/site/site'
import { isChosen } from './coinChoice'
import { type Currency, tickerOf } from './currency'

type Coin = Pick<Currency, 'symbol' | 'symbolFront' | 'network'>

export const offeredOf = <T extends Coin>(list: readonly T[], choice: CurrencyChoice | undefined): T[] =>
  choice ? list.filter((coin) => isOffered(coin, choice)) : [...list]

export const isOffered = (coin: Coin, choice: CurrencyChoice | undefined): boolean =>
  isChosen(choice, { symbol: coin.symbol, ticker: tickerOf(coin), network: coin.network })
