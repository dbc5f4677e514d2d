import { isNamed } from './coinNames'
import { type Currency, tickerOf } from './currency'

type Pair = { from: string; to: string; amount?: string }
type Coin = Pick<Currency, 'symbol' | 'symbolFront' | 'network' | 'isFiat'>

const FIRST: Pair = { from: 'btc', to: 'eth' }
/** What the form has without a pair of the operator's. */
export const FIRST_PAIR = FIRST

/** The symbol itself, else the first of the coins of that name: a list has the popular ones first. */
function coinOf(name: string, offered: readonly Coin[]): Coin | undefined {
  return (
    offered.find(({ symbol }) => symbol === name) ??
    offered.find((coin) =>
      isNamed(name, { symbol: coin.symbol, ticker: tickerOf(coin), network: coin.network }),
    )
  )
}

/**
 * Which pair the form begins with: the operator's while both coins are offered, else the first popular one that is.
 * @param offered the popular ones first @returns null where fewer than two coins are offered
 */
export function firstPairOf(
  offered: readonly Coin[],
  wanted: Pair | undefined,
): { pair: Pair; isReplaced: boolean } | null {
  const { from, to, amount } = wanted ?? FIRST
  const [first, second] = [coinOf(from, offered), coinOf(to, offered)]
  if (first && second && first.symbol !== second.symbol)
    return { pair: { from: first.symbol, to: second.symbol, ...(amount && { amount }) }, isReplaced: false }
  const coins = [
    ...FIRST_SYMBOLS.flatMap((name) => coinOf(name, offered) ?? []),
    ...offered.filter(({ isFiat }) => !isFiat),
    ...offered,
  ]
  const start = first ?? coins.find(({ symbol }) => symbol !== second?.symbol)
  const end = [second, ...coins].find((coin) => coin && coin.symbol !== start?.symbol)
  if (!start || !end) return null
  return {
    pair: { from: start.symbol, to: end.symbol, ...(amount && start === first && { amount }) },
    isReplaced: true,
  }
}

const FIRST_SYMBOLS = [FIRST.from, FIRST.to]
