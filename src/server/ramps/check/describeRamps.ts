import type { QuoteReport } from './checkQuote'
import type { RampReport } from './checkRamps'

const MANY = 12

export function describeRamps(reports: readonly RampReport[]): string[] {
  if (reports.length === 0) return ['No ramp is configured: set RAMPS.']
  return reports.flatMap((report) => [
    `${report.id}: ${report.failures.length === 0 ? 'right' : 'NOT RIGHT'}`,
    ...linesOf(report).map((line) => `  ${line}`),
    ...report.failures.map((failure) => `  failed: ${failure}`),
  ])
}

function linesOf({ key, countries, fiats, coins, quotes }: RampReport): string[] {
  const places = (codes: readonly string[]) => `${codes.length}: ${listed(codes)}`
  return [
    `key: ${key}`,
    `countries: ${countries.isNamed ? 'by its list and your settings' : 'it names none, by your settings'}`,
    `  to buy in ${places(countries.buy)}`,
    `  to sell in ${places(countries.sell)}`,
    `currencies: ${fiats.length}: ${listed(fiats)}`,
    `coins matched: ${coins.matched.length}: ${listed(coins.matched)}`,
    ...coins.unmatched.map(
      ({ reason, assets }) => `not matched, ${reason}: ${assets.length}: ${listed(assets)}`,
    ),
    ...quotes.map(lineOf),
  ]
}

function lineOf({ direction, method, country, fiat, coin, offer, refused }: QuoteReport): string {
  const way = `${direction} by ${method}`
  if (country === null) return `${way}: no country that it serves is allowed by your settings`
  const place = `in ${country}`
  if (offer) {
    const [paid, got] = direction === 'buy' ? [fiat, coin] : [coin, fiat]
    const kind = offer.isEstimate ? 'estimate' : 'held'
    return `${way} ${place}: ${offer.pay} ${paid} gives ${offer.get} ${got}, ${kind}, fees ${offer.total ?? 'not said'}`
  }
  const limit = refused?.limit ? `, limit ${refused.limit}` : ''
  return `${way} ${place}: ${fiat} and ${coin} refused, ${refused?.code ?? 'the call failed'}${limit}`
}

const listed = (names: readonly string[]) =>
  names.length === 0 ? 'none' : names.slice(0, MANY).join(', ') + (names.length > MANY ? ', …' : '')
