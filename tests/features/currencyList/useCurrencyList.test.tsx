// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadCurrencyList } from '@/api/lists'
import { useCurrencyList } from '@/features/currencyList/useCurrencyList'
import { renderWithStore } from '../../renderWithStore'
import { eventually } from '../../eventually'

vi.mock('@/api/lists', () => ({ loadCurrencyList: vi.fn(() => Promise.resolve([])) }))

function Shell() {
  useCurrencyList()
  return null
}

test('the page shell fetches all currencies once somebody is there', async () => {
  renderWithStore(<Shell />)
  expect(loadCurrencyList).not.toHaveBeenCalled()
  fireEvent.pointerMove(window)
  fireEvent.keyDown(window)
  await eventually(() => expect(loadCurrencyList).toHaveBeenCalledOnce())
})
