// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExchangePath } from '@/screens/ExchangePath'
import { draftPrefilled } from '@/store/slices/exchangeSlice'
import { renderWithStore } from '../renderWithStore'

test('the drawing shows from where to where, and follows the form', () => {
  const { store, container } = renderWithStore(<ExchangePath />)
  act(() => void store.dispatch(draftPrefilled({ from: 'btc', to: 'eth' })))
  expect(container).toHaveTextContent('Your walletBitcoinYour walletEthereum')

  act(() => void store.dispatch(draftPrefilled({ from: 'eur', to: 'btc' })))
  expect(container).toHaveTextContent('Your bank accountEURYour walletBitcoin')
})

test('it repeats what the form says, so a screen reader passes it by', () => {
  renderWithStore(<ExchangePath />)
  expect(screen.queryByText('Your wallet', { ignore: '[aria-hidden] *' })).toBeNull()
})
