import * as known from 'viem/chains'
import { expect, test } from 'vitest'
import { EVM_CHAINS } from '@/domain/wallet/evmChains'
import { L1_FEE_ORACLES } from '@/integrations/wallet/deposits'

type WithOracle = { [contract: string]: unknown; gasPriceOracle?: { address: string } }
const SCROLL = 534_352

test.each(Object.entries(EVM_CHAINS))(
  '%s is queried for its fee where viem names the contract',
  (_, { id, rpcUrl }) => {
    const chain = Object.values(known).find(
      (one) => one.id === id && one.rpcUrls.default.http.some((url) => url === rpcUrl),
    )
    const { gasPriceOracle }: WithOracle = chain?.contracts ?? {}
    if (id !== SCROLL) expect(L1_FEE_ORACLES[id]).toBe(gasPriceOracle?.address)
  },
)

test('only chains that are served are named', () => {
  const served = Object.values(EVM_CHAINS).map(({ id }) => id)
  expect(Object.keys(L1_FEE_ORACLES).filter((id) => !served.includes(Number(id)))).toEqual([])
  expect(Object.keys(L1_FEE_ORACLES)).toHaveLength(5)
})
