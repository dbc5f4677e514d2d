import type { Currency } from '@/domain/currency/currency'

/** Cached: making one takes as long as naming a hundred currencies. */
const made = new Map<string, Intl.DisplayNames>()

function namesIn(intl: string): Intl.DisplayNames {
  const names = made.get(intl) ?? new Intl.DisplayNames(intl, { type: 'currency' })
  made.set(intl, names)
  return names
}

export function currencyName(
  currency: Pick<Currency, 'isFiat' | 'name' | 'symbolFront'>,
  intl: string,
): string {
  if (!currency.isFiat) return currency.name
  return namesIn(intl).of(currency.symbolFront) ?? currency.name
}
