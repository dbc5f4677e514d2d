import Big from 'big.js'
import { env } from '@/config/env'
import type { Exchange } from '@/contract/exchanges'
import { type Currency, tickerOf } from '@/domain/currency/currency'
import { MINUTE, SECOND } from '@/domain/time/durations'
import { loadCatalogue } from '@/http/loadCatalogue'
import { makeLimiter, secondsUntilFree } from '@/server/kernel/limits'
import { ProviderError } from '@/server/outbound/ProviderError'
import { matchAssets } from '@/server/providers/matchAssets'
import { cachedBy } from './cachedBy'
import { callMercuryo } from './mercuryoApi'
import { MERCURYO_NETWORKS } from './mercuryoNetworks'
import { currenciesResponse, limitsResponse, type MercuryoCoin } from './mercuryoResponses'

/** In Mercuryo's names. */
export type CardOffer = { code: string; network: string }

/** Its currency is chosen in the frame, where its limits are shown once more. */
const LIMITS_FIAT = 'EUR'
/** It advises one call in ten seconds; a burst is spread over the minute. */
const CALLS_A_MINUTE = 6

const calls = makeLimiter('mercuryo', { points: CALLS_A_MINUTE, seconds: 60 })

const coins = cachedBy({ ms: 10 * MINUTE, failedMs: 30 * SECOND, max: 1 }, async () => {
  const { config } = await callMercuryo({ path: '/lib/currencies', schema: currenciesResponse })
  return config.crypto_currencies.filter((coin) => coin.widget_onramp_enabled !== false)
})

const limits = cachedBy({ ms: 10 * MINUTE, failedMs: 30 * SECOND, max: 500 }, async (code) => {
  const wait = await secondsUntilFree(calls, 'all')
  if (wait > 0) throw new ProviderError('rate_limited', { retryAfter: wait * 1000 })
  const query = { from: LIMITS_FIAT, to: code, widget_id: env.mercuryoWidgetId, type: 'buy' }
  const found = await callMercuryo({ path: '/public/currency-limits', query, schema: limitsResponse })
  return found[code] ?? null
})

/**
 * What Mercuryo sells for the deposit of an exchange; null: not this coin on this network, not this much, or not in the
 * visitor's country. @throws ProviderError where it cannot be asked
 */
export async function cardOfferOf(exchange: Exchange, country: string | null): Promise<CardOffer | null> {
  const { currencies } = await loadCatalogue()
  const from = currencies.find(
    (one) => tickerOf(one) === exchange.tickerFrom.toLowerCase() && one.network === exchange.networkFrom,
  )
  const coin = from && coinOf(from, await coins(''))
  if (!coin || isRestricted(coin, country)) return null
  const range = await limits(coin.currency)
  const amount = new Big(exchange.expectedAmountFrom)
  const isWithin = range && amount.gte(range.min) && (range.max === null || amount.lte(range.max))
  return isWithin ? { code: coin.currency, network: coin.network } : null
}

/** By network and contract, never by ticker: a renamed coin is sold under its other name. */
function coinOf(from: Currency, sold: readonly MercuryoCoin[]): MercuryoCoin | undefined {
  const rows = sold.map(({ currency, network, contract }) => ({
    code: currency,
    network,
    contract,
    precision: null,
    memo: 'none' as const,
    isDeposit: true,
    isPayout: true,
    isFixed: false,
  }))
  const asset = matchAssets([from], MERCURYO_NETWORKS, rows).assets.get(from.symbol)
  return sold.find((coin) => coin.currency === asset?.code && coin.network === asset.network)
}

const isRestricted = ({ restricted_countries_onramp: countries }: MercuryoCoin, country: string | null) =>
  country !== null && (countries ?? []).some((code) => code.toUpperCase() === country)
