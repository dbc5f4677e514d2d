import Big from 'big.js'
import { DAY, HOUR, MINUTE } from '@/domain/time/durations'
import { findCurrency, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import { fraction } from '@/server/kernel/hash'
import { priceLeader, roughPrice } from '@/server/catalogue/roughPrice'
import { SAMPLE_CRYPTO_USD } from '@/server/seed/samplePrices'

/** Sample prices, NOT market data. A pure function of ticker and time, so every process agrees without a store. */

/** Milliseconds of each wave, and its share of the amplitude. */
const WAVES = [
  { period: 11.3 * DAY, share: 0.34 },
  { period: 3.7 * DAY, share: 0.26 },
  { period: 1.3 * DAY, share: 0.2 },
  { period: 5.1 * HOUR, share: 0.12 },
  { period: 47 * MINUTE, share: 0.06 },
  { period: 7 * MINUTE, share: 0.02 },
] as const

const AMPLITUDE = { stable: 0.0005, fiat: 0.003, major: 0.03, tail: 0.1 }

const SPARKLINE_POINTS = 29
const SPARKLINE_STEP = 6 * HOUR

const PRICE_DIGITS = 10

type Course = { base: number; amplitude: number; waves: { period: number; share: number; phase: number }[] }

/** A pure function of the catalogue, so a copy per bundle of the server does no harm. */
const courses = new Map<string, Course>()

/** US dollars for a unit at a time in milliseconds since 1970. @throws for a symbol that is not in the catalogue */
export const priceAt = (symbol: string, at: number): Big => new Big(sampleAt(symbol, at))

/** Percent with two decimals: `-0.62`. */
export function dailyChange(symbol: string, at: number): string {
  // For display in a long list: floats are a hundred times quicker and exact enough.
  const percent = ((sampleAt(symbol, at) / sampleAt(symbol, at - DAY) - 1) * 100).toFixed(2)
  return percent === '-0.00' ? '0.00' : percent
}

/** US dollars over the last seven days, every six hours, oldest first, the last one at `at`. */
export const sparkline = (symbol: string, at: number): string[] =>
  Array.from({ length: SPARKLINE_POINTS }, (_, index) =>
    priceAt(symbol, at - (SPARKLINE_POINTS - 1 - index) * SPARKLINE_STEP).toFixed(),
  )

function sampleAt(symbol: string, at: number): number {
  const { base, amplitude, waves } = courseOf(symbol)
  let swing = 0
  for (const { period, share, phase } of waves) swing += share * Math.sin(2 * Math.PI * (at / period + phase))
  return Number((base * (1 + amplitude * swing)).toPrecision(PRICE_DIGITS))
}

function courseOf(symbol: string): Course {
  const known = courses.get(symbol)
  if (known) return known
  const currency = findCurrency(symbol)
  if (!currency) throw new Error(`No market for ${symbol}: it is not in the catalogue`)
  const course = chart(currency)
  courses.set(symbol, course)
  return course
}

function chart(currency: CatalogueCurrency): Course {
  const leader = priceLeader(currency)
  // A state's currency and a coin may bear the same ticker.
  const seed = currency.isFiat ? `fiat:${leader}` : leader
  const kind = kindOf(currency, leader)
  return {
    base: roughPrice(currency),
    amplitude: currency.isFiat && leader === 'usd' ? 0 : AMPLITUDE[kind],
    waves: WAVES.map((wave, index) => ({ ...wave, phase: fraction(`${seed}:${index}`) })),
  }
}

function kindOf(currency: CatalogueCurrency, ticker: string): keyof typeof AMPLITUDE {
  if (currency.isFiat) return 'fiat'
  if (currency.fullInfo.isStable) return 'stable'
  return ticker in SAMPLE_CRYPTO_USD ? 'major' : 'tail'
}
