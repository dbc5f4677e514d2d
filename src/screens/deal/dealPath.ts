import { paths } from '@/config/paths'

export type Deal = 'buy' | 'sell'

/** Where the page of a deal with one coin stands. Not beside its loader, which no browser needs. */
export const dealPath = (deal: Deal) => (deal === 'buy' ? paths.buyCoin : paths.sellCoin)
