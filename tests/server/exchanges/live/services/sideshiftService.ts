import { makeSideshift } from '@/server/providers/sideshift/makeSideshift'
import { inOneHour, makeOrder, NOT_FOUND, orderOf, SOMEBODY, type Service } from './service'

const sideshiftCoin = (coin: string, network: string) => ({
  ...{ coin, name: network, networks: [network], mainnet: network, hasMemo: false, networksWithMemo: [] },
  ...{ fixedOnly: false, variableOnly: false, depositOffline: false, settleOffline: false },
})
/** Written from public documentation alone, apart from the fake that the adapter was made with. */
export const sideshiftService: Service = {
  id: 'sideshift',
  make: (url) => makeSideshift({ url, secret: 'a-secret-of-ours', affiliateId: 'account' }),
  words: {
    waiting: 'waiting',
    pending: 'confirming',
    processing: 'exchanging',
    settling: 'sending',
    settled: 'finished',
    review: 'verifying',
    refund: 'verifying',
    refunding: 'verifying',
    refunded: 'refunded',
    expired: 'expired',
    multiple: 'verifying',
  },
  isFindable: false,
  paid: 'settled',
  isCreate: ({ path }) => path === '/shifts/variable',
  reply: ({ path, headers, body }, world) => {
    if (path === '/coins')
      return { json: [sideshiftCoin('BTC', 'bitcoin'), sideshiftCoin('ETH', 'ethereum')] }
    const pair = {
      depositCoin: 'BTC',
      depositNetwork: 'bitcoin',
      settleCoin: 'ETH',
      settleNetwork: 'ethereum',
    }
    const known = orderOf(world, path.split('/').at(-1))
    const shift = (order: typeof known) => ({
      ...{ ...pair, id: order?.id, type: 'variable', depositMin: String(world.min), depositMax: '9' },
      ...{ depositAddress: order?.address, status: world.word || 'waiting', expiresAt: inOneHour() },
      settleAddress: world.creates === 'pays another' ? SOMEBODY : order?.body.settleAddress,
      ...(world.word === 'settled' && { settleHash: '0xab', settleAmount: '2' }),
    })
    if (known) return { json: shift(known) }
    if (!String(headers['x-user-ip']).startsWith('203.0.113.'))
      return { status: 403, json: { error: { code: 'ACCESS_DENIED', message: 'Access denied' } } }
    if (path === '/permissions') return { json: { createShift: true } }
    const rate = typeof world.pays === 'number' ? String(world.pays * 10) : world.pays
    if (path.startsWith('/pair/')) return { json: { ...pair, min: String(world.min), max: '9', rate } }
    if (path !== '/shifts/variable') return NOT_FOUND
    return { status: 201, json: shift(makeOrder(world, { ...body, addressTo: body.settleAddress })) }
  },
}
