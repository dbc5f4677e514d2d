import { assetsOf } from '@/domain/currency/asset'
import { popularFiatOf, popularOf } from '@/domain/currency/currencyLists'
import { linkedCurrency, type LinkedCurrency } from '@/features/curatedLinks/linkedCurrency'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadServedByRamps } from '@/api/loadRamps'
import type { RampDirection } from '@/domain/ramp/ramp'
import { loadFirstQuote } from '../loadFirstQuote'
import { loadFormPreload } from '../loadFormPreload'

/** By symbol: which of them stand in a pair of each direction. */
type Sides = Record<RampDirection, { coins: LinkedCurrency[]; fiat: LinkedCurrency[] }>

export type FiatPairsData = Sides & { isByRamps: boolean }

const PAIRED = 12

async function loadLists() {
  const { currencies } = await loadCatalogue()
  const coins = assetsOf(popularOf(currencies)).map((asset) => asset.currencies[0])
  return { coins: coins.slice(0, PAIRED), fiat: popularFiatOf(currencies) }
}

export async function loadCryptoPairs() {
  const [{ coins }, form] = await Promise.all([loadLists(), loadFormPreload()])
  const data = { coins: coins.map(linkedCurrency) }
  return { data, preloaded: form.preloaded }
}

export async function loadFiatPairs() {
  const [lists, served] = await Promise.all([loadLists(), loadServedByRamps()])
  const [coin] = lists.coins
  const [fiat] = lists.fiat
  const quote = coin && fiat ? await loadFirstQuote(fiat, coin) : {}
  const sidesOf = (direction: RampDirection) => ({
    coins: lists.coins
      .filter(({ symbol }) => served?.coins[direction].includes(symbol) ?? true)
      .map(linkedCurrency),
    fiat: lists.fiat
      .filter(({ symbol }) => served?.fiats[direction].includes(symbol) ?? true)
      .map(linkedCurrency),
  })
  const data: FiatPairsData = { buy: sidesOf('buy'), sell: sidesOf('sell'), isByRamps: served !== null }
  return { data, preloaded: { currencies: [coin, fiat].filter((one) => one !== undefined), ...quote } }
}
