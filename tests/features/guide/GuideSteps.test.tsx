// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GuideSteps, type GuideQuote } from '@/features/guide/GuideSteps'
import { BTC, EUR, USDT_TRON, XRP } from '../../domain/currencies'
import { renderWithStore } from '../../renderWithStore'

const quote: GuideQuote = {
  amount: '0.1',
  estimate: '2400.5',
  min: '0.0002',
  speed: '5-30',
  at: '2026-11-21T12:00:00.000Z',
}
const steps = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('the steps name amounts, network and confirmations of the very pair', () => {
  renderWithStore(<GuideSteps from={BTC} to={USDT_TRON} quote={quote} />)
  const [amount, address, deposit, wait] = steps()
  expect(amount).toContain('The minimum today is 0.0002\u00a0BTC')
  expect(amount).toContain('about 2,400.5\u00a0USDT')
  expect(address).toContain('Enter your USDT address. Network: Tron (TRC-20).')
  expect(deposit).toContain('Network: Bitcoin. Send the exact amount shown')
  expect(wait).toContain('needs 2 network confirmations')
  expect(wait).toContain('5–30\u00a0minutes')
})

test('a memo is spoken of on the side that has one', () => {
  const { unmount } = renderWithStore(<GuideSteps from={XRP} to={BTC} quote={quote} />)
  expect(steps()[2]).toContain('Destination tag: include it with your deposit')
  expect(steps()[1]).not.toMatch(/destination tag/i)
  unmount()
  renderWithStore(<GuideSteps from={BTC} to={XRP} quote={quote} />)
  expect(steps()[1]).toContain('If the recipient requires a destination tag')
  expect(steps()[2]).not.toMatch(/destination tag/i)
})

test('bank money is transferred and received on an account, and its time is said to be the bank’s', () => {
  const { unmount } = renderWithStore(<GuideSteps from={EUR} to={BTC} quote={null} />)
  expect(steps()[0]).toContain('Enter how much EUR you send')
  expect(steps()[2]).toContain('Transfer the exact amount shown')
  expect(steps()[3]).toContain('plus bank processing time')
  unmount()
  renderWithStore(<GuideSteps from={BTC} to={EUR} quote={quote} />)
  expect(steps()[1]).toContain('bank account in your own name')
})
