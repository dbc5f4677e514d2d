// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Progress } from '@/features/exchangeStatus/Progress'
import { anExchange } from '../../domain/anExchange'
import { renderWithStore } from '../../renderWithStore'

const bar = (container: HTMLElement) => container.firstElementChild
const knots = (container: HTMLElement) => [...container.querySelectorAll('li')]
const flagged = (container: HTMLElement) => knots(container).findIndex((knot) => knot.querySelector('svg'))

const serverTime = '2026-11-21T12:00:00.000Z'
const waiting = anExchange({ status: 'waiting', serverTime, validUntil: '2026-11-21T12:19:30.000Z' })

test.each([
  ['fixed', '19:30 left at this rate'],
  ['floating', '19:30 left'],
] as const)('a waiting exchange at a %s rate says how much time is left, for the eye only', (type, words) => {
  const { getByText } = renderWithStore(<Progress exchange={{ ...waiting, type }} />)
  expect(getByText(words)).toHaveAttribute('aria-hidden', 'true')
})

test('the pennant stands at the step of now, and at the end when all is done', () => {
  const { container, rerender } = renderWithStore(<Progress exchange={waiting} />)
  expect(flagged(container)).toBe(0)
  rerender(<Progress exchange={anExchange({ status: 'exchanging' })} />)
  expect(flagged(container)).toBe(2)
  rerender(<Progress exchange={anExchange({ status: 'finished' })} />)
  expect(flagged(container)).toBe(knots(container).length - 1)
})

test('it travels when the status changes, not when the page is opened', () => {
  const { container, rerender } = renderWithStore(<Progress exchange={waiting} />)
  expect(bar(container)?.className).not.toMatch(/moved/)
  rerender(<Progress exchange={anExchange({ status: 'confirming' })} />)
  expect(bar(container)?.className).toMatch(/moved/)
})

test('a finished exchange says how long it took', () => {
  const done = { status: 'finished', createdAt: serverTime, updatedAt: '2026-11-21T12:11:00.000Z' } as const
  const { getByText } = renderWithStore(<Progress exchange={anExchange(done)} />)
  expect(getByText('11 minutes')).toBeInTheDocument()
})

test.each([
  ['refunded', 'Refunded'],
  ['failed', 'Failed'],
  ['expired', 'Expired'],
] as const)('an exchange that is %s ends there, with no stop still to come', (status, end) => {
  const ended = anExchange({ status, extendedInfo: { txFrom: 'tx' } })
  const { container, getAllByText } = renderWithStore(<Progress exchange={ended} />)
  expect(knots(container).at(-1)).toHaveTextContent(end)
  expect(knots(container).at(-1)).toHaveAttribute('aria-current', 'step')
  expect(flagged(container)).toBe(knots(container).length - 1)
  expect(getAllByText(end)).toHaveLength(1)
  expect(container).not.toHaveTextContent(/Sending|Completed/)
  // A refund is no fault.
  expect(knots(container).at(-1)?.className.includes('stopped')).toBe(status !== 'refunded')
})
