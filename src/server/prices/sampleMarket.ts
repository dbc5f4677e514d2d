import Big from 'big.js'
import { DAY, HOUR, MINUTE } from '@/domain/time/durations'
import { findCurrency, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import { hash32 } from '@/server/kernel/hash'
import { priceLeader, roughPrice } from '@/server/catalogue/roughPrice'
import { SAMPLE_CRYPTO_USD } from '@/server/seed/samplePrices'

/** Sample prices, NOT market data. A pure function of ticker and time, so every process agrees without a store. */

/** Milliseconds between two turns of each wave, halved again and again. */
const LONGEST_WAVE = 8 * DAY
const SHORTEST_WAVE = 5 * MINUTE
/** A walk at random has the root of a half, 0.71; days that are a little wilder look more like a market. */
const SHARE_OF_HALF = 0.74
const TREND_WAVE = 128 * DAY

/** Fractions of the price: how far it goes within weeks, and how far in a year. */
const AMPLITUDES = {
  stable: { swing: 0.0005, trend: 0 },
  fiat: { swing: 0.003, trend: 0 },
  major: { swing: 0.1, trend: 0.1 },
  tail: { swing: 0.2, trend: 0.25 },
}
/** How much of a coin's way is that of all coins. */
const COMMON = 0.5
const COMMON_SEED = hash32('all coins')

const SPARKLINE_POINTS = 29
const SPARKLINE_STEP = 6 * HOUR

const PRICE_DIGITS = 10

type Course = { base: number; swing: number; trend: number; seed: number; isCoin: boolean }

/** A pure function of the catalogue, so a copy per bundle of the server does no harm. */
const courses = new Map<string, Course>()

const waves = wavesFrom(LONGEST_WAVE)

function wavesFrom(longest: number): { period: number; share: number }[] {
  const periods: number[] = []
  for (let period = longest; period >= SHORTEST_WAVE; period /= 2) periods.push(period)
  const sizes = periods.map((_, index) => SHARE_OF_HALF ** index)
  const sum = sizes.reduce((all, size) => all + size, 0)
  return periods.map((period, index) => ({ period, share: (sizes[index] ?? 0) / sum }))
}

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
  const { base, swing, trend, seed, isCoin } = courseOf(symbol)
  if (swing === 0) return base
  const own = walk(seed, at)
  const way = isCoin ? COMMON * commonWalk(at) + (1 - COMMON) * own : own
  const drift = trend === 0 ? 0 : trend * noise(seed, at / TREND_WAVE)
  return Number((base * (1 + drift) * (1 + swing * way)).toPrecision(PRICE_DIGITS))
}

/** From -1 to 1: it looks alike at every scale, from minutes to weeks. */
function walk(seed: number, at: number): number {
  let [sum, waveSeed] = [0, seed]
  for (const { period, share } of waves) {
    sum += share * noise(waveSeed, at / period)
    waveSeed = (waveSeed + NEXT_WAVE) | 0
  }
  return sum
}

/** Any number with many bits: neighbours must not be alike. */
const NEXT_WAVE = 0x3c6ef372

/** A list of a thousand coins reads it at the same few times. */
const common = new Map<number, number>()
const MAX_COMMON = 500

function commonWalk(at: number): number {
  const known = common.get(at)
  if (known !== undefined) return known
  const way = walk(COMMON_SEED, at)
  if (common.size >= MAX_COMMON) common.clear()
  common.set(at, way)
  return way
}

/** From -1 to 1: given at whole places, and smooth between them. */
function noise(seed: number, place: number): number {
  const whole = Math.floor(place)
  const part = place - whole
  const before = valueAt(seed, whole)
  return before + (valueAt(seed, whole + 1) - before) * part * part * (3 - 2 * part)
}

/** The final mix of hash32, of two numbers: a text for each would take ten times as long. */
function valueAt(seed: number, whole: number): number {
  let hash = Math.imul(seed ^ Math.imul(whole, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 31 - 1
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
  const kind = kindOf(currency, leader)
  return {
    base: roughPrice(currency),
    ...AMPLITUDES[kind],
    ...(currency.isFiat && leader === 'usd' && { swing: 0 }),
    // A state's currency and a coin may bear the same ticker.
    seed: hash32(currency.isFiat ? `fiat:${leader}` : leader),
    isCoin: kind === 'major' || kind === 'tail',
  }
}

function kindOf(currency: CatalogueCurrency, ticker: string): keyof typeof AMPLITUDES {
  if (currency.isFiat) return 'fiat'
  if (currency.fullInfo.isStable) return 'stable'
  return ticker in SAMPLE_CRYPTO_USD ? 'major' : 'tail'
}
