// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PlacedExchange } from '@/features/ownExchanges/PlacedExchange'
import { orderPlaced, recipientTyped } from '@/store/slices/exchangeSlice'
import { renderWithStore } from '../../renderWithStore'

beforeEach(() => sessionStorage.clear())

test('after an order the form says so and leads to it, until another one is begun', () => {
  const { store, container } = renderWithStore(<PlacedExchange />)
  expect(container).toBeEmptyDOMElement()
  act(() => void store.dispatch(orderPlaced({ publicId: 'abc123' })))
  expect(screen.getByText('Exchange abc123 created')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open exchange' })).toHaveAttribute('href', '/exchange?id=abc123')
  act(() => void store.dispatch(recipientTyped({ addressTo: '0xabc' })))
  expect(container).toBeEmptyDOMElement()
})
