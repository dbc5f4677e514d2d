import type { RampMethod } from '@/domain/ramp/ramp'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import type { ProviderContext } from '@/server/providers/provider'
import { matchCoins, matchFiats } from '@/server/ramps/matchRamp'
import type { RampOfferings, RampRoute } from '@/server/ramps/ramp'
import { callDfx, type DfxSettings } from './dfxCall'
import { DFX_METHODS, DFX_NETWORKS, type DfxMethod, methodOf } from './dfxNetworks'
import {
  type DfxAsset,
  type DfxCountry,
  type DfxFiat,
  assetsResponse,
  countriesResponse,
  fiatsResponse,
} from './dfxResponses'

const MINUTES: Partial<Record<RampMethod, [number, number]>> = { sepa: [1440, 2880], card: [10, 30] }

export async function dfxOfferings(
  settings: DfxSettings,
  catalogue: readonly CatalogueCurrency[],
  context: ProviderContext,
): Promise<RampOfferings> {
  const [fiats, assets, countries] = await Promise.all([
    callDfx(settings, context, { path: '/fiat', schema: fiatsResponse }),
    callDfx(settings, context, { path: '/asset', schema: assetsResponse }),
    callDfx(settings, context, { path: '/country', schema: countriesResponse }),
  ])
  const money = matchFiats(
    catalogue,
    fiats.map(({ name }) => name),
  )
  const matched = matchCoins(catalogue, DFX_NETWORKS, assets.map(rowOf))
  const byName = new Map(fiats.map((fiat) => [fiat.name, fiat]))
  const byId = new Map(assets.map((asset) => [asset.id, asset]))
  const served = new Map(countries.map((country) => [country.symbol.toUpperCase(), country]))
  return {
    countries: new Map(
      [...served].filter(([code]) => /^[A-Z]{2}$/.test(code)).map(([code, one]) => [code, directionsIn(one)]),
    ),
    fiats: money.fiats,
    coins: matched.coins,
    routes: (direction, country, fiat, coin) => {
      const [theirFiat, asset] = [byName.get(fiat.code), byId.get(coin.code)]
      const place = country === null ? null : served.get(country)
      if (!theirFiat || !asset || place === undefined) return []
      if (place && !directionsIn(place)[direction]) return []
      // A sale is paid out by a transfer.
      const methods = direction === 'buy' ? DFX_METHODS : (['Bank'] as const)
      return methods.flatMap((method): RampRoute[] => {
        const ours = methodOf(method, fiat)
        const isOn = direction === 'buy' ? isBought(method, theirFiat, asset) : isSold(theirFiat, asset)
        if (!ours || !isOn || (place && !isAllowed(method, place))) return []
        const limits = direction === 'buy' ? theirFiat.limits[method] : null
        return [{ method: ours, limits, minutes: MINUTES[ours] ?? null }]
      })
    },
    unmatched: [...money.unmatched, ...matched.unmatched],
  }
}

const rowOf = ({ id, name, blockchain, contract, isBuyable, isSellable }: DfxAsset) => ({
  code: id,
  ticker: name,
  network: blockchain,
  contract,
  precision: null,
  memo: 'none' as const,
  isBought: isBuyable === true,
  isSold: isSellable === true,
})

/** Of money they speak as the seller: what is `sellable` is paid in, what is `buyable` is paid out. */
function isBought(method: DfxMethod, fiat: DfxFiat, asset: DfxAsset): boolean {
  if (method === 'Card') return fiat.isCardSellable === true && asset.isCardBuyable === true
  if (method === 'Instant') return fiat.isInstantSellable === true && asset.isInstantBuyable === true
  return fiat.isSellable === true && asset.isBuyable === true
}
const isSold = (fiat: DfxFiat, asset: DfxAsset) => fiat.isBuyable === true && asset.isSellable === true

function directionsIn({ isLocation, isBank, isCard, isCrypto }: DfxCountry) {
  const isServed = isLocation === true
  return {
    buy: isServed && (isBank !== false || isCard !== false),
    sell: isServed && isBank !== false && isCrypto !== false,
  }
}
const isAllowed = (method: DfxMethod, { isBank, isCard }: DfxCountry) =>
  method === 'Card' ? isCard !== false : isBank !== false
