// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Choices } from '@/features/exchangeStatus/choice/Choices'
import { respondingWith } from '../../api/fakeBackEnd'
import { BTC, ETH } from '../../domain/currencies'
import { anExchange } from '../../domain/anExchange'
import '../../nativeDialog'
import { renderWithStore } from '../../renderWithStore'

const FOUND = { name: 'name.eth', address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }
const OWN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const field = () => screen.getByRole('textbox', { name: 'ETH refund address' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const open = () => {
  const pair = { tickerFrom: 'eth', networkFrom: 'eth', tickerTo: 'btc', networkTo: 'btc' }
  const exchange = anExchange({ ...pair, status: 'verifying', actions: ['refund'] })
  renderWithStore(<Choices exchange={exchange} from={ETH} to={BTC} hasSecret onDone={() => undefined} />, {
    texts: 'en',
  })
}

test('a refund goes to the address of a name, which is sent to be looked up again', async () => {
  const calls = respondingWith(200, { result: FOUND, traceId: 't' })
  open()
  await userEvent.type(field(), 'name.eth')
  await press('Use this address')
  expect(field()).toHaveValue(FOUND.address)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Review refund' })).not.toHaveAttribute('aria-busy'),
  )
  await press('Review refund')
  expect(screen.getByRole('dialog')).toHaveTextContent('ENS name: name.eth')
  await press('Refund my deposit')
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.body).toMatchObject({ address: FOUND.address, addressName: 'name.eth' })
})

test('another address for a refund is sent without the name that was chosen before', async () => {
  const calls = respondingWith(200, { result: FOUND, traceId: 't' })
  open()
  await userEvent.type(field(), 'name.eth')
  await press('Use this address')
  await userEvent.clear(field())
  await userEvent.type(field(), OWN)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Review refund' })).not.toHaveAttribute('aria-busy'),
  )
  await press('Review refund')
  await press('Refund my deposit')
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.body).not.toHaveProperty('addressName')
})

test('a name whose address was not confirmed is no place for a refund', async () => {
  respondingWith(200, { result: FOUND, traceId: 't' })
  open()
  await userEvent.type(field(), 'name.eth')
  await screen.findByRole('button', { name: 'Use this address' })
  await press('Review refund')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(field()).toHaveAccessibleDescription(/Confirm the address found for this name/)
})
