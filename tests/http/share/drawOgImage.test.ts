import { expect, test, vi } from 'vitest'
import { drawOgImage } from '@/http/share/drawOgImage'
import { BTC, ETH } from '../../domain/currencies'

type OgScene = Parameters<typeof drawOgImage>[0]

const RATE = { kind: 'rate', sent: '1 BTC', got: '20.0039 ETH', note: '2026-11-29 08:01 UTC' } as const
const PRICE = {
  kind: 'price' as const,
  price: '$64,012.33',
  change: '−0.62% · 24h',
  week: [3, 1, 2],
  note: 'SANDBOX',
}

const SCENES: OgScene[] = [
  { page: 'home', currencies: [], figures: null },
  { page: 'home', currencies: [BTC, ETH], figures: null },
  { page: 'pair', currencies: [BTC, ETH], figures: RATE },
  { page: 'pair', currencies: [BTC, { ...ETH, image: 'https://elsewhere.example/eth.png' }], figures: null },
  { page: 'coin', currencies: [BTC], figures: PRICE },
  { page: 'coin', currencies: [BTC], figures: { ...PRICE, week: [] } },
  { page: 'coin', currencies: [BTC], figures: null },
]

test.each(SCENES)('$page is drawn without a request to anybody', async (scene) => {
  const isLocal = (address: unknown) =>
    (address instanceof URL || typeof address === 'string') && !/^https?:/.test(address.toString())
  const requests = vi.spyOn(globalThis, 'fetch')
  const picture = Buffer.from(await drawOgImage(scene))
  // Width and height stand at byte 16 of every PNG.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  // Its own code and module of WebAssembly may be data addresses.
  expect(requests.mock.calls.filter(([address]) => !isLocal(address))).toEqual([])
  requests.mockRestore()
})
