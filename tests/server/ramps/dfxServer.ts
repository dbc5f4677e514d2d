import type { RecordedRequest, Reply, Routes } from '../providers/fakeProvider'

/** As the published source of its API answers (DFXswiss/api), with a rate of 50,000. */
const volumes = (min: number, max: number) => ({ minVolume: min, maxVolume: max })
const LIMITS = { Bank: volumes(10, 100000), Instant: volumes(10, 10000), Card: volumes(50, 4000) }
/** `sellable`: it can be paid in. */
const money = (id: number, name: string, changes: object = {}) => ({
  id,
  name,
  buyable: true,
  sellable: true,
  cardBuyable: false,
  cardSellable: true,
  instantBuyable: true,
  instantSellable: true,
  limits: LIMITS,
  ...changes,
})
const DFX_FIATS = [
  money(1, 'EUR'),
  money(2, 'CHF'),
  money(3, 'USD', { buyable: false, cardSellable: false }),
  money(4, 'XTS'),
]

const coin = (
  id: number,
  name: string,
  blockchain: string,
  chainId: string | null,
  changes: object = {},
) => ({
  id,
  name,
  uniqueName: `${blockchain}/${name}`,
  chainId,
  decimals: 18,
  blockchain,
  buyable: true,
  sellable: true,
  cardBuyable: true,
  instantBuyable: true,
  ...changes,
})
export const DFX_ASSETS = [
  coin(113, 'BTC', 'Bitcoin', null),
  coin(111, 'ETH', 'Ethereum', null),
  coin(250, 'USDT', 'Ethereum', '0xdAC17F958D2ee523a2206206994597C13D831ec7', { cardBuyable: false }),
  // Another contract under a known ticker, and a test network with known tickers.
  coin(251, 'USDC', 'Ethereum', '0x0000000000000000000000000000000000000bad'),
  coin(252, 'ETH', 'Sepolia', null),
  coin(253, 'USDT', 'Sepolia', '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
  coin(115, 'XMR', 'Monero', null, { sellable: false }),
]
const country = (symbol: string, changes: object = {}) => ({
  symbol,
  locationAllowed: true,
  bankAllowed: true,
  cardAllowed: true,
  cryptoAllowed: true,
  ...changes,
})
const DFX_COUNTRIES = [
  country('CH'),
  country('DE', { cardAllowed: false }),
  country('LI', { bankAllowed: false }),
  country('US', { locationAllowed: false }),
]

/** One percent, and half a unit for the network. */
function feesOf(inMoney: number, unit: number, digits: number) {
  const fee = (value: number) => Number((value * unit).toFixed(digits))
  const others = { rate: 0.01, fixed: 0, min: 0, bank: 0, platform: 0 }
  return { ...others, dfx: fee(inMoney * 0.01), network: fee(0.5), total: fee(inMoney * 0.01 + 0.5) }
}

type Requested = { amount?: number; targetAmount?: number; paymentMethod?: keyof typeof LIMITS }

/** A refusal is an answer with 200, whose amounts look like a quote. */
const dfxQuote =
  (changes: object = {}) =>
  ({ path, body }: RecordedRequest): Reply => {
    const { amount, targetAmount, paymentMethod = 'Bank' } = body as Requested
    if ((amount === undefined) === (targetAmount === undefined))
      return {
        status: 400,
        body: { statusCode: 400, message: ['amount xor targetAmount'], error: 'Bad Request' },
      }
    const isBuy = path.endsWith('/buy/quote')
    const rate = (isBuy ? 1 / 50_000 : 50_000) * 0.98
    const pay = amount ?? Number(targetAmount) / rate
    const get = targetAmount ?? pay * rate
    const { minVolume, maxVolume } = isBuy ? LIMITS[paymentMethod] : volumes(0.0002, 2)
    const error = pay < minVolume ? 'AmountTooLow' : pay > maxVolume ? 'AmountTooHigh' : undefined
    const limit = error === 'AmountTooLow' ? minVolume : maxVolume
    const rounded = (value: number, isMoney: boolean) => Number(value.toFixed(isMoney ? 2 : 5))
    const fees = (unit: number, digits: number) => feesOf(isBuy ? pay : get, unit, digits)
    return {
      body: {
        amount: rounded(pay, isBuy),
        estimatedAmount: rounded(get, !isBuy),
        exchangeRate: 50_000,
        rate: 51_000,
        minVolume,
        maxVolume,
        minVolumeTarget: rounded(minVolume * rate, !isBuy),
        maxVolumeTarget: rounded(maxVolume * rate, !isBuy),
        fees: isBuy ? fees(1, 2) : fees(1 / 50_000, 8),
        feesTarget: isBuy ? fees(1 / 50_000, 8) : fees(1, 2),
        priceSteps: [],
        isValid: error === undefined,
        ...(error ? { error, errors: [{ error, limit, limitTarget: rounded(limit * rate, !isBuy) }] } : {}),
        ...changes,
      },
    }
  }
export const dfxQuotes = (changes?: object): Routes => ({
  'PUT /v1/buy/quote': dfxQuote(changes),
  'PUT /v1/sell/quote': dfxQuote(changes),
})

export const DFX_ROUTES: Routes = {
  'GET /v1/fiat': { body: DFX_FIATS },
  'GET /v1/asset': { body: DFX_ASSETS },
  'GET /v1/country': { body: DFX_COUNTRIES },
  ...dfxQuotes(),
}
