import { paths } from '@/config/paths'

export type Direction = 'buy' | 'sell'

/** Not beside its loader, which no browser needs. */
export const buySellPath = (direction: Direction) => (direction === 'buy' ? paths.buyCoin : paths.sellCoin)
