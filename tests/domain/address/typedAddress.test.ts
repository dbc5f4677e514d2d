import { expect, test } from 'vitest'
import { pastedAddress, typedAddress } from '@/ui/address/useAddressEntry'

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test.each([
  ['a zero-width space', `\u200b${ETH}`],
  ['marks of direction', `\u202a${ETH}\u202c`],
  ['a line break inside', `${ETH.slice(0, 20)}\n${ETH.slice(20)}`],
  ['a space inside', `${ETH.slice(0, 20)} ${ETH.slice(20)} `],
  ['a payment link', `ethereum:${ETH}?value=1`],
])('an address pasted with %s is taken as what it is', (_, text) => {
  expect(pastedAddress(text, false)).toBe(ETH)
})

test('a bank account keeps the spaces between its groups', () => {
  expect(pastedAddress(' DE89 3704\n0044 ', true)).toBe('DE89 3704 0044')
})

test('while it is typed only what cannot be seen is taken out', () => {
  expect(typedAddress('\ufeffbitcoin:bc1 q ')).toBe('bitcoin:bc1 q')
})
