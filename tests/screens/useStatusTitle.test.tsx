// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useStatusTitle } from '@/screens/useStatusTitle'
import { exchangeSeen } from '@/store/slices/exchangeSlice'
import { anExchange } from '../domain/anExchange'
import { renderWithStore } from '../renderWithStore'

const Title = () => <output>{useStatusTitle()('abc123')}</output>

test('the tab of an exchange names its status first, as soon as it is known', () => {
  const { store } = renderWithStore(<Title />)
  const shown = () => screen.getByRole('status').textContent
  expect(shown()).toMatch(/^Exchange abc123/)
  for (const [status, name] of [
    ['confirming', 'Confirming'],
    ['finished', 'Completed'],
  ] as const) {
    act(() => void store.dispatch(exchangeSeen(anExchange({ status }))))
    expect(shown()).toMatch(new RegExp(`^${name} · Exchange abc123`))
  }
})
