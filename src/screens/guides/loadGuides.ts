import { assetsOf } from '@/domain/currency/asset'
import { popularOf } from '@/domain/currency/currencyLists'
import { linkedCurrency, type LinkedCurrency } from '@/features/curatedLinks/linkedCurrency'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadFormPreload } from '../loadFormPreload'

export type GuidesData = { coins: LinkedCurrency[] }

/** Guides among so many best known coins are listed; others are rendered on demand. */
const LISTED = 8

export async function loadGuides() {
  const [{ currencies }, form] = await Promise.all([loadCatalogue(), loadFormPreload()])
  const coins = assetsOf(popularOf(currencies)).slice(0, LISTED)
  const data: GuidesData = { coins: coins.map((asset) => linkedCurrency(asset.currencies[0])) }
  return { data, preloaded: form.preloaded }
}
