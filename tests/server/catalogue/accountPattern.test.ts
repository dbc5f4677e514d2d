import { expect, test } from 'vitest'
import { checkRecipient } from '@/domain/address/checkRecipient'
import { accountPattern } from '@/server/catalogue/accountPattern'

const check = (symbol: string, account: string) =>
  checkRecipient({ network: '', validation_address: accountPattern(symbol) }, account)

/** IBANs of the SWIFT registry's examples; the others are made up. */
test.each([
  ['eur', 'DE89370400440532013000'],
  ['eur', 'FR14 2004 1010 0505 0001 3M02 606'],
  ['eur', 'GB29 NWBK 6016 1331 9268 19'],
  ['eur', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'],
  ['chf', 'CH93 0076 2011 6238 5295 7'],
  ['gbp', '60-16-13 31926819'],
  ['gbp', 'GB29 NWBK 6016 1331 9268 19'],
  ['usd', '021000021 123456789'],
  ['aud', '012-345 12345678'],
  ['inr', 'HDFC0000123 50100012345678'],
  ['mxn', '032180000118359719'],
  ['jpy', '0001-123-1234567'],
])('%s takes the account %s', (symbol, account) => {
  expect(check(symbol, account)).toBe('valid')
})

test.each([
  ['eur', '12345678', 'no IBAN'],
  ['eur', 'DE89370400440532013001', 'wrong check digits'],
  ['eur', 'FR14 2004 1010 0505 0001 3M02 607', 'wrong check digits'],
  ['eur', 'ES17 2100 0418 4502 0005 1333', 'wrong national check digits'],
  ['eur', 'US00 1234 5678 9012 3456', 'a country without IBAN'],
  ['usd', '12345678', 'no routing number'],
  ['gbp', '12345678', 'no sort code'],
  ['mxn', '1234567890', 'no CLABE'],
])('%s refuses the account %s: %s', (symbol, account) => {
  expect(check(symbol, account)).toBe('invalid')
})
