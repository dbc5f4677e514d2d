// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadCurrencyList } from '@/api/lists'
import { PickButton } from '@/features/exchangeForm/picker/PickButton'
import { useCurrencyList } from '@/shell/DeferredTasks'
import { eventually } from '../../eventually'
import { renderWithStore } from '../../renderWithStore'
import { saveData } from '../../saveData'

vi.mock('@/api/lists', () => ({ loadCurrencyList: vi.fn(() => Promise.resolve([])) }))
beforeEach(() => void vi.mocked(loadCurrencyList).mockClear())

function Shell() {
  useCurrencyList()
  return <PickButton side="from" currency={undefined} />
}

test('the page shell fetches all currencies, without waiting for the visitor', async () => {
  renderWithStore(<Shell />)
  await eventually(() => expect(loadCurrencyList).toHaveBeenCalledExactlyOnceWith())
})

test('a visitor who saves data gets them with the picker', async () => {
  saveData()
  renderWithStore(<Shell />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(loadCurrencyList).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button'))
  await eventually(() => expect(loadCurrencyList).toHaveBeenCalledOnce())
})
