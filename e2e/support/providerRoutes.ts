import type { RecordedRequest, Routes } from '../../tests/server/providers/fakeProvider'
import { ADDRESS } from './exchangePage'

const currency = (ticker: string) => ({
  ticker,
  network: ticker,
  hasExternalId: false,
  isExtraIdSupported: false,
  isFiat: false,
  supportsFixedRate: true,
  tokenContract: null,
  buy: true,
  sell: true,
})

/** ChangeNOW with bitcoin and ether at 30 ETH for one bitcoin. */
export const changenowRoutes: Routes = {
  'GET /exchange/currencies': { body: [currency('btc'), currency('eth')] },
  'GET /exchange/range': { body: { minAmount: 0.001, maxAmount: null } },
  'GET /exchange/estimated-amount': ({ query }) => ({
    body: {
      rateId: '',
      fromAmount: Number(query.fromAmount),
      toAmount: Number(query.fromAmount) * 30,
      transactionSpeedForecast: '10-60',
    },
  }),
}

const token = (assetId: string, symbol: string, decimals: number, price: number) => ({
  assetId,
  blockchain: symbol.toLowerCase(),
  symbol,
  decimals,
  price,
  priceUpdatedAt: '2026-02-27T15:18:30.437Z',
  contractAddress: null,
})

/** NEAR Intents with the same coins at 29 ETH for one bitcoin. */
export const nearRoutes: Routes = {
  'GET /tokens': {
    body: [token('nep141:btc.omft.near', 'BTC', 8, 66093), token('nep141:eth.omft.near', 'ETH', 18, 1947.28)],
  },
  'POST /quote': ({ body }: RecordedRequest) => {
    const request = body as { amount: string; dry: boolean }
    const out = BigInt(request.amount) * 29n * 10n ** 10n
    const order = {
      depositAddress: ADDRESS.taproot,
      depositMemo: null,
      deadline: new Date(Date.now() + 3_600_000).toISOString(),
    }
    const quote = { amountIn: request.amount, minAmountIn: '1', amountOut: String(out), timeEstimate: 100 }
    return {
      status: 201,
      body: { quoteRequest: request, quote: request.dry ? quote : { ...order, ...quote } },
    }
  },
  'GET /status': {
    body: { status: 'PENDING_DEPOSIT', quoteResponse: { quote: {} }, swapDetails: {} },
  },
}
