import { expect, test } from 'vitest'
import { isUnowned } from '@/domain/address/isUnowned'
import { catalogue } from '@/server/currencies/catalogue'

const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

test.each([
  ['eth', `0x${'0'.repeat(40)}`],
  ['bsc', '0x000000000000000000000000000000000000dEaD'],
  ['eth', USDT],
  ['eth', USDT.toLowerCase()],
  ['trx', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
  ['trx', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['sol', '11111111111111111111111111111111'],
  ['btc', '1111111111111111111114oLvT2'],
])('on %s %s is no owned address', (network, address) => {
  expect(isUnowned(network, address, catalogue())).toBe(true)
})

test.each([
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  // A token's contract on another network says nothing here.
  ['polygon', USDT],
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['', 'DE89370400440532013000'],
])('on %s somebody owns %s', (network, address) => {
  expect(isUnowned(network, address, catalogue())).toBe(false)
})
