import jsQR from 'jsqr'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { epcCode } from '@/domain/exchange/epcCode'

const TRANSFER = {
  payee: 'Müller & Söhne GmbH',
  account: 'DE89 3704 0044 0532 0130 00',
  bic: null,
  amount: '250.5',
  reference: 'Q20YC7S63KTN57WR',
}

/** What a camera reads out of the code as ui/QrCode draws it, each module eight pixels wide. */
function decoded(text: string): string | undefined {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const width = size * 8
  const pixels = new Uint8ClampedArray(width * width * 4)
  for (let at = 0; at < width * width; at++) {
    const isDark = data[Math.floor(at / width / 8)]?.[Math.floor((at % width) / 8)] ?? false
    pixels.set([...Array<number>(3).fill(isDark ? 0 : 255), 255], at * 4)
  }
  return jsQR(pixels, width, width)?.data
}

test('a banking app reads payee, account, amount and reference out of the code', () => {
  const text = epcCode(TRANSFER) ?? ''
  expect(decoded(text)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Müller & Söhne GmbH',
    'DE89370400440532013000',
    'EUR250.50',
    '',
    '',
    'Q20YC7S63KTN57WR',
  ])
})

test('the longest fields fit into the 69 modules that EPC069-12 allows', () => {
  const longest = { ...TRANSFER, payee: 'a'.repeat(70), reference: 'b'.repeat(140), amount: '999999999.99' }
  const account = `MT${'1'.repeat(29)}`
  expect(
    encode(epcCode({ ...longest, account, bic: 'DEUTDEFF500' }) ?? '', { ecc: 'M' }).size,
  ).toBeLessThanOrEqual(69 + 2)
})

test.each([
  ['an amount below a cent', { amount: '0.001' }],
  ['an amount with parts of a cent', { amount: '10.005' }],
  ['an amount above the limit of SEPA', { amount: '1000000000' }],
  ['a payee too long to be read', { payee: 'a'.repeat(71) }],
  ['no payee', { payee: '' }],
  ['a reference too long to be read', { reference: 'b'.repeat(141) }],
])('%s has no code', (_, change) => {
  expect(epcCode({ ...TRANSFER, ...change })).toBeNull()
})
