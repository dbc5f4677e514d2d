import { FIRST_PAIR, firstPairOf } from '@/domain/currency/firstPair'
import type { ProviderAsset, ProviderQuestion } from '@/domain/exchange/providerOrder'
import type { Provider, Offer, ProviderAssets, UnmatchedAsset } from '@/server/providers/provider'
import Big from 'big.js'
import { amountDecimals, catalogue, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import { roughPrice } from '@/server/catalogue/roughPrice'
import { requestedBasisPoints } from '@/server/providers/commissionOf'
import { checkedOffer } from '@/server/providers/checkedOffer'
import { ProviderError } from '@/server/outbound/ProviderError'

/** @returns whether nothing failed */
export async function checkProviders(
  providers: readonly Provider[],
  userIp: string | null,
  print: (line: string) => void,
  firstPair?: { from: string; to: string },
): Promise<boolean> {
  const reports = await Promise.all(providers.map((provider) => checkProvider(provider, userIp)))
  for (const { id, lines, failures } of reports) {
    print(`${id}: ${failures.length === 0 ? 'right' : 'NOT RIGHT'}`)
    for (const line of lines) print(`  ${line}`)
    for (const failure of failures) print(`  failed: ${failure}`)
  }
  if (providers.length === 0) print('No provider is configured: set PROVIDERS.')
  else print(firstPairLine(reports, firstPair))
  return providers.length > 0 && reports.every(({ failures }) => failures.length === 0)
}

type ProviderReport = { id: string; lines: string[]; failures: string[]; assets?: ProviderAssets['assets'] }

/** What the form begins with, which one provider has to exchange as a whole. */
function firstPairLine(reports: readonly ProviderReport[], wanted?: { from: string; to: string }): string {
  const exchanging = (from: { symbol: string }, to: { symbol: string }) =>
    reports.filter(({ assets }) => assets?.get(from.symbol)?.isDeposit && assets.get(to.symbol)?.isPayout)
  const first = firstPairOf(catalogue(), wanted, (from, to) => exchanging(from, to).length > 0)
  const { from, to } = wanted ?? FIRST_PAIR
  if (!first) return 'first pair: no provider exchanges any two coins'
  if (first.isReplaced)
    return `first pair: no provider exchanges ${from} to ${to}, so pages begin with ${first.pair.from} to ${first.pair.to}`
  const by = exchanging({ symbol: first.pair.from }, { symbol: first.pair.to }).map(({ id }) => id)
  return `first pair: ${first.pair.from} to ${first.pair.to}, exchanged by ${by.join(', ')}`
}

/** Milliseconds. */
const TIMEOUT = 20_000
const MANY = 12
/** US dollars by sample prices: above most minimums. */
const PROBE_USD = 300

/** Nothing is created. */
async function checkProvider(provider: Provider, userIp: string | null): Promise<ProviderReport> {
  const report: ProviderReport = { id: provider.id, lines: [], failures: [] }
  const context = () => ({ signal: AbortSignal.timeout(TIMEOUT), userIp })
  const assets = await attempt(report, 'list of coins', () => provider.assets(catalogue(), context()))
  if (!assets) return report
  report.assets = assets.assets
  reportAssets(report, assets)
  if (provider.profile.needsUserIp && !userIp) {
    report.failures.push('quote: needs the address of a visitor, see --user-ip')
    return report
  }
  for (const fixed of [false, true]) await checkQuote(provider, assets, fixed, report, context)
  return report
}

async function attempt<T>(report: ProviderReport, what: string, call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    report.failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

function reportAssets(report: ProviderReport, { assets, unmatched }: ProviderAssets) {
  const coins = catalogue().filter(({ enabled, isFiat }) => enabled && !isFiat)
  const absent = coins.filter(({ symbol }) => !assets.has(symbol))
  const popular = absent.filter(({ priority }) => priority !== null).map(({ symbol }) => symbol)
  report.lines.push(
    `offers ${assets.size} of our ${coins.length} coins`,
    `without ${popular.length} popular ones: ${listed(popular)}`,
    `without our networks: ${listed(uncoveredNetworks(coins, assets))}`,
  )
  for (const [reason, symbols] of uncoveredBy(coins, assets, unmatched))
    report.lines.push(`not covered, ${reason}: ${symbols.length}, ${listed(symbols)}`)
  if (assets.size === 0) report.failures.push('list of coins: none of them is one of ours')
  for (const reason of REASONS) {
    const found = unmatched.filter((one) => one.reason === reason)
    if (found.length > 0) report.lines.push(`${reason}: ${found.length}, ${listed(namesOf(found))}`)
  }
}

/** Why each coin of ours cannot be exchanged there. */
function uncoveredBy(
  coins: CatalogueCurrency[],
  assets: ProviderAssets['assets'],
  unmatched: UnmatchedAsset[],
) {
  const without = new Set(uncoveredNetworks(coins, assets))
  const reasons = new Map<string, string[]>()
  for (const { symbol, network } of coins) {
    const asset = assets.get(symbol)
    const isUsable = asset !== undefined && (asset.isDeposit || asset.isPayout)
    if (isUsable) continue
    const reason = asset
      ? 'disabled'
      : (unmatched.find((one) => one.symbol === symbol)?.reason ??
        (without.has(network) ? 'network not covered' : 'not listed'))
    reasons.set(reason, [...(reasons.get(reason) ?? []), symbol])
  }
  return reasons
}

const REASONS = [
  'network_unknown',
  'ticker_unknown',
  'not_in_catalogue',
  'contract_differs',
  'contract_missing',
  'coin_replaced',
  'precision_differs',
  'ambiguous',
] as const

const namesOf = (found: UnmatchedAsset[]) =>
  found[0]?.reason === 'network_unknown'
    ? [...new Set(found.map(({ network }) => network))]
    : found.map(({ code, network }) => `${code} (${network})`)

function uncoveredNetworks(coins: CatalogueCurrency[], assets: ProviderAssets['assets']): string[] {
  const covered = new Set(coins.filter(({ symbol }) => assets.has(symbol)).map(({ network }) => network))
  return [...new Set(coins.map(({ network }) => network))].filter((network) => !covered.has(network))
}

const listed = (names: string[]) =>
  names.length === 0 ? 'none' : names.slice(0, MANY).join(', ') + (names.length > MANY ? ', …' : '')

type Context = () => { signal: AbortSignal; userIp: string | null }

async function checkQuote(
  provider: Provider,
  { assets }: ProviderAssets,
  fixed: boolean,
  report: ProviderReport,
  context: Context,
) {
  const what = `${fixed ? 'fixed' : 'floating'} quote`
  const pair = pairOf(provider, assets, fixed)
  if (!pair) {
    report.lines.push(`${what}: no pair has one`)
    if (!fixed) report.failures.push(`${what}: no pair can be exchanged`)
    return
  }
  const offer = await attempt(report, what, () => quoteWithin(provider, pair, report, context))
  if (!offer) return
  const { amountFrom, amountTo, limits } = offer
  report.lines.push(
    `${what}: ${amountFrom} ${pair.from.symbol} gives ${amountTo} ${pair.to.symbol}, from ${limits.min ?? '?'} to ${limits.max ?? '?'}`,
  )
}

function pairOf(
  provider: Provider,
  assets: ProviderAssets['assets'],
  fixed: boolean,
): ProviderQuestion | null {
  const common = catalogue().flatMap(({ symbol }) => assets.get(symbol) ?? [])
  const usable = common.filter(({ isFixed }) => isFixed || !fixed)
  const from = usable.find(({ isDeposit }) => isDeposit)
  const to = usable.find((asset) => asset.isPayout && asset !== from)
  return from && to
    ? {
        from,
        to,
        amount: probeAmount(from),
        reverse: false,
        fixed,
        basisPoints: requestedBasisPoints(provider),
      }
    : null
}

function probeAmount({ symbol }: ProviderAsset): string {
  const currency = catalogue().find((one) => one.symbol === symbol)
  if (!currency) throw new Error(`${symbol} is not in the catalogue`)
  return new Big(PROBE_USD).div(roughPrice(currency)).prec(3).round(amountDecimals(currency)).toFixed()
}

async function quoteWithin(
  provider: Provider,
  question: ProviderQuestion,
  report: ProviderReport,
  context: Context,
): Promise<Offer> {
  const quote = async (tried: ProviderQuestion) =>
    checkedOffer(await provider.quote(tried, context()), tried, Date.now())
  try {
    return await quote(question)
  } catch (error) {
    const limit =
      error instanceof ProviderError && error.code === 'below_min' ? error.details.limit : undefined
    if (!limit) throw error
    report.lines.push(`the least of ${question.from.symbol} is ${limit}`)
    return quote({ ...question, amount: new Big(limit).times('1.1').round(8, Big.roundUp).toFixed() })
  }
}
