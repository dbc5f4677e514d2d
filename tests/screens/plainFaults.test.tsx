// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { judgeRecipient } from '@/screens/exchange/plain/judgeRecipient'
import type { PaymentWords } from '@/screens/exchange/plain/PaymentWords'
import { PlainAddresses } from '@/screens/exchange/plain/PlainAddresses'
import { readPlainForm } from '@/screens/exchange/plain/PlainForm'
import { anEstimate, aQuoteRequest } from '../domain/aQuote'
import { BTC, ETH, XRP } from '../domain/currencies'
import { renderWithStore } from '../renderWithStore'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

function show(
  entered: Record<string, string>,
  { to = ETH, words }: { to?: typeof ETH; words?: PaymentWords } = {},
) {
  const form = readPlainForm(entered)
  const pair = { from: BTC, to }
  const quoted = {
    request: aQuoteRequest({ tickerTo: to.symbol, networkTo: to.symbol }),
    estimate: anEstimate('1.4'),
  }
  const judged = judgeRecipient(form, pair, { ...quoted, now: 0 }, [BTC, to])
  const shown = { step: 'address', form, quoted, judged, refused: {} } as const
  renderWithStore(<PlainAddresses shown={shown} pair={pair} words={words} />)
}
const linked = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => document.querySelector(link.getAttribute('href') ?? ''))

test('the step of addresses names each field that is wrong before all of them, and leads to it', () => {
  show({ addressTo: 'nonsense', userRefundAddress: 'nonsense' })
  const fields = screen
    .getAllByRole('textbox')
    .filter((field) => field.getAttribute('aria-invalid') === 'true')
  expect(fields).toHaveLength(2)
  expect(linked()).toEqual(fields)
  const [first] = fields
  expect(screen.getByRole('alert').compareDocumentPosition(first as Element)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('a missing memo is among them', () => {
  show({ addressTo: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' }, { to: XRP })
  expect(linked().map((field) => field?.getAttribute('name'))).toEqual(['extraIdTo'])
})

test('on a page that pays a request only what the payer enters', () => {
  show(
    { addressTo: 'nonsense', userRefundAddress: 'nonsense' },
    { words: { got: 'Received', review: 'Review', title: 'Review', place: String } },
  )
  expect(linked().map((field) => field?.getAttribute('name'))).toEqual(['userRefundAddress'])
})

test('without a mistake nothing is said', () => {
  show({ addressTo: ADDRESS })
  expect(screen.queryByRole('alert')).toBeNull()
})
