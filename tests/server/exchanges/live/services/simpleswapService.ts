import { makeSimpleswap } from '@/server/providers/simpleswap/makeSimpleswap'
import { isSmall, makeOrder, NOT_FOUND, orderOf, SOMEBODY, type Service } from './service'

const simpleswapCoin = (ticker: string) => ({
  ...{ name: ticker, ticker, network: ticker, legacySymbol: ticker, contractAddress: null, image: '' },
  ...{ extraId: '', hasExtraId: false, validationExtra: null, warningsFrom: [], isFiat: false },
})
/** Written from public documentation alone, apart from the fake that the adapter was made with. */
export const simpleswapService: Service = {
  id: 'simpleswap',
  make: (url) => makeSimpleswap({ url, apiKey: 'a-partner-key' }),
  words: {
    waiting: 'waiting',
    confirming: 'confirming',
    exchanging: 'exchanging',
    sending: 'sending',
    verifying: 'verifying',
    finished: 'finished',
    failed: 'failed',
    expired: 'expired',
    refunded: 'refunded',
  },
  isFindable: false,
  paid: 'finished',
  isCreate: ({ path, method }) => path === '/exchanges' && method === 'POST',
  reply: ({ path, method, query, body }, world) => {
    const result = (json: unknown) => ({ json: { result: json, traceId: 'trace' } })
    const sides = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth' }
    if (path === '/currencies') return result([simpleswapCoin('btc'), simpleswapCoin('eth')])
    if (path === '/ranges') return result({ ...sides, min: String(world.min), max: null })
    const pays = typeof world.pays === 'number' ? String(world.pays) : world.pays
    if (path === '/estimates') {
      if (isSmall(query.amount, world))
        return {
          status: 422,
          json: { code: 422, error: 'Unprocessable', description: 'Amount', traceId: 't' },
        }
      return result({ ...sides, estimatedAmount: pays, rateId: null, validUntil: null })
    }
    const view = (order: ReturnType<typeof orderOf>) =>
      result({
        ...sides,
        ...{ publicId: order?.id, type: 'floating', status: world.word || 'waiting' },
        ...{ amountFrom: '0.1', amountTo: pays, addressFrom: order?.address, extraIdFrom: '', extraIdTo: '' },
        addressTo: world.creates === 'pays another' ? SOMEBODY : order?.body.addressTo,
        ...{ txFrom: null, txTo: world.word === 'finished' ? '0xab' : null, validUntil: null },
      })
    if (path === '/exchanges' && method === 'POST') return view(makeOrder(world, body))
    const known = orderOf(world, path.split('/').at(-1))
    return known ? view(known) : NOT_FOUND
  },
}
