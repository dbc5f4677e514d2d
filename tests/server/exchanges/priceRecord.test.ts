import Big from 'big.js'
import { expect, test, vi } from 'vitest'
import * as timings from '@/config/timings'
import { advanceSeconds, useClock } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { deposit, estimate, made, madeFixed, read } from './exchangeCalls'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()

const HOUR = 3600

test('an order records the amounts, the network fee and the market prices of its moment', async () => {
  const quoted = await estimate()
  const { priceRecord, createdAt, expectedAmountTo } = await made()
  expect(priceRecord).toMatchObject({
    amountFrom: '0.1',
    amountTo: expectedAmountTo,
    networkFee: quoted.networkFee,
    at: createdAt,
  })
  const { usdFrom, usdTo } = priceRecord ?? {}
  // 0.5 % and the network fee lie between the market's amount and the payout.
  const market = new Big(usdFrom ?? 0).div(usdTo ?? 1).times('0.1')
  expect(
    market
      .times('0.995')
      .minus(quoted.networkFee ?? NaN)
      .minus(expectedAmountTo)
      .abs()
      .lt('1e-12'),
  ).toBe(true)
})

test('the record stays as it is while the market moves', async () => {
  const { publicId, priceRecord } = await made()
  advanceSeconds(5 * HOUR)
  expect((await read(publicId)).result.priceRecord).toEqual(priceRecord)
})

test('a floating payout for what arrived has a record of the moment of its rate', async () => {
  const { publicId, priceRecord } = await made()
  advanceSeconds(5 * HOUR)
  await deposit(publicId, 'too_large')
  advanceSeconds(60)
  const { result } = await read(publicId)
  expect(result.status).toBe('finished')
  expect(result.priceRecord).toMatchObject({ amountFrom: '0.2', amountTo: result.amountTo })
  expect(result.priceRecord?.usdFrom).not.toBe(priceRecord?.usdFrom)
})

test('a fixed rate is recorded at the moment it was issued', async () => {
  const { priceRecord, validUntil } = await madeFixed()
  expect(Date.parse(priceRecord?.at ?? '')).toBe(Date.parse(validUntil) - timings.fixedRate)
})

test('a transfer to the sandbox names payee, bank and reference, a coin has none of them', async () => {
  const { bank, publicId } = await made({ tickerFrom: 'eur', networkFrom: '', amount: '250' })
  expect(bank).toEqual({
    payee: 'Halyard',
    bank: 'Sandbox Bank',
    bic: null,
    reference: publicId.toUpperCase(),
  })
  expect((await made()).bank).toBeNull()
})
