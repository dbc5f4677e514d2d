import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invoiceFault, lightningInvoice } from '@/domain/address/lightningInvoice'
import { anInvoice } from './invoices'

/** The examples of BOLT 11, all of 2017-06-01 10:57:38 UTC: «Please consider supporting this project», and so on. */
const AT = 1_496_314_658
const DONATION =
  'lnbc1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdpl2pkx2ctnv5sxxmmwwd5kgetjypeh2ursdae8g6twvus8g6rfwvs8qun0dfjkxaq8rkx3yf5tcsyz3d73gafnh3cax9rn449d9p5uxz9ezhhypd0elx87sjle52x86fux2ypatgddc6k63n7erqz25le42c4u4ecky03ylcqca784w'
const COFFEE =
  'lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpuaztrnwngzn3kdzw5hydlzf03qdgm2hdq27cqv3agm2awhz5se903vruatfhq77w3ls4evs3ch9zw97j25emudupq63nyw24cg27h2rspfj9srp'

describe('the examples of BOLT 11', () => {
  test('any amount, and an hour where no time is named', () => {
    expect(lightningInvoice(DONATION)).toEqual({ amountBtc: null, expiresAt: (AT + 3600) * 1000 })
  })

  test('2,500 microbitcoin within a minute', () => {
    expect(lightningInvoice(COFFEE)).toEqual({ amountBtc: '0.0025', expiresAt: (AT + 60) * 1000 })
    expect(lightningInvoice(COFFEE.toUpperCase())).toEqual(lightningInvoice(COFFEE))
  })

  test.each([
    ['1', '1'],
    ['20m', '0.02'],
    ['2500u', '0.0025'],
    ['9678785340n', '9.67878534'],
    ['9678785340p', '0.00967878534'],
    ['10p', '0.00000000001'],
  ])('the amount %s is %s BTC', (amount, expected) => {
    expect(lightningInvoice(anInvoice({ amount, at: AT }))?.amountBtc).toBe(expected)
  })
})

test('time and expiry are read whatever they are', () => {
  const times = fc.tuple(fc.integer({ min: 1, max: 2 ** 34 }), fc.integer({ min: 0, max: 2 ** 20 - 1 }))
  fc.assert(
    fc.property(times, ([at, expiry]) => {
      expect(lightningInvoice(anInvoice({ at, expiry }))?.expiresAt).toBe((at + expiry) * 1000)
    }),
  )
})

test.each(['', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', COFFEE.slice(0, -1)])(
  '%j is no invoice',
  (text) => {
    expect(lightningInvoice(text)).toBeNull()
  },
)

describe('an invoice', () => {
  const invoice = { amountBtc: '0.0025', expiresAt: 2000 }

  const exactly = (amountBtc: string) => ({ amountBtc, isExact: true })

  test('of the amount that is paid is right, however it is written', () => {
    expect(invoiceFault(invoice, exactly('0.00250000'), 1999)).toBeNull()
    expect(invoiceFault({ ...invoice, amountBtc: null }, exactly('7'), 1999)).toBeNull()
    expect(invoiceFault(invoice, null, 1999)).toBeNull()
  })

  test('of another amount is refused, by a satoshi too', () => {
    expect(invoiceFault(invoice, exactly('0.00250001'), 1999)).toBe('invoice_amount')
    expect(invoiceFault(invoice, exactly('0.00249999'), 1999)).toBe('invoice_amount')
  })

  test('of any amount is refused where the payout is not exact, even if it is equal now', () => {
    expect(invoiceFault(invoice, { amountBtc: '0.0025', isExact: false }, 1999)).toBe('invoice_floating')
    expect(invoiceFault({ ...invoice, amountBtc: null }, { amountBtc: '7', isExact: false }, 1999)).toBeNull()
  })

  test('is over at its time, whatever its amount', () => {
    expect(invoiceFault(invoice, exactly('0.0025'), 2000)).toBe('invoice_expired')
    expect(invoiceFault({ ...invoice, amountBtc: null }, null, 2001)).toBe('invoice_expired')
  })
})
