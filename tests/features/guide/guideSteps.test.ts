import { expect, test } from 'vitest'
import type { Currency } from '@/domain/currency/currency'
import { guideSteps, type GuideQuote } from '@/features/guide/guideSteps'
import { factWords } from '@/screens/pairWords'
import { BTC, EUR, USDT_TRON, XRP } from '../../domain/currencies'

const QUOTE: GuideQuote = {
  amount: '0.1',
  estimate: '2400.5',
  min: '0.0002',
  speed: '5-30',
  at: '2026-11-21T12:00:00.000Z',
}

const steps = (from: Currency, to: Currency, quote: GuideQuote | null = QUOTE, took: string[] = []) =>
  guideSteps({ from, to, quote, took }, factWords('en')).map(({ texts }) => texts.join(' '))

test('the steps name amounts, network and confirmations of the very pair', () => {
  const [amount, address, deposit, wait] = steps(BTC, USDT_TRON)
  expect(amount).toContain('The minimum today is 0.0002\u00a0BTC')
  expect(amount).toContain('about 2,400.5\u00a0USDT')
  expect(address).toContain('Enter your USDT address. Network: Tron (TRC-20).')
  expect(deposit).toContain('Network: Bitcoin. Send the exact amount shown')
  expect(wait).toContain('needs 2 network confirmations')
  expect(wait).toContain('5–30\u00a0minutes')
})

test('a time that was measured stands in place of the usual one, but for the time of a bank', () => {
  const took = ['Half of them took 12 min.']
  expect(steps(BTC, USDT_TRON, QUOTE, took)[3]).toMatch(/Half of them took 12 min\. Track/)
  expect(steps(BTC, USDT_TRON, QUOTE, took)[3]).not.toContain('5–30')
  expect(steps(BTC, EUR, QUOTE, took)[3]).toContain('5–30\u00a0minutes, plus bank processing time')
})

test('a memo is spoken of on the side that has one', () => {
  expect(steps(XRP, BTC)[2]).toContain('Destination tag: include it with your deposit')
  expect(steps(XRP, BTC)[1]).not.toMatch(/destination tag/i)
  expect(steps(BTC, XRP)[1]).toContain('If the recipient requires a destination tag')
  expect(steps(BTC, XRP)[2]).not.toMatch(/destination tag/i)
})

test('bank money is transferred and received on an account, and its time is said to be the bank’s', () => {
  const buying = steps(EUR, BTC, null)
  expect(buying[0]).toContain('Enter how much EUR you send')
  expect(buying[2]).toContain('Transfer the exact amount shown')
  expect(buying[3]).toContain('plus bank processing time')
  expect(steps(BTC, EUR)[1]).toContain('bank account in your own name')
})
