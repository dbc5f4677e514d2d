import { capabilities } from '@/config/capabilities'
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
  const payoutUsd = payoutFees()
  const data: TetherData = {
    networks: tether.currencies.map((one) => tetherNetwork(one, payoutUsd)),
    linked: tether.currencies.map(linkedCurrency),
  }
  return { data, preloaded: { currencies: to ? [from, to] : [from], ...quote } }
}

/** Ours are those of the sandbox; a back end of the operator's has the operator's, and providers have others. */
function payoutFees() {
  const { sandbox, ownBackEnd } = capabilities()
  if (sandbox) return readProgrammes().fees.payoutUsd
  return ownBackEnd ? operatorFigures()?.fees?.payoutUsd : undefined
}
