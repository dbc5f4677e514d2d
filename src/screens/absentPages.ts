import { paths } from '@/config/paths'
import { assetsOf, findAsset } from '@/domain/currency/asset'
import type { Currency } from '@/domain/currency/currency'

/** Popular pairs that every page links to. */
const LINKED_PAIRS = [
  ['btc', 'eth'],
  ['eth', 'btc'],
  ['btc', 'xmr'],
] as const

/** Addresses that every page links to and that have nothing to show, because nobody offers their coins now. */
export function absentPages(offered: readonly Currency[]): string[] {
  // Not known: a link too many is better than none.
  if (offered.length === 0) return []
  const assets = assetsOf(offered)
  const isThere = (coin: string) => findAsset(assets, coin) !== undefined
  return [
    ...(isThere('usdt') ? [] : [paths.swapTether]),
    ...(offered.some(({ fullInfo }) => fullInfo.isStable) ? [] : [paths.stablecoins]),
    ...LINKED_PAIRS.filter(([from, to]) => !isThere(from) || !isThere(to)).map(([from, to]) =>
      paths.pair(from, to),
    ),
  ]
}
