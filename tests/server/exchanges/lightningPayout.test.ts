import { describe, expect, test, vi } from 'vitest'
import { anInvoice } from '../../domain/address/invoices'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { ADDRESS, anOrder, create, made } from './exchangeCalls'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()

const now = () => Math.floor(Date.now() / 1000)
const toLightning = (addressTo: string) => ({
  tickerFrom: 'eth',
  networkFrom: 'eth',
  tickerTo: 'btc',
  networkTo: 'lightning',
  amount: '0.002',
  reverse: true,
  addressTo,
})
const fieldOf = async (order: object) => (await create(anOrder(order))).error.fields

describe('a payout to Lightning', () => {
  test('takes an invoice of its amount, or of any', async () => {
    for (const amount of ['', '2m', '2000u']) {
      const invoice = anInvoice({ amount, at: now() })
      expect((await made(toLightning(invoice))).extendedInfo.addressTo).toBe(invoice)
    }
  })

  test('refuses an invoice of another amount', async () => {
    const fields = await fieldOf(toLightning(anInvoice({ amount: '10u', at: now() })))
    expect(fields).toEqual({
      addressTo: {
        code: 'invoice_amount',
        description: 'This invoice is over 0.00001 BTC, which is not what is paid out.',
      },
    })
  })

  test('at a floating rate refuses an invoice of any amount before the order is made, and takes one without', async () => {
    const floating = (amount: string) => ({
      ...toLightning(anInvoice({ amount, at: now() })),
      reverse: false,
      amount: '0.1',
    })
    expect((await fieldOf(floating('2m')))?.addressTo?.code).toBe('invoice_floating')
    expect((await made(floating(''))).status).toBe('waiting')
  })

  test('refuses an invoice that is over', async () => {
    const fields = await fieldOf(toLightning(anInvoice({ at: now() - 7200 })))
    expect(fields?.addressTo?.code).toBe('invoice_expired')
  })
})

test('a refund to Lightning refuses an invoice that is over', async () => {
  const order = {
    tickerFrom: 'btc',
    networkFrom: 'lightning',
    tickerTo: 'eth',
    networkTo: 'eth',
    amount: '0.01',
  }
  const refund = { ...order, addressTo: ADDRESS.eth, userRefundAddress: anInvoice({ at: now() - 7200 }) }
  expect((await fieldOf(refund))?.userRefundAddress?.code).toBe('invoice_expired')
})
