import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { LIST_BYTES } from '@/server/outbound/callProvider'
import type { ProviderContext } from '@/server/providers/provider'
import { type CoinRow, matchCoins, matchFiats } from '@/server/ramps/matchRamp'
import type { RampCountry, RampOfferings } from '@/server/ramps/ramp'
import { usualMinutes } from '@/server/ramps/usualMinutes'
import { callMoonpay, type MoonpaySettings } from './moonpayCall'
import { methodsOf, MOONPAY_NETWORKS, networkOf, TAGGED } from './moonpayNetworks'
import {
  countriesResponse,
  currenciesResponse,
  type MoonpayCountry,
  type MoonpayCurrency,
} from './moonpayResponses'

export async function moonpayOfferings(
  settings: MoonpaySettings,
  catalogue: readonly CatalogueCurrency[],
  context: ProviderContext,
): Promise<RampOfferings> {
  const [currencies, countries] = await Promise.all([
    callMoonpay(settings, context, {
      path: '/v3/currencies',
      schema: currenciesResponse,
      maxBytes: LIST_BYTES,
    }),
    callMoonpay(settings, context, { path: '/v3/countries', schema: countriesResponse }),
  ])
  const fiats = currencies.filter(({ type }) => type === 'fiat')
  const money = matchFiats(
    catalogue,
    fiats.map(({ code }) => code),
  )
  const matched = matchCoins(catalogue, MOONPAY_NETWORKS, currencies.flatMap(rowOf))
  const limits = new Map(
    fiats.map((fiat) => [
      fiat.code,
      {
        buy: { min: fiat.minBuyAmount, max: fiat.maxBuyAmount },
        sell: { min: fiat.minSellAmount, max: fiat.maxSellAmount },
      },
    ]),
  )
  return {
    countries: new Map(countries.map((country) => [country.alpha2.toUpperCase(), countryOf(country)])),
    fiats: money.fiats,
    coins: matched.coins,
    routes: (direction, _country, fiat, coin) => {
      if (matched.directions.get(coin.symbol)?.[direction] !== true) return []
      return methodsOf(direction, fiat.symbol).map((method) => ({
        method,
        limits: limits.get(fiat.code)?.[direction] ?? null,
        minutes: usualMinutes(method),
      }))
    },
    unmatched: [...money.unmatched, ...matched.unmatched],
  }
}

/** Its code may have the chain in it (`usdc_base`): what is matched is the contract. */
function rowOf({ code, type, metadata, isSuspended, isSellSupported }: MoonpayCurrency): CoinRow[] {
  if (type !== 'crypto' || !metadata) return []
  const network = networkOf(metadata.networkCode)
  const [ticker] = code.split('_')
  return [
    {
      code,
      ticker,
      network,
      contract: metadata.contractAddress,
      precision: null,
      memo: TAGGED.has(network) ? 'optional' : 'none',
      isBought: isSuspended !== true,
      isSold: isSuspended !== true && isSellSupported === true,
    },
  ]
}

/** Where its states differ, they are named. */
function countryOf({ isBuyAllowed, isSellAllowed, states }: MoonpayCountry): RampCountry {
  const allowed = states.filter((state) => state.isBuyAllowed === true && state.isSellAllowed !== false)
  return {
    buy: isBuyAllowed === true,
    sell: isSellAllowed === true,
    ...(states.length === 0 ? {} : { states: new Set(allowed.map(({ code }) => code.toUpperCase())) }),
  }
}
