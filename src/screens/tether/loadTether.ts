import { hasEmbeddedBackEnd } from '@/config/hasEmbeddedBackEnd'
import { operatorFigures, readProgrammes } from '@/config/readProgrammes'
import { assetsOf, findAsset } from '@/domain/currency/asset'
import { linkedCurrency, type LinkedCurrency } from '@/features/curatedLinks/linkedCurrency'
import { tetherNetwork, type TetherNetwork } from '@/features/tether/tetherNetwork'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadFirstQuote } from '../loadFirstQuote'

export type TetherData = { networks: TetherNetwork[]; linked: LinkedCurrency[] }

const FIRST_NETWORKS = ['trx', 'eth']

export async function loadTether() {
  const { currencies } = await loadCatalogue()
  const tether = findAsset(assetsOf(currencies), 'usdt')
  if (!tether) return null
  const [from = tether.currencies[0], to = tether.currencies[1]] = FIRST_NETWORKS.map((network) =>
    tether.currencies.find((one) => one.network === network),
  )
  const quote = to && from !== to ? await loadFirstQuote(from, to) : {}
  // An operator's back end has fees of its own.
  const payoutUsd = hasEmbeddedBackEnd()
    ? readProgrammes().fees.payoutUsd
    : operatorFigures()?.fees?.payoutUsd
  const data: TetherData = {
    networks: tether.currencies.map((one) => tetherNetwork(one, payoutUsd)),
    linked: tether.currencies.map(linkedCurrency),
  }
  return { data, preloaded: { currencies: to ? [from, to] : [from], ...quote } }
}
