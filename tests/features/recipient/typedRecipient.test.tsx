// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { readTypedRecipient, storeTypedRecipient } from '@/browser/page/typedRecipient'
import { RecipientFields } from '@/features/recipient/RecipientFields'
import { BTC, ETH, XRP } from '../../domain/currencies'
import { renderWithStore } from '../../renderWithStore'

const VALID = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const open = (from = BTC) =>
  renderWithStore(
    <RecipientFields from={from} to={ETH} refused={{}} showAll={false}>
      {() => null}
    </RecipientFields>,
  )
const address = () => screen.getByRole('textbox', { name: 'Recipient ETH address' })

beforeEach(() => sessionStorage.clear())

test('a reload keeps the typed addresses of the same pair, and of no other', async () => {
  const first = open()
  await userEvent.type(address(), VALID)
  first.unmount()
  const second = open()
  expect(address()).toHaveValue(VALID)
  second.unmount()
  open(XRP)
  expect(address()).toHaveValue('')
})

test('what is no record of ours is left alone', () => {
  sessionStorage.setItem('typed-recipient', '{"pair":"btc eth","fields":{"addressTo":1}}')
  expect(readTypedRecipient('btc eth')).toBeNull()
  storeTypedRecipient(null)
  expect(sessionStorage).toHaveLength(0)
})
