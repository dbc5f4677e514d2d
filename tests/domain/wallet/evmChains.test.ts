import * as known from 'viem/chains'
import { expect, test } from 'vitest'
import { EVM_CHAINS } from '@/domain/wallet/evmChains'
import { isEvmNetwork } from '@/domain/wallet/evmCoins'
import { catalogue } from '@/server/catalogue/catalogue'

const rows = Object.entries(EVM_CHAINS)

test('every Ethereum-like network of the catalogue has its chain, and no other', () => {
  const pattern = catalogue().find(({ symbol }) => symbol === 'eth')?.validation_address
  // Their addresses look the same, but no wallet of this kind knows these two.
  const others = ['theta', 'vet']
  const alike = catalogue().filter(
    (one) => one.validation_address === pattern && !others.includes(one.network),
  )
  const networks = [...new Set(alike.map(({ network }) => network))].sort()
  expect(Object.keys(EVM_CHAINS).sort()).toEqual(networks)
  const short = catalogue().filter(({ network }) => isEvmNetwork(network))
  expect([...new Set(short.map(({ network }) => network))].sort()).toEqual(networks)
})

test.each(rows)('%s is written as viem has it', (_, { id, coin, rpcUrl, explorer }) => {
  const chains = Object.values(known).filter((one) => one.id === id)
  const chain = chains.find((one) => one.rpcUrls.default.http.some((url) => url === rpcUrl))
  expect(chain?.nativeCurrency).toMatchObject({ symbol: coin, decimals: 18 })
  expect(chain?.blockExplorers?.default.url.replace(/\/+$/, '')).toBe(explorer)
})

test.each(rows)('what has no contract on %s is its own coin of 18 places', (network, { coin }) => {
  const own = catalogue().filter((one) => one.network === network && one.fullInfo.contract_address === null)
  expect(own.map((one) => [one.symbolFront, one.fullInfo.precision])).toEqual([[coin, 18]])
})
