// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { RateRow } from '@/features/exchangeForm/RateRow'
import { selectDraft } from '@/store/slices/exchangeSlice'
import { BTC, ETH, EUR } from '../../domain/currencies'
import { renderWithStore } from '../../renderWithStore'

const fixed = () => screen.getByRole('radio', { name: 'Fixed' })

describe('a fixed rate', () => {
  test.each([
    ['from', EUR, BTC],
    ['to', BTC, EUR],
  ])('%s a bank account cannot be chosen and says why', async (_, from, to) => {
    const { store } = renderWithStore(<RateRow from={from} to={to} />)
    expect(fixed()).toBeDisabled()
    expect(fixed()).toHaveAccessibleDescription(/bank transfer/i)
    await userEvent.click(fixed())
    expect(selectDraft(store.getState()).fixed).toBe(false)
  })

  test('between coins can be chosen', async () => {
    const { store } = renderWithStore(<RateRow from={BTC} to={ETH} />)
    expect(fixed()).not.toHaveAccessibleDescription()
    await userEvent.click(fixed())
    expect(selectDraft(store.getState()).fixed).toBe(true)
  })
})
