import { RAMP_SETTINGS } from '@/config/environment/rampSettings'
import { RAMP_DIRECTIONS, type RampDirection, type RampMethod } from '@/domain/ramp/ramp'
import { catalogue } from '@/server/catalogue/catalogue'
import { ProviderError } from '@/server/outbound/ProviderError'
import { COUNTRIES } from '@/server/ramps/countries'
import { mayServe } from '@/server/ramps/mayServe'
import type { Ramp, RampOfferings } from '@/server/ramps/ramp'
import { checkQuote, type QuoteReport } from './checkQuote'

export type RampReport = {
  id: string
  /** `unknown`: no call was answered. */
  key: 'accepted' | 'refused' | 'not needed' | 'unknown'
  /** ISO 3166-1 alpha-2: that the ramp says it serves and your settings allow. `isNamed` false: the ramp names none. */
  countries: Record<RampDirection, string[]> & { isNamed: boolean }
  /** By our symbol. */
  fiats: string[]
  coins: { matched: string[]; unmatched: { reason: string; assets: string[] }[] }
  quotes: QuoteReport[]
  failures: string[]
}

export type CheckOptions = { userIp: string | null; country: string | null }

/** Milliseconds. */
const TIMEOUT = 20_000

/** Lists, and a quote for each direction and method; nothing is ordered. */
export const checkRamps = (ramps: readonly Ramp[], options: CheckOptions): Promise<RampReport[]> =>
  Promise.all(ramps.map((ramp) => checkRamp(ramp, options)))

export const isRight = (reports: readonly RampReport[]): boolean =>
  reports.length > 0 && reports.every(({ failures }) => failures.length === 0)

async function checkRamp(ramp: Ramp, options: CheckOptions): Promise<RampReport> {
  const context = () => ({ signal: AbortSignal.timeout(TIMEOUT), userIp: options.userIp })
  const report: RampReport = {
    id: ramp.id,
    key: isKeyless(ramp) ? 'not needed' : 'unknown',
    countries: { isNamed: false, buy: [], sell: [] },
    fiats: [],
    coins: { matched: [], unmatched: [] },
    quotes: [],
    failures: [],
  }
  try {
    const offerings = await ramp.offerings(catalogue(), context())
    describeOfferings(report, ramp, offerings)
    for (const { direction, method } of waysOf(offerings)) {
      const quote = await checkQuote(
        ramp,
        offerings,
        { direction, method, country: options.country },
        context,
      )
      report.quotes.push(quote)
    }
    judge(report, ramp)
  } catch (error) {
    report.failures.push(`lists: ${error instanceof Error ? error.message : String(error)}`)
    if (isKeyFault(error) && !isKeyless(ramp)) report.key = 'refused'
  }
  return report
}

const KEYS = new Map<string, readonly string[]>(
  Object.entries(RAMP_SETTINGS).map(([id, { keys }]) => [id, keys]),
)
const isKeyless = ({ id }: Ramp) => (KEYS.get(id) ?? []).length === 0

const isKeyFault = (error: unknown) => error instanceof ProviderError && error.code === 'unauthorised'

function describeOfferings(report: RampReport, ramp: Ramp, offerings: RampOfferings) {
  const { countries, fiats, coins, unmatched } = offerings
  const servedIn = (direction: RampDirection) =>
    COUNTRIES.filter(
      (code) => (countries === null || countries.get(code)?.[direction]) && mayServe(ramp, code, null),
    )
  report.countries = { isNamed: countries !== null, buy: servedIn('buy'), sell: servedIn('sell') }
  report.fiats = [...fiats.keys()]
  report.coins.matched = [...coins.keys()]
  const reasons = new Map<string, string[]>()
  for (const { code, network, reason } of unmatched)
    reasons.set(reason, [...(reasons.get(reason) ?? []), network === '' ? code : `${code} (${network})`])
  report.coins.unmatched = [...reasons].map(([reason, assets]) => ({ reason, assets }))
}

/** How one can pay, and be paid, for any of its pairs. */
function waysOf({ fiats, coins, routes }: RampOfferings): { direction: RampDirection; method: RampMethod }[] {
  return RAMP_DIRECTIONS.flatMap((direction) => {
    const pairs = [...fiats.values()].flatMap((fiat) => [...coins.values()].map((coin) => ({ fiat, coin })))
    const found = pairs.flatMap(({ fiat, coin }) =>
      routes(direction, null, fiat, coin).map(({ method }) => method),
    )
    return [...new Set(found)].map((method) => ({ direction, method }))
  })
}

/** One that offers nothing at all is not right; a method that is refused for a reason of its own may be. */
function judge(report: RampReport, ramp: Ramp) {
  const { quotes, failures } = report
  if (report.coins.matched.length === 0) failures.push('lists: no coin is one of ours')
  if (report.fiats.length === 0) failures.push('lists: no currency is one of ours')
  if (report.countries.buy.length + report.countries.sell.length === 0)
    failures.push('countries: your settings allow none of them')
  for (const { direction, method, fault } of quotes)
    if (fault) failures.push(`${direction} by ${method}: ${fault}`)
  const offered = quotes.some(({ offer }) => offer !== null)
  if (!offered) failures.push('quotes: no method gives an offer')
  if (isKeyless(ramp)) return
  const isRefused = quotes.some(({ fault }) => fault === 'unauthorised')
  report.key = isRefused ? 'refused' : offered ? 'accepted' : 'unknown'
}
