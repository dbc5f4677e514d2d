// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePageCount } from '@/features/thirdParties/useThirdParties'
import { countAmplitudePage } from '@/integrations/amplitude'
import { countGooglePage } from '@/integrations/googleAnalytics'
import { vendorFailed, vendorLoaded } from '@/store/slices/thirdPartiesSlice'
import { renderWithStore } from '../../renderWithStore'

vi.mock(import('@/integrations/amplitude'), async (original) => ({
  ...(await original()),
  countAmplitudePage: vi.fn(),
}))
vi.mock(import('@/integrations/googleAnalytics'), async (original) => ({
  ...(await original()),
  countGooglePage: vi.fn(),
}))

function Shown({ path }: { path: string }) {
  usePageCount(path)
  return null
}

beforeEach(() => {
  vi.mocked(countAmplitudePage).mockClear()
  vi.mocked(countGooglePage).mockClear()
})

test('a page is counted when a counter arrives, and again on every path change', () => {
  const { store, rerender } = renderWithStore(<Shown path="/" />)
  expect(countGooglePage).not.toHaveBeenCalled()
  act(() => {
    store.dispatch(vendorLoaded('googleAnalytics'))
    store.dispatch(vendorLoaded('amplitude'))
  })
  expect(countGooglePage).toHaveBeenCalledTimes(1)
  expect(countAmplitudePage).toHaveBeenCalledTimes(1)
  rerender(<Shown path="/" />)
  expect(countGooglePage).toHaveBeenCalledTimes(1)
  rerender(<Shown path="/exchange" />)
  expect(countGooglePage).toHaveBeenCalledTimes(2)
  expect(countAmplitudePage).toHaveBeenCalledTimes(2)
})

test('a counter that failed gets no events', () => {
  const { store, rerender } = renderWithStore(<Shown path="/" />)
  act(() => {
    store.dispatch(vendorFailed('googleAnalytics'))
  })
  rerender(<Shown path="/exchange" />)
  expect(countGooglePage).not.toHaveBeenCalled()
})
