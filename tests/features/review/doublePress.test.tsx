// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { client } from '@/api/client'
import { ReviewOrder } from '@/features/review/ReviewOrder'
import { respondingWith } from '../../api/fakeBackEnd'
import { anExchange } from '../../domain/anExchange'
import { anEstimate, aQuoteRequest } from '../../domain/aQuote'
import { BTC, ETH } from '../../domain/currencies'
import { renderWithStore } from '../../renderWithStore'

const usual = client.defaults.adapter
beforeEach(() => localStorage.clear())
afterEach(() => void (client.defaults.adapter = usual))

test('a double press places an order once', async () => {
  const calls = respondingWith(201, { result: anExchange() })
  const onPlaced = vi.fn()
  renderWithStore(
    <ReviewOrder
      request={aQuoteRequest({ fixed: true })}
      estimate={anEstimate('2.6', {
        rateId: 'rate-1',
        validUntil: new Date(Date.now() + 60_000).toISOString(),
      })}
      from={BTC}
      to={ETH}
      onPlaced={onPlaced}
      onRefused={vi.fn()}
    />,
  )
  const button = screen.getByRole('button', { name: 'Create exchange: send 0.1\u00a0BTC' })
  // Both before React has drawn the busy button, and again after it has.
  act(() => {
    button.click()
    button.click()
  })
  fireEvent.click(button)
  await waitFor(() => expect(onPlaced).toHaveBeenCalled())
  // A second order would be on its way a few ticks behind the first.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(calls.filter(({ url }) => url?.includes('exchanges-new'))).toHaveLength(1)
  expect(onPlaced).toHaveBeenCalledOnce()
})
