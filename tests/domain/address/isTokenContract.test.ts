import { expect, test } from 'vitest'
import { isTokenContract } from '@/domain/address/isTokenContract'
import { plainAddress } from '@/domain/address/plainAddress'
import { catalogue } from '@/server/catalogue/catalogue'

const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

const isContract = (network: string, address: string) =>
  isTokenContract(network, plainAddress(network, address), catalogue())

test.each([
  ['eth', USDT],
  ['eth', USDT.toLowerCase()],
  ['trx', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['ton', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'],
  // The same jetton master: not bounceable, in the other base64, and raw.
  ['ton', 'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p'],
  ['ton', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/sDs'],
  ['ton', '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe'],
  // An asset of Stellar is destroyed by sending it to its issuer.
  ['xlm', 'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN'],
  ['sui', '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7'],
  ['hbar', '0.0.456858'],
])('on %s %s is a token, not somebody', (network, address) => {
  expect(isContract(network, address)).toBe(true)
})

test.each([
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  // A token's contract on another network says nothing here.
  ['polygon', USDT],
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['ton', 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF'],
  ['', 'DE89370400440532013000'],
])('on %s somebody owns %s', (network, address) => {
  expect(isContract(network, address)).toBe(false)
})
