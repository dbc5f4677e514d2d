import { assetsOf } from '@/domain/currency/asset'
import { popularFiatOf, popularOf } from '@/domain/currency/currencyLists'
import { linkedCurrency, type LinkedCurrency } from '@/features/curatedLinks/linkedCurrency'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadFirstQuote } from '../loadFirstQuote'
import { loadFormPreload } from '../loadFormPreload'

export type PairsData = { coins: LinkedCurrency[]; fiat: LinkedCurrency[] }

const PAIRED = 12

async function loadLists() {
  const { currencies } = await loadCatalogue()
  const coins = assetsOf(popularOf(currencies)).map((asset) => asset.currencies[0])
  return { coins: coins.slice(0, PAIRED), fiat: popularFiatOf(currencies) }
}

export async function loadCryptoPairs() {
  const [{ coins }, form] = await Promise.all([loadLists(), loadFormPreload()])
  const data: PairsData = { coins: coins.map(linkedCurrency), fiat: [] }
  return { data, preloaded: form.preloaded }
}

export async function loadFiatPairs() {
  const lists = await loadLists()
  const [coin] = lists.coins
  const [fiat] = lists.fiat
  const quote = coin && fiat ? await loadFirstQuote(fiat, coin) : {}
  const data: PairsData = { coins: lists.coins.map(linkedCurrency), fiat: lists.fiat.map(linkedCurrency) }
  return { data, preloaded: { currencies: [coin, fiat].filter((one) => one !== undefined), ...quote } }
}
