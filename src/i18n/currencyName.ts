import type { Currency } from '@/domain/currency'

/** A fiat currency is named in the visitor's language; a coin has one name everywhere. */
export function currencyName(
  currency: Pick<Currency, 'isFiat' | 'name' | 'symbolFront'>,
  intl: string,
): string {
  if (!currency.isFiat) return currency.name
  return new Intl.DisplayNames(intl, { type: 'currency' }).of(currency.symbolFront) ?? currency.name
}
