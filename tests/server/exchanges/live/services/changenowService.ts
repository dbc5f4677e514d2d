import { makeChangenow } from '@/server/providers/changenow/makeChangenow'
import { isSmall, makeOrder, NOT_FOUND, orderOf, SOMEBODY, type Service } from './service'

const changenowCoin = (ticker: string) => ({
  ...{ ticker, name: ticker, network: ticker, legacyTicker: ticker, tokenContract: null, image: '' },
  ...{ hasExternalId: false, isExtraIdSupported: false, isFiat: false, featured: true, isStable: false },
  ...{ supportsFixedRate: true, buy: true, sell: true },
})
/** Written from public documentation alone, apart from the fake that the adapter was made with. */
export const changenowService: Service = {
  id: 'changenow',
  make: (url) => makeChangenow({ url, apiKey: 'a-partner-key' }),
  words: {
    new: 'waiting',
    waiting: 'waiting',
    confirming: 'confirming',
    exchanging: 'exchanging',
    sending: 'sending',
    finished: 'finished',
    failed: 'failed',
    refunded: 'refunded',
    verifying: 'verifying',
    expired: 'expired',
  },
  isFindable: true,
  paid: 'finished',
  isCreate: ({ path, method }) => path === '/exchange' && method === 'POST',
  reply: ({ path, method, query, body }, world) => {
    const sides = { fromCurrency: 'btc', fromNetwork: 'btc', toCurrency: 'eth', toNetwork: 'eth' }
    if (path === '/exchange/currencies') return { json: [changenowCoin('btc'), changenowCoin('eth')] }
    if (path === '/exchange/range') return { json: { ...sides, minAmount: world.min, maxAmount: null } }
    if (path === '/exchange/estimated-amount') {
      if (isSmall(query.fromAmount, world))
        return { status: 400, json: { error: 'pair_is_inactive', message: 'Pair is inactive' } }
      const amounts = { fromAmount: Number(query.fromAmount), toAmount: world.pays }
      return { json: { ...sides, ...amounts, rateId: null, validUntil: null, withdrawalFee: 0.001 } }
    }
    const view = (order: ReturnType<typeof orderOf>) => ({
      ...sides,
      ...{ id: order?.id, payinAddress: order?.address, payinExtraId: null, payoutExtraId: '' },
      payoutAddress: world.creates === 'pays another' ? SOMEBODY : order?.body.address,
    })
    if (path === '/exchange' && method === 'POST') {
      const order = makeOrder(world, { ...body, addressTo: body.address })
      return { json: { ...view(order), fromAmount: Number(body.fromAmount), toAmount: world.pays } }
    }
    if (path === '/exchanges') {
      const exchanges = world.made.map(({ id, body: order, at }) => ({
        ...{ requestId: id, createdAt: at, flow: 'standard' },
        payin: { currency: 'btc', expectedAmount: Number(order.fromAmount) },
        payout: { currency: 'eth', address: order.address, extraId: null },
      }))
      return { json: { count: exchanges.length, exchanges } }
    }
    const known = orderOf(world, query.id)
    if (path !== '/exchange/by-id' || !known) return NOT_FOUND
    const amounts = { expectedAmountFrom: 0.1, expectedAmountTo: 2, amountFrom: 0.1, amountTo: 2 }
    const payoutHash = world.word === 'finished' ? '0xab' : null
    return { json: { ...view(known), ...amounts, status: world.word, actionsAvailable: false, payoutHash } }
  },
}
