// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadCurrencyList } from '@/api/lists'
import { useCurrencyList } from '@/shell/DeferredTasks'
import { eventually } from '../../eventually'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/lists', () => ({ loadCurrencyList: vi.fn(() => Promise.resolve([])) }))
beforeEach(() => void vi.mocked(loadCurrencyList).mockClear())
afterEach(() => void vi.unstubAllGlobals())

function Shell() {
  useCurrencyList()
  return null
}

test('the page shell fetches all currencies, without waiting for the visitor', async () => {
  renderWithStore(<Shell />)
  await eventually(() => expect(loadCurrencyList).toHaveBeenCalledExactlyOnceWith())
})

test('a visitor who saves data gets them with the picker', async () => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, { connection: { saveData: true } }),
  )
  renderWithStore(<Shell />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(loadCurrencyList).not.toHaveBeenCalled()
})
