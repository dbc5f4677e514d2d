import { makeNear } from '@/server/providers/near/makeNear'
import { inOneHour, makeOrder, NOT_FOUND, SOMEBODY, type Service } from './service'

const WEI = 10n ** 18n

const token = (symbol: string, decimals: number, price: number) => ({
  assetId: `nep141:${symbol}.omft.near`,
  ...{ decimals, blockchain: symbol, symbol: symbol.toUpperCase(), price, contractAddress: null },
})
/** Written from public documentation alone, apart from the fake that the adapter was made with. */
export const nearService: Service = {
  id: 'near',
  make: (url) => makeNear({ url, jwt: null, referral: null, fee: null }),
  words: {
    PENDING_DEPOSIT: 'waiting',
    KNOWN_DEPOSIT_TX: 'confirming',
    INCOMPLETE_DEPOSIT: 'verifying',
    PROCESSING: 'exchanging',
    SUCCESS: 'finished',
    REFUNDED: 'refunded',
    FAILED: 'failed',
  },
  isFindable: false,
  paid: 'SUCCESS',
  isCreate: ({ path, body }) => path === '/quote' && body.dry === false,
  reply: ({ path, body, query }, world) => {
    if (path === '/tokens') return { json: [token('btc', 8, 60000), token('eth', 18, 3000)] }
    if (path === '/quote') {
      if (Number(body.amount) / 1e8 < world.min) {
        const usd = `$${world.min * 60_000}`
        return {
          status: 400,
          json: { message: `Temporary swap limits: minimum swap amount is ${usd}`, path, correlationId: 'c' },
        }
      }
      const amountOut = typeof world.pays === 'number' ? String(BigInt(world.pays) * WEI) : world.pays
      const quote = { amountIn: body.amount, minAmountIn: body.amount, amountOut, timeEstimate: 120 }
      if (body.dry !== false) return { status: 201, json: { correlationId: 'c', quoteRequest: body, quote } }
      const { address } = makeOrder(world, { ...body, addressTo: body.recipient })
      const deadline = inOneHour()
      const echoed = { ...body, ...(world.creates === 'pays another' && { recipient: SOMEBODY }) }
      return {
        status: 201,
        json: { quoteRequest: echoed, quote: { ...quote, depositAddress: address, deadline } },
      }
    }
    if (path === '/status') {
      const known = world.made.some(({ address }) => address === query.depositAddress)
      if (!known) return NOT_FOUND
      const hash = [{ hash: '0xab', explorerUrl: '' }]
      const swapDetails = world.word === 'SUCCESS' ? { destinationChainTxHashes: hash, amountOut: '2' } : {}
      return {
        json: { status: world.word, quoteResponse: { quote: { deadline: inOneHour() } }, swapDetails },
      }
    }
    return NOT_FOUND
  },
}
