import { afterEach, expect, test, vi } from 'vitest'
import { requireSettings } from '@/config/requireSettings'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function start() {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  requireSettings()
  return { code: exit.mock.calls[0]?.[0], said: said.mock.calls.map(([text]) => text) }
}

test('with the settings as they come a server starts', () => {
  expect(start()).toEqual({ code: undefined, said: [] })
})

test('with wrong ones it ends at once and lists them', () => {
  vi.stubEnv('RATE_LIMIT_HEAVY', 'many')
  vi.stubEnv('REDIS_URL', 'REPLACE_ME')
  const { code, said } = start()
  expect(code).toBe(1)
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/REDIS_URL .*\n.*RATE_LIMIT_HEAVY /)
})

const CHAIN = { network: 'eth', chainId: 31_337, name: 'Local', rpcUrl: 'http://127.0.0.1:8545' }
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test.each([
  ['a chain of real money', { ...CHAIN, chainId: 1, depositAddress: ADDRESS }],
  ['an address with a wrong checksum', { ...CHAIN, depositAddress: ADDRESS.replace('aA', 'Aa') }],
])('it refuses %s by the name of the variable', (_, chain) => {
  vi.stubEnv('SANDBOX_CHAIN', JSON.stringify(chain))
  const { code, said } = start()
  expect(code).toBe(1)
  expect(said[0]).toMatch(/^One setting is wrong.*\n {2}SANDBOX_CHAIN {2}/)
})
