import Big from 'big.js'

/** A coin on one network, as each fake names it. */
export type FakeCoin = {
  ticker: string
  /** Of Exolix. */
  network: string
  /** Of SideShift. */
  method: string
  contract: string | null
  decimals: number
  /** Dollars; no market moves them. */
  price: number
  addresses: 'bech32 bc' | 'bech32 ltc' | 'evm' | 'tron' | 'solana'
}

const USDT = '0xdac17f958d2ee523a2206206994597c13d831ec7'
const USDT_TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'

type Row = [FakeCoin['ticker'], string, string, string | null, number, number, FakeCoin['addresses']]
const ROWS: readonly Row[] = [
  ['BTC', 'BTC', 'bitcoin', null, 8, 60_000, 'bech32 bc'],
  ['LTC', 'LTC', 'litecoin', null, 8, 80, 'bech32 ltc'],
  ['ETH', 'ETH', 'ethereum', null, 18, 2500, 'evm'],
  ['TRX', 'TRX', 'tron', null, 6, 0.125, 'tron'],
  ['SOL', 'SOL', 'solana', null, 9, 150, 'solana'],
  ['USDT', 'ETH', 'ethereum', USDT, 6, 1, 'evm'],
  ['USDT', 'TRX', 'tron', USDT_TRON, 6, 1, 'tron'],
  ['USDC', 'ETH', 'ethereum', USDC, 6, 1, 'evm'],
]
export const COINS: readonly FakeCoin[] = ROWS.map(
  ([ticker, network, method, contract, decimals, price, addresses]) => ({
    ...{ ticker, network, method, contract, decimals, price, addresses },
  }),
)

/** Dollars that an order is worth. */
const [MIN, MAX] = [10, 100_000]
/** What the fake takes, so that the site compares two offers. */
export type Spread = number

const PLACES = 8
const rounded = (amount: Big) => amount.round(PLACES, Big.roundDown).toFixed()

export const limitsOf = ({ price }: FakeCoin) => ({
  min: rounded(new Big(MIN).div(price)),
  max: rounded(new Big(MAX).div(price)),
})
export const rateOf = (from: FakeCoin, to: FakeCoin, spread: Spread) =>
  new Big(from.price).div(to.price).times(1 - spread)

export const received = (amount: string, from: FakeCoin, to: FakeCoin, spread: Spread) =>
  rounded(new Big(amount).times(rateOf(from, to, spread)))
export const paid = (amountTo: string, from: FakeCoin, to: FakeCoin, spread: Spread) =>
  new Big(amountTo)
    .div(rateOf(from, to, spread))
    .round(PLACES, Big.roundUp)
    .toFixed()

export const isWithin = (amount: string, { min, max }: { min: string; max: string }) =>
  new Big(amount).gte(min) && new Big(amount).lte(max)
