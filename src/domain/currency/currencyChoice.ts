import type { CurrencyChoice } from '@/domain/site/site'

export const offeredOf = <T extends { symbol: string }>(
  list: readonly T[],
  choice: CurrencyChoice | undefined,
): T[] => list.filter(({ symbol }) => isOffered(symbol, choice))

export const isOffered = (symbol: string, choice: CurrencyChoice | undefined): boolean =>
  (choice?.allow?.includes(symbol) ?? true) && !choice?.deny?.includes(symbol)
