// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchAddressName, fetchSavedAddresses, removeSavedAddress, saveAddress } from '@/api/addresses'
import type { SavedAddress } from '@/contract/programmes'
import { ApiFailure } from '@/domain/text/failure'
import { ChooseSaved } from '@/features/savedAddresses/ChooseSaved'
import { NewAddressForm } from '@/features/savedAddresses/NewAddressForm'
import { SavedAddresses } from '@/features/savedAddresses/SavedAddresses'
import { selectDraft } from '@/store/slices/exchangeSlice'
import { ETH, XRP } from '../../domain/currencies'
import '../../nativeDialog'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/addresses', () => ({
  fetchAddressName: vi.fn(),
  fetchSavedAddresses: vi.fn(),
  saveAddress: vi.fn(),
  removeSavedAddress: vi.fn(),
}))
const fetched = vi.mocked(fetchSavedAddresses)
const BITCOIN = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'

const entry = (id: string, changes: Partial<SavedAddress> = {}): SavedAddress => ({
  ...{ id, label: `Name ${id}`, ticker: 'btc', network: 'btc', address: `bc1${id}`, extraId: null },
  ...changes,
})
const pageOf = (offset: number, totalCount: number, ...result: SavedAddress[]) => ({
  ...{ result, offset, limit: 20, totalCount },
})
const entries = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => void vi.resetAllMocks())

test('a result with offset 0 replaces the list, loading more appends', async () => {
  fetched.mockResolvedValueOnce(pageOf(0, 3, entry('a'), entry('b')))
  fetched.mockResolvedValueOnce(pageOf(2, 3, entry('c')))
  renderWithStore(<SavedAddresses />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('Name c')
  expect(fetched.mock.calls.map(([offset]) => offset)).toEqual([0, 2])
  expect(entries()).toEqual(['Name a BTC', 'Name b BTC', 'Name c BTC'])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('an address is removed after a second press, and that is announced', async () => {
  fetched.mockResolvedValue(pageOf(0, 2, entry('a'), entry('b')))
  vi.mocked(removeSavedAddress).mockResolvedValue()
  renderWithStore(<SavedAddresses />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove “Name a”' }))
  expect(removeSavedAddress).not.toHaveBeenCalled()
  await press('Keep')
  expect(screen.getByRole('button', { name: 'Remove “Name a”' })).toHaveFocus()
  await press('Remove “Name a”')
  await press('Remove')
  expect(await screen.findByText('“Name a” has been removed.')).toBeVisible()
  expect(removeSavedAddress).toHaveBeenCalledExactlyOnceWith('a')
  expect(entries()).toEqual(['Name b BTC'])
})

test('a removal that fails shows why and leaves the address', async () => {
  fetched.mockResolvedValue(pageOf(0, 1, entry('a')))
  vi.mocked(removeSavedAddress).mockRejectedValue(new ApiFailure({ kind: 'offline' }))
  renderWithStore(<SavedAddresses />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove “Name a”' }))
  await press('Remove')
  expect(await screen.findByRole('alert')).toHaveTextContent('offline')
  expect(entries()).toEqual(['Name a BTC'])
})

test('a new address is checked at its fields, saved, and stands first', async () => {
  fetched.mockResolvedValue(pageOf(0, 1, entry('a')))
  vi.mocked(saveAddress).mockResolvedValue(entry('n', { label: 'New' }))
  renderWithStore(<SavedAddresses />)
  await screen.findByText('Name a')
  await press('Add address')
  const label = await screen.findByRole('textbox', { name: 'Name' })
  expect(label).toHaveFocus()
  await press('Save')
  expect(label).toHaveAccessibleDescription(/Enter a name/)
  await userEvent.type(label, ' New ')
  await userEvent.type(screen.getByRole('textbox', { name: 'Recipient BTC address' }), BITCOIN)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'))
  await press('Save')
  expect(await screen.findByText('“New” has been saved.')).toBeVisible()
  expect(saveAddress).toHaveBeenCalledExactlyOnceWith({
    ...{ label: 'New', ticker: 'btc', network: 'btc', address: BITCOIN },
    ...{ extraId: null, notProvideMemo: false },
  })
  expect(entries()).toEqual(['New BTC', 'Name a BTC'])
})

test('a list that cannot be loaded shows why, and can be fetched again', async () => {
  fetched.mockRejectedValueOnce(new ApiFailure({ kind: 'unreachable' }))
  fetched.mockResolvedValueOnce(pageOf(0, 0))
  renderWithStore(<SavedAddresses />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your saved addresses.')
  await press('Try again')
  expect(await screen.findByText('No saved addresses yet.')).toBeVisible()
})

test('choosing a saved address fills in the recipient and its extra id, or that it needs none', async () => {
  fetched.mockResolvedValue(
    pageOf(
      0,
      2,
      entry('a', { ticker: 'xrp', network: 'xrp', extraId: '42' }),
      entry('b', { ticker: 'xrp', network: 'xrp' }),
    ),
  )
  const { store } = renderWithStore(<ChooseSaved currency={XRP} />)
  await press('Saved addresses')
  const dialog = screen.getByRole('dialog', { name: 'Saved addresses' })
  await userEvent.click(await within(dialog).findByRole('button', { name: /Name a.*bc1a.*42/ }))
  expect(fetched).toHaveBeenCalledExactlyOnceWith(0, 100, { ticker: 'xrp', network: 'xrp' })
  expect(selectDraft(store.getState())).toMatchObject({ addressTo: 'bc1a', extraIdTo: '42' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Saved addresses')
  await userEvent.click(await screen.findByRole('button', { name: /Name b/ }))
  expect(selectDraft(store.getState())).toMatchObject({
    ...{ addressTo: 'bc1b', extraIdTo: '', notProvideMemo: true },
  })
})

test('of a name its confirmed address is saved', async () => {
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  vi.mocked(fetchAddressName).mockResolvedValue({ name: 'name.eth', address })
  vi.mocked(saveAddress).mockResolvedValue(entry('n'))
  const done = () => undefined
  renderWithStore(<NewAddressForm currency={ETH} choice={null} onAdded={done} onCancel={done} />, {
    texts: 'en',
  })
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mine')
  const field = screen.getByRole('textbox', { name: 'Recipient ETH address' })
  await userEvent.type(field, 'name.eth')
  await userEvent.click(await screen.findByRole('button', { name: 'Use this address' }))
  expect(field).toHaveValue(address)
  expect(screen.getByText('ENS name: name.eth')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'))
  await press('Save')
  expect(vi.mocked(saveAddress).mock.calls[0]?.[0]).toMatchObject({ label: 'Mine', address })
})
