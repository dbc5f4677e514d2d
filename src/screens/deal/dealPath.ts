import { paths } from '@/config/paths'

export type Deal = 'buy' | 'sell'

/** Not beside its loader, which no browser needs. */
export const dealPath = (deal: Deal) => (deal === 'buy' ? paths.buyCoin : paths.sellCoin)
