// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LastExchanges } from '@/features/lastExchanges/LastExchanges'
import { loadLastExchanges } from '@/store/currency/loadLists'
import { renderWithStore } from '../../renderWithStore'

test('a site without completed exchanges shows no section about them, and one with them does', () => {
  const { container, store } = renderWithStore(<LastExchanges />)
  expect(container).toBeEmptyDOMElement()
  const finished = {
    ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth' },
    ...{ amountFrom: '0.1', amountTo: '2.6', finishedAt: '2026-11-21T12:00:00.000Z' },
  }
  act(() => void store.dispatch(loadLastExchanges.fulfilled([finished], 'id')))
  expect(screen.getByRole('listitem')).toHaveTextContent('2.6 ETH')
})
