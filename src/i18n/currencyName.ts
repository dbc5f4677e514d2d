import type { Currency } from '@/domain/currency/currency'

export function currencyName(
  currency: Pick<Currency, 'isFiat' | 'name' | 'symbolFront'>,
  intl: string,
): string {
  if (!currency.isFiat) return currency.name
  return new Intl.DisplayNames(intl, { type: 'currency' }).of(currency.symbolFront) ?? currency.name
}
