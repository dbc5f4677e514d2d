/** How bank transfers in a currency usually travel. `instant`: around the clock, such as Pix, UPI and Faster Payments. */
type BankMethod = 'sepa' | 'instant' | 'ach' | 'domestic'

const INSTANT: readonly string[] = [
  'gbp',
  'brl',
  'inr',
  'chf',
  'aud',
  'sgd',
  'thb',
  'sek',
  'dkk',
  'mxn',
  'krw',
  'cny',
]

export function bankMethod(symbol: string): BankMethod {
  if (symbol === 'eur') return 'sepa'
  if (symbol === 'usd') return 'ach'
  return INSTANT.includes(symbol) ? 'instant' : 'domestic'
}
