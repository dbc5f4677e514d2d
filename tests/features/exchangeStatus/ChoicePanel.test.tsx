// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ChoicePanel } from '@/features/exchangeStatus/choice/ChoicePanel'
import { anExchange } from '../../domain/anExchange'
import { BTC, ETH } from '../../domain/currencies'
import { renderWithStore } from '../../renderWithStore'

const connection = vi.hoisted(() => ({ isLost: true }))
vi.mock('@/features/exchangeStatus/choice/Choices', () => ({
  get Choices() {
    if (connection.isLost) throw new Error('not there')
    return () => <p>both choices</p>
  },
}))

test('says what is to be decided before its forms are there, and gets them again after a failure', async () => {
  const exchange = anExchange({ status: 'verifying', issue: 'deposit_too_small', actions: ['refund'] })
  renderWithStore(<ChoicePanel exchange={exchange} from={BTC} to={ETH} hasSecret onDone={() => undefined} />)
  const panel = screen.getByRole('region', { name: 'How would you like to proceed?' })
  expect(panel).toHaveTextContent('We received less than the agreed amount.')
  expect(panel).toHaveAttribute('aria-busy', 'true')
  expect(await screen.findByRole('alert')).toHaveTextContent('Can’t connect.')
  expect(panel).toHaveAttribute('aria-busy', 'false')
  connection.isLost = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('both choices')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
