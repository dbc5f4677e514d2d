import { afterEach, expect, test, vi } from 'vitest'
import { readSources } from '@/shell/pageHeaders'

const given = (variables: Record<string, string>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
}
afterEach(() => void vi.unstubAllEnvs())

const all = (kind: 'script' | 'connect' | 'img' | 'frame') =>
  readSources().flatMap((each) => each[kind] ?? [])

test('by default only the nodes of the chains are known', () => {
  expect(all('connect')).toContain('https://ethereum.reth.rs')
  expect([...all('script'), ...all('img'), ...all('frame')]).toEqual([])
})

test('the operator’s own nodes take the place of the public ones, and the sandbox’s chain stands beside them', () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const chain = { network: 'bsc', chainId: 31337, name: 'Local', rpcUrl: 'http://127.0.0.1:8545/x' }
  given({
    RPC_URLS: '{"1":"https://node.example/key/secret"}',
    SANDBOX_CHAIN: JSON.stringify({ ...chain, depositAddress: address }),
  })
  expect(all('connect')).toEqual(expect.arrayContaining(['https://node.example', 'http://127.0.0.1:8545']))
  expect(all('connect')).not.toContain('https://ethereum.reth.rs')
  // A key in a node's address is nobody's business.
  expect(all('connect').join()).not.toContain('secret')
})

test.each([
  ['', []],
  ['/logo.svg', []],
  ['data:image/png;base64,AA', []],
  ['https://cdn.example/logo.svg', ['https://cdn.example']],
  ['//cdn.example/logo.svg', ['https://cdn.example']],
])('a logo at %j adds %j', (logo, expected) => {
  given({ BRAND_LOGO: logo })
  expect(all('img')).toEqual(expected)
})

test('pictures of coins come from the origins that are named', () => {
  given({ IMAGE_ORIGINS: 'https://a.example, https://b.example' })
  expect(all('img')).toEqual(['https://a.example', 'https://b.example'])
})

test('what tags need counts only together with the tag manager', () => {
  given({ TAG_ORIGINS: 'https://tags.example' })
  expect(all('script')).toEqual([])
  given({ GTM_ID: 'GTM-X' })
  for (const kind of ['script', 'connect', 'img', 'frame'] as const)
    expect(all(kind)).toContain('https://tags.example')
})

test.each([
  ['IMAGE_ORIGINS', 'http://a.example'],
  ['IMAGE_ORIGINS', "'unsafe-inline'"],
  ['BRAND_LOGO', 'http://a.example/logo.svg'],
  ['RPC_URLS', '{"1":"http://a.example"}'],
  ['MERCURYO_HOST', 'card.example'],
])('%s=%s is refused', (name, value) => {
  given({ MERCURYO_WIDGET_ID: 'x', MERCURYO_SECRET: 'y', [name]: value })
  expect(() => readSources()).toThrow(name)
})
