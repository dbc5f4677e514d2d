import { beforeAll, expect, test, vi } from 'vitest'
import { programmesWith } from '@/config/programmes'
import { loadTether } from '@/screens/tether/loadTether'
import { servePages } from '../../servePages'

const programmes = programmesWith({})

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
beforeAll(servePages)

test('tether is filled in from Tron to Ethereum, and each network has its contract, fee and confirmations', async () => {
  const loaded = await loadTether()
  expect(loaded).toMatchObject({ preloaded: { draft: { from: 'usdttrc20', to: 'usdterc20' } } })
  const networks = loaded?.data.networks ?? []
  expect(networks.length).toBeGreaterThan(5)
  expect(networks.every(({ contract, confirmations }) => contract && confirmations)).toBe(true)
  expect(networks.find(({ symbol }) => symbol === 'usdterc20')).toMatchObject({
    contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    feeUsd: programmes.fees.payoutUsd.byNetwork.eth,
  })
})
