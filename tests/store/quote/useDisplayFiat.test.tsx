// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseFiat } from '@/browser/storage/displayFiat'
import { useDisplayFiat } from '@/store/quote/useDisplayFiat'
import { hydrateWithStore } from '../../renderWithStore'

const rendered = vi.fn<(symbol: string) => void>()

function Shown() {
  const { symbol } = useDisplayFiat()
  rendered(symbol)
  return symbol
}

function hydrateFor(languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const { served, hydrate, mismatches } = hydrateWithStore(<Shown />)
  rendered.mockReset()
  hydrate()
  return { served, mismatches, symbols: () => rendered.mock.calls.flat() }
}

afterEach(() => localStorage.clear())

test('who reads what was served has nothing rendered again after hydration', () => {
  const { served, mismatches, symbols } = hydrateFor(['en-US', 'en'])
  expect([served, symbols(), mismatches]).toEqual(['usd', ['usd'], []])
})

test('the currency of the browser’s region replaces the served one after hydration', () => {
  const { served, mismatches, symbols } = hydrateFor(['en-GB'])
  expect([served, symbols(), mismatches]).toEqual(['usd', ['usd', 'gbp'], []])
})

test('a choice counts more than the region', () => {
  const { symbols } = hydrateFor(['en-GB'])
  act(() => chooseFiat('chf'))
  expect(symbols()).toEqual(['usd', 'gbp', 'chf'])
})
