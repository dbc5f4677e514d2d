import Big from 'big.js'
import { and, count, desc, gte } from 'drizzle-orm'
import { COMMISSION_TERMS } from '@/config/environment/commissionTerms.js'
import { describeChoice } from '@/config/operator/coinRules.js'
import { layOver } from '@/config/operator/deskSettings.js'
import { fileOperator, startedOperator } from '@/config/operator/startOperator'
import { programmesWith } from '@/config/programmes'
import type { SettingsPreview } from '@/contract/deskSettings'
import { assetsOf } from '@/domain/currency/asset'
import { isPairNamed } from '@/domain/currency/coinChoice'
import { type Currency, tickerOf } from '@/domain/currency/currency'
import { isOffered } from '@/domain/currency/currencyChoice'
import { firstPairOf } from '@/domain/currency/firstPair'
import { floorTo } from '@/domain/money/amount'
import type { DeskSettings } from '@/domain/site/deskSettings'
import { DAY } from '@/domain/time/durations'
import { type CatalogueCurrency, wholeCatalogue } from '@/server/catalogue/catalogue'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { WIRE_DECIMALS } from '@/server/catalogue/catalogue'
import { market } from '@/server/market/market'
import { switchedProviders } from '@/server/providers/switches'
import { simulation } from '@/server/sandbox/simulation'

type File = ReturnType<typeof startedOperator>['file']
type Fault = { path: string; problem: string }

const EXAMPLES = 12
const PAIRS = 10
const PERIOD = 30 * DAY

const some = (all: readonly string[]) => ({ count: all.length, examples: all.slice(0, EXAMPLES) })

/** @param settings canonical; empty where the faults are of their form */
export async function previewOf(settings: DeskSettings, faults: readonly Fault[]): Promise<SettingsPreview> {
  await market().ready()
  const [before, after] = [startedOperator().file, layOver(fileOperator().file, settings)]
  const [offered, remaining] = [offeredBy(before), offeredBy(after)]
  const [had, has] = [symbolsOf(offered), symbolsOf(remaining)]
  const urls = new Set(assetsOf(remaining).map(({ url }) => url))
  return {
    problems: [...faults],
    removed: some([...had].filter((symbol) => !has.has(symbol))),
    added: some([...has].filter((symbol) => !had.has(symbol))),
    left: has.size,
    pages: some(assetsOf(offered).flatMap(({ url }) => (urls.has(url) ? [] : [`/coins/${url}`]))),
    pairs: await lostPairs(offered, remaining, after),
    firstPair: firstPairBy(remaining, after),
    fees: await feesOf(before, after),
    sample: await sampleOf(remaining, before, after),
    choice: describeChoice(after),
  }
}

const symbolsOf = (currencies: readonly CatalogueCurrency[]) =>
  new Set(currencies.map(({ symbol }) => symbol))

/** Of what the market has now, what a file lets through. */
const offeredBy = ({ currencies: choice }: File): readonly (CatalogueCurrency & Currency)[] => {
  const current = market()
  return wholeCatalogue()
    .map((currency) => current.offered(currency))
    .filter((currency) => currency.enabled && isOffered(currency, choice)) as (CatalogueCurrency & Currency)[]
}

const named = (currency: CatalogueCurrency) => ({
  symbol: currency.symbol,
  ticker: tickerOf(currency),
  network: currency.network,
})

/** In the index of when orders were made; what the last 30 days say of what visitors want. */
async function lostPairs(
  offered: readonly CatalogueCurrency[],
  remaining: readonly CatalogueCurrency[],
  after: File,
): Promise<SettingsPreview['pairs']> {
  const { tickerFrom, networkFrom, tickerTo, networkTo, createdAt } = exchanges
  const db = await database()
  const rows = await db
    .select({ tickerFrom, networkFrom, tickerTo, networkTo, orders: count() })
    .from(exchanges)
    .where(and(gte(createdAt, Date.now() - PERIOD)))
    .groupBy(tickerFrom, networkFrom, tickerTo, networkTo)
    .orderBy(desc(count()))
  const keyOf = (ticker: string, network: string) => `${ticker} ${network}`
  const byKey = (list: readonly CatalogueCurrency[]) =>
    new Map(list.map((one) => [keyOf(tickerOf(one), one.network), one]))
  const [had, has] = [byKey(offered), byKey(remaining)]
  return rows
    .flatMap((row) => {
      const [from, to] = [keyOf(row.tickerFrom, row.networkFrom), keyOf(row.tickerTo, row.networkTo)]
      const [sent, received] = [had.get(from), had.get(to)]
      if (!sent || !received) return []
      const isLost =
        !has.has(from) || !has.has(to) || isPairNamed(after.pairs?.deny, named(sent), named(received))
      return isLost ? [{ from: sent.symbol, to: received.symbol, orders: row.orders }] : []
    })
    .slice(0, PAIRS)
}

function firstPairBy(remaining: readonly CatalogueCurrency[], { defaultPair, pairs }: File) {
  const whole = new Map(wholeCatalogue().map((currency) => [currency.symbol, currency]))
  const isPair = (from: { symbol: string }, to: { symbol: string }) => {
    const [sent, received] = [whole.get(from.symbol), whole.get(to.symbol)]
    if (!sent || !received || isPairNamed(pairs?.deny, named(sent), named(received))) return false
    return market().isPairAvailable({ ...sent, enabled: true }, { ...received, enabled: true }, false)
  }
  const first = firstPairOf(remaining, defaultPair, isPair)
  return first && { from: first.pair.from, to: first.pair.to, isReplaced: first.isReplaced }
}

const feesIn = ({ programmes: { off: _, ...figures } = {} }: File) => programmesWith(figures).fees

/** Of an order at a provider; in the sandbox by kind of rate. */
function percentOf(file: File, id: string | null): string {
  const fees = feesIn(file)
  if (id === null) return fees.spreadPercent.floating
  return fees.commissionPercent[id] ?? fees.commissionPercent.default
}

async function feesOf(before: File, after: File): Promise<SettingsPreview['fees']> {
  if (simulation()) {
    const [was, is] = [feesIn(before).spreadPercent, feesIn(after).spreadPercent]
    return (['floating', 'fixed'] as const).map((name) => ({ name, before: was[name], after: is[name] }))
  }
  const named = new Map<string, { maxBasisPoints: number }>(Object.entries(COMMISSION_TERMS))
  return (await switchedProviders())
    .filter(({ provider }) => (named.get(provider.id)?.maxBasisPoints ?? 0) > 0)
    .map(({ provider: { id } }) => ({ name: id, before: percentOf(before, id), after: percentOf(after, id) }))
}

/** A quote of the first pair of this moment, and what it would be: what an order names is inside its rate. */
async function sampleOf(
  remaining: readonly CatalogueCurrency[],
  before: File,
  after: File,
): Promise<SettingsPreview['sample']> {
  const first = firstPairBy(remaining, after)
  const [from, to] = [first?.from, first?.to].map((symbol) => remaining.find((one) => one.symbol === symbol))
  if (!from || !to) return null
  const amount = after.defaultPair?.amount ?? '0.1'
  const request = {
    tickerFrom: tickerOf(from),
    networkFrom: from.network,
    tickerTo: tickerOf(to),
    networkTo: to.network,
    ...{ amount, reverse: false, fixed: false },
  }
  try {
    const { estimate, provider } = await market().estimate(request, null, Date.now(), {})
    const id = provider?.id ?? null
    const isNamed = id === null || (await feesOf(before, after)).some(({ name }) => name === id)
    const [was, is] = [percentOf(before, id), percentOf(after, id)].map((percent) =>
      new Big(100).minus(percent),
    )
    const changed = isNamed && was && is ? new Big(estimate).times(is).div(was).toFixed() : estimate
    const rounded = floorTo(changed, Math.min(to.fullInfo.precision, WIRE_DECIMALS))
    return { from: from.symbol, to: to.symbol, amount, before: estimate, after: rounded, by: id ?? 'sandbox' }
  } catch {
    // Silent: the screen says that nobody quotes now.
    return null
  }
}
