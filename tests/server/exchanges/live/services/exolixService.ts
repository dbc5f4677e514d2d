import { makeExolix } from '@/server/providers/exolix/makeExolix'
import { isSmall, makeOrder, orderOf, SOMEBODY, type Service } from './service'

const exolixCoin = (code: string) => ({
  ...{ code, name: code, icon: '' },
  networks: [
    {
      ...{ network: code, name: code, shortName: '', addressRegex: '', memoNeeded: false, memoName: '' },
      ...{ memoRegex: '', precision: 8, decimal: null, contract: null, isDefault: true },
    },
  ],
})
/** Written from public documentation alone, apart from the fake that the adapter was made with. */
export const exolixService: Service = {
  id: 'exolix',
  make: (url) => makeExolix({ url, apiKey: 'a-partner-key' }),
  words: {
    wait: 'waiting',
    confirmation: 'confirming',
    confirmed: 'confirming',
    exchanging: 'exchanging',
    sending: 'sending',
    success: 'finished',
    refunded: 'refunded',
    error: 'failed',
    overdue: 'expired',
  },
  isFindable: true,
  paid: 'success',
  isCreate: ({ path, method }) => path === '/transactions' && method === 'POST',
  reply: ({ path, method, query, body }, world) => {
    if (path === '/currencies') return { json: { data: [exolixCoin('BTC'), exolixCoin('ETH')], count: 2 } }
    if (path === '/rate') {
      const isBelow = isSmall(query.amount, world)
      const message = isBelow ? 'Amount to exchange is below the possible min amount to exchange' : null
      const limits = { minAmount: world.min, withdrawMin: 0.02, maxAmount: 100, message }
      const amounts = { fromAmount: Number(query.amount), toAmount: isBelow ? 0 : world.pays, rate: 20 }
      return { status: isBelow ? 422 : 200, json: { ...amounts, ...limits } }
    }
    const coin = (code: string) => ({ coinCode: code, coinName: code, network: code, networkName: code })
    const view = (order: ReturnType<typeof orderOf>) => ({
      ...{ id: order?.id, amount: 0.1, amountTo: world.pays, rate: 20, rateType: 'float' },
      ...{ coinFrom: coin('BTC'), coinTo: coin('ETH'), depositAddress: order?.address, depositExtraId: null },
      withdrawalAddress: world.creates === 'pays another' ? SOMEBODY : order?.body.withdrawalAddress,
      ...{ withdrawalExtraId: null, createdAt: order?.at, status: world.word || 'wait', comment: null },
      ...{ hashIn: { hash: null, link: null }, refundAddress: null, refundExtraId: null },
      hashOut: { hash: world.word === 'success' ? '0xab' : null, link: null },
    })
    if (path === '/transactions' && method === 'POST')
      return { status: 201, json: view(makeOrder(world, { ...body, addressTo: body.withdrawalAddress })) }
    if (path === '/transactions') return { json: { data: world.made.map(view), count: world.made.length } }
    const known = orderOf(world, path.split('/').at(-1))
    return known ? { json: view(known) } : { status: 404, json: { message: 'Not found' } }
  },
}
