// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchSavedAddresses, saveAddress } from '@/api/addresses'
import { rememberExchange } from '@/browser/storage/ownExchanges'
import { ApiFailure } from '@/domain/text/failure'
import { SaveRecipient } from '@/features/savedAddresses/SaveRecipient'
import { exchangeSeen } from '@/store/slices/exchangeSlice'
import { expectFocus } from '../../expectFocus'
import { anOwnExchange } from '../../browser/anOwnExchange'
import { anExchange } from '../../domain/anExchange'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/addresses', () => ({ fetchSavedAddresses: vi.fn(), saveAddress: vi.fn() }))
const ADDRESS = anExchange().extendedInfo.addressTo
const saved = (address: string) => ({
  ...{ id: 'a', label: 'Mine', ticker: 'eth', network: 'eth', address, extraId: null },
})
const known = (...addresses: string[]) =>
  vi.mocked(fetchSavedAddresses).mockResolvedValue({
    ...{ result: addresses.map(saved), offset: 0, limit: 100, totalCount: addresses.length },
  })

async function open() {
  const shown = renderWithStore(<SaveRecipient publicId="abc123" />)
  await act(() => Promise.resolve(shown.store.dispatch(exchangeSeen(anExchange()))))
  return shown
}

beforeEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  rememberExchange(anOwnExchange('abc123'))
})

test('the recipient of an exchange that this device placed can be saved under a name', async () => {
  known()
  vi.mocked(saveAddress).mockResolvedValue(saved(ADDRESS))
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Save address' }))
  const field = screen.getByRole('textbox', { name: 'Save the recipient address as' })
  expect(field).toHaveAccessibleDescription(/Enter a name/)
  expect(field).toHaveFocus()
  await userEvent.type(field, 'Mine{Enter}')
  await expectFocus(screen.findByText('Saved as “Mine”.'))
  expect(saveAddress).toHaveBeenCalledExactlyOnceWith({
    ...{ label: 'Mine', ticker: 'eth', network: 'eth', address: ADDRESS },
    ...{ extraId: null, notProvideMemo: true },
  })
})

test('an address that is in the book already is not offered', async () => {
  known(ADDRESS)
  await open()
  expect(fetchSavedAddresses).toHaveBeenCalled()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('nothing is offered on the page of an exchange that another device placed', async () => {
  localStorage.clear()
  await open()
  expect(fetchSavedAddresses).not.toHaveBeenCalled()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a failure is shown, and the name stays', async () => {
  known()
  vi.mocked(saveAddress).mockRejectedValue(new ApiFailure({ kind: 'offline' }))
  await open()
  await userEvent.type(await screen.findByRole('textbox'), 'Mine{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('offline')
  expect(screen.getByRole('textbox')).toHaveValue('Mine')
})
