// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { storePlacedExchange } from '@/browser/page/placedExchange'
import { forgetExchange, rememberExchange, updateExchanges } from '@/browser/storage/ownExchanges'
import type { ExchangeStatus } from '@/domain/exchange/exchange'
import { PlacedExchange } from '@/features/ownExchanges/PlacedExchange'
import { exchangeSeen, orderPlaced, recipientTyped } from '@/store/slices/exchangeSlice'
import { anOwnExchange } from '../../browser/anOwnExchange'
import { anExchange } from '../../domain/anExchange'
import { renderWithStore } from '../../renderWithStore'

const fresh = (status?: ExchangeStatus) =>
  anOwnExchange('abc123', { createdAt: new Date().toISOString(), ...(status && { status }) })

beforeEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

test('after an order the form says so and leads to it, until another one is begun', () => {
  const { store, container } = renderWithStore(<PlacedExchange />)
  expect(container).toBeEmptyDOMElement()
  rememberExchange(fresh('waiting'))
  act(() => void store.dispatch(orderPlaced({ publicId: 'abc123' })))
  expect(screen.getByText('Exchange abc123 created')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open exchange' })).toHaveAttribute('href', '/exchange?id=abc123')
  act(() => void store.dispatch(recipientTyped({ addressTo: '0xabc' })))
  expect(container).toBeEmptyDOMElement()
})

test.each(['finished', 'refunded', 'failed', 'expired'] as const)(
  'an order that is %s no longer heads the next one',
  (status) => {
    rememberExchange(fresh('waiting'))
    storePlacedExchange('abc123')
    const { container } = renderWithStore(<PlacedExchange />)
    expect(container).toHaveTextContent('Exchange abc123 created')
    act(() => updateExchanges([fresh(status)]))
    expect(container).toBeEmptyDOMElement()
  },
)

test('an order that was removed from the list of this device does not come back above the form', () => {
  rememberExchange(fresh('waiting'))
  storePlacedExchange('abc123')
  const { container } = renderWithStore(<PlacedExchange />)
  act(() => forgetExchange('abc123'))
  expect(container).toBeEmptyDOMElement()
})

test('where the browser refuses storage, the order of this tab is named until it has ended', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  const { store, container } = renderWithStore(<PlacedExchange />)
  const seen = anExchange({ createdAt: new Date().toISOString() })
  act(() => {
    rememberExchange({ ...fresh('waiting'), ownerSecret: 'secret' })
    store.dispatch(exchangeSeen(seen))
    store.dispatch(orderPlaced({ publicId: 'abc123' }))
  })
  expect(container).toHaveTextContent('Exchange abc123 created')
  act(() => void store.dispatch(exchangeSeen({ ...seen, status: 'finished' })))
  expect(container).toBeEmptyDOMElement()
  forgetExchange('abc123')
})
