import { tickerOf, type Currency } from './currency'
import { oncePerList } from '@/domain/text/oncePerList'

/** What people call a coin: one ticker with all the networks it stands on. Its page is /coins/{url}. */
export type Asset = {
  /** Ticker in lower case; of two coins with one ticker the lesser known adds its name: `abc-other-coin`. */
  url: string
  ticker: string
  name: string
  image: string
  currencies: [Currency, ...Currency[]]
}

const nameOf = ({ name, isBTCLightning }: Currency) =>
  isBTCLightning ? 'Bitcoin' : name.replace(/\s*\([^)]*\)\s*$/, '') || name

/** A name as a part of an address: `Bitcoin Cash` is `bitcoin-cash`; empty where it has no Latin letter. */
export const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '')

export const coinKey = (currency: Currency) =>
  `${currency.isFiat ? 'fiat' : 'coin'} ${tickerOf(currency)} ${nameOf(currency).toLowerCase()}`

/** Coins of one ticker are the same only with the same name: a bridged copy must not show another coin's price. */
export const assetsOf = oncePerList((currencies: readonly Currency[]): readonly Asset[] => {
  const assets = new Map<string, Asset>()
  const taken = new Set<string>()
  for (const currency of currencies) {
    if (currency.isFiat) continue
    const ticker = tickerOf(currency)
    const name = nameOf(currency)
    const key = coinKey(currency)
    const known = assets.get(key)
    if (known) {
      known.currencies.push(currency)
      continue
    }
    const url = taken.has(ticker) ? `${ticker}-${wordsOf(name) || currency.symbol}` : ticker
    taken.add(ticker)
    const { symbolFront, image } = currency
    assets.set(key, { url, ticker: symbolFront, name, image, currencies: [currency] })
  }
  return [...assets.values()]
})

/** Its own url first, then other spellings: a symbol (`usdttrc20`), ticker and network (`usdt-trx`), a name. */
export function findAsset(assets: readonly Asset[], address: string): Asset | undefined {
  const wanted = address.toLowerCase()
  return (
    assets.find(({ url }) => url === wanted) ??
    assets.find(({ currencies }) =>
      currencies.some((one) => one.symbol === wanted || `${tickerOf(one)}-${one.network}` === wanted),
    ) ??
    assets.find(({ name }) => wordsOf(name) === wanted)
  )
}
