// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Currency } from '@/domain/currency/currency'
import { RecipientFields } from '@/features/recipient/RecipientFields'
import { selectDraft } from '@/store/slices/exchangeSlice'
import { respondingWith } from '../../api/fakeBackEnd'
import { BTC, ETH } from '../../domain/currencies'
import { renderWithStore } from '../../renderWithStore'

const FOUND = { name: 'name.eth', address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }

beforeEach(() => sessionStorage.clear())

const open = (to: Currency = ETH, showAll = false) =>
  renderWithStore(
    <RecipientFields from={BTC} to={to} refused={{}} showAll={showAll}>
      {({ problems }) => <output>{Object.values(problems).join()}</output>}
    </RecipientFields>,
    { texts: 'en' },
  )
const field = (ticker = 'ETH') => screen.getByRole('textbox', { name: `Recipient ${ticker} address` })
const use = () => screen.findByRole('button', { name: 'Use this address' })

test('a name is looked up for the network, and its address is taken only when it is chosen', async () => {
  const calls = respondingWith(200, { result: FOUND, traceId: 't' })
  const { store } = open()
  await userEvent.type(field(), 'Name.eth')
  const button = await use()
  expect(screen.getByText(/Address of name\.eth on Ethereum/)).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(calls[0]?.params).toMatchObject({ name: 'Name.eth', network: 'eth' })
  expect(selectDraft(store.getState()).addressTo).toBe('Name.eth')
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent(/^name_unchosen$/))

  await userEvent.click(button)
  expect(selectDraft(store.getState())).toMatchObject({ addressTo: FOUND.address, addressToName: 'name.eth' })
  expect(screen.getByText(/ENS name: name\.eth/)).toBeVisible()
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent(/^$/))
})

test('a name is forgotten once the address is changed', async () => {
  respondingWith(200, { result: FOUND, traceId: 't' })
  const { store } = open()
  await userEvent.type(field(), 'name.eth')
  await userEvent.click(await use())
  await userEvent.type(field(), '{Backspace}')
  expect(selectDraft(store.getState()).addressToName).toBe('')
  expect(screen.queryByText(/ENS name/)).toBeNull()
})

test.each([
  [422, 'name_unresolved', /has no address on this network/],
  [404, 'not_found', /ENS names aren’t supported here/],
  [503, 'name_unavailable', /Couldn’t look up this name/],
])('a lookup that ends with %i says why', async (status, code, words) => {
  respondingWith(status, { code, error: '', description: '', traceId: 't' })
  open()
  await userEvent.type(field(), 'name.eth')
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})

test('a name that was tried without choosing its address is named as such', async () => {
  respondingWith(200, { result: FOUND, traceId: 't' })
  open(ETH, true)
  await userEvent.type(field(), 'name.eth')
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Confirm the address found for this name/))
})

test('a name is no address of a network without such names', async () => {
  const calls = respondingWith(200, { result: FOUND, traceId: 't' })
  open(BTC, true)
  await userEvent.type(field('BTC'), 'name.eth')
  await waitFor(() => expect(field('BTC')).toHaveAccessibleDescription(/Invalid address/))
  expect(calls).toEqual([])
})
