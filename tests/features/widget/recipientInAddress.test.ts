import { expect, test } from 'vitest'
import { recipientInAddress } from '@/features/widget/recipientInAddress'

test('an address alone is a suggestion', () => {
  expect(recipientInAddress({ from: 'btc-btc' })).toEqual({ kind: 'none' })
  expect(recipientInAddress({ to: 'xrp-xrp', address: 'r1', memo: '7' })).toEqual({
    ...{ kind: 'prefill', to: 'xrp-xrp', address: 'r1', memo: '7' },
  })
})

test.each(['signature', 'nonce', 'expires'])('with %s it is signed, never a suggestion', (name) => {
  const given = recipientInAddress({ to: 'xrp-xrp', address: 'r1', [name]: 'x' })
  expect(given).toMatchObject({ kind: 'signed', fields: { address: 'r1', memo: '', from: '', [name]: 'x' } })
})
