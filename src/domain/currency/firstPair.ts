import { isNamed } from './coinChoice'
import { type Currency, tickerOf } from './currency'

type Pair = { from: string; to: string; amount?: string }
type Coin = Pick<Currency, 'symbol' | 'symbolFront' | 'network' | 'isFiat'>

const FIRST: Pair = { from: 'btc', to: 'eth' }
/** What the form has without a pair of the operator's. */
export const FIRST_PAIR = FIRST

/** The symbol itself, else the first of the coins of that name: a list has the popular ones first. */
function coinOf<C extends Coin>(name: string, offered: readonly C[]): C | undefined {
  return (
    offered.find(({ symbol }) => symbol === name) ??
    offered.find((coin) =>
      isNamed(name, { symbol: coin.symbol, ticker: tickerOf(coin), network: coin.network }),
    )
  )
}

/**
 * Which pair the form begins with: the operator's while it is offered, else the first popular one that is.
 * @param offered the popular ones first
 * @param isPair whether one of these is exchanged into the other
 * @returns null where no two coins are offered that are exchanged into one another
 */
export function firstPairOf<C extends Coin>(
  offered: readonly C[],
  wanted: Pair | undefined,
  isPair: (from: C, to: C) => boolean = () => true,
): { pair: Pair; isReplaced: boolean } | null {
  const { from, to, amount } = wanted ?? FIRST
  const [first, second] = [coinOf(from, offered), coinOf(to, offered)]
  const fits = (start: C | undefined, end: C | undefined) =>
    start && end && start.symbol !== end.symbol && isPair(start, end) ? ([start, end] as const) : null
  const own = fits(first, second)
  if (own) return { pair: pairOf(...own, amount), isReplaced: false }
  const coins = [
    ...FIRST_SYMBOLS.flatMap((name) => coinOf(name, offered) ?? []),
    ...offered.filter(({ isFiat }) => !isFiat),
    ...offered,
  ]
  // With one coin of the operator's, where that is exchanged at all.
  const beside = [...coins.map((end) => fits(first, end)), ...coins.map((start) => fits(start, second))]
  const found = beside.find((pair) => pair !== null) ?? anyPair(coins, fits)
  if (!found) return null
  return { pair: pairOf(...found, found[0] === first ? amount : undefined), isReplaced: true }
}

type Fits<C> = (start: C, end: C) => readonly [C, C] | null

function anyPair<C>(coins: readonly C[], fits: Fits<C>): readonly [C, C] | null {
  for (const start of coins)
    for (const end of coins) {
      const found = fits(start, end)
      if (found) return found
    }
  return null
}

const pairOf = (from: Coin, to: Coin, amount: string | undefined): Pair => ({
  from: from.symbol,
  to: to.symbol,
  ...(amount && { amount }),
})

const FIRST_SYMBOLS = [FIRST.from, FIRST.to]
