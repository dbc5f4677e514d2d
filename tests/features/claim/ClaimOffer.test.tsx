// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { claimExchanges } from '@/api/exchanges'
import { rememberExchange } from '@/browser/storage/ownExchanges'
import { claimable } from '@/browser/storage/settledClaims'
import { ApiFailure } from '@/domain/text/failure'
import { ClaimOffer } from '@/features/claim/ClaimOffer'
import { invalidate } from '@/query/useQuery'
import { anOwnExchange } from '../../browser/anOwnExchange'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/exchanges', () => ({ claimExchanges: vi.fn() }))
vi.mock('@/query/useQuery', () => ({ invalidate: vi.fn() }))
const claimed = vi.mocked(claimExchanges)

function open(count: number) {
  for (let index = 0; index < count; index++) rememberExchange(anOwnExchange(`e${index}`))
  return renderWithStore(<ClaimOffer />)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  claimed.mockReset()
})

test('a device that placed nothing is offered nothing', () => {
  open(0)
  expect(screen.queryByRole('button')).toBeNull()
})

test('what was added and what was left out is shown, and neither is offered again', async () => {
  claimed.mockResolvedValue(['e0', 'e1'])
  open(3)
  expect(screen.getByText(/3 exchanges on this device before signing in/)).toBeVisible()
  expect(screen.getByText(/already completed don’t earn cashback/)).toBeVisible()
  await press('Add to my account')
  const status = await screen.findByRole('status')
  expect(status).toHaveTextContent('2 exchanges added')
  expect(status).toHaveTextContent('1 exchange couldn’t be added')
  expect(status).toHaveFocus()
  expect(invalidate).toHaveBeenCalledExactlyOnceWith('exchanges', 'loyalty')
  expect(claimable()).toEqual([])
})

test('more than fifty are added in several calls', async () => {
  claimed.mockImplementation((ids) => Promise.resolve(ids))
  open(60)
  await press('Add to my account')
  expect(await screen.findByText('60 exchanges added to your account.')).toBeVisible()
  expect(claimed.mock.calls.map(([ids]) => ids.length)).toEqual([50, 10])
})

test('after a failure it can be tried again', async () => {
  claimed.mockRejectedValueOnce(new ApiFailure({ kind: 'unreachable' }))
  claimed.mockResolvedValue(['e0'])
  open(1)
  await press('Add to my account')
  expect(await screen.findByRole('alert')).toHaveTextContent('Can’t connect')
  expect(claimable()).toEqual(['e0'])
  await press('Try again')
  expect(await screen.findByText('1 exchange added to your account.')).toBeVisible()
})

test('after declining the offer is not shown again', async () => {
  open(1)
  await press('No, thanks')
  expect(screen.getByText(/We won’t ask again/)).toBeVisible()
  expect(claimable()).toEqual([])
  expect(claimed).not.toHaveBeenCalled()
})
