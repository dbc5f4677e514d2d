import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ExponentialBackoff,
  handleWhen,
  type IBreaker,
  noJitterGenerator,
} from 'cockatiel'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'

const FAILURES = 5
const WITHIN = 30_000
const OPEN_FIRST = 30_000
const OPEN_LONGEST = 300_000

/** Other refusals are answers of a healthy provider. */
const ILL: ReadonlySet<ProviderErrorCode> = new Set(['unavailable', 'outcome_unknown', 'unauthorised'])

/** Answers that make no sense count by their share: a single one may be about a single order. */
const [ANSWERS_WITHIN, FEWEST_ANSWERS, GARBAGE_SHARE] = [60_000, 10, 0.5]

type Outcome = 'well' | 'ill' | 'garbage'

class RecentOutcomes implements IBreaker {
  state: unknown
  private recent: { at: number; outcome: Outcome }[] = []

  note(outcome: Outcome) {
    const now = Date.now()
    this.recent = [...this.recent.filter(({ at }) => now - at < ANSWERS_WITHIN), { at: now, outcome }]
  }

  success() {
    // Failures among successes count too: five in the time are too many.
  }

  failure(circuit: CircuitState) {
    const isTooMany = circuit === CircuitState.HalfOpen || this.hasManyFailures() || this.isMostlyGarbage()
    if (isTooMany) this.recent = []
    return isTooMany
  }

  private hasManyFailures() {
    const now = Date.now()
    const ill = this.recent.filter(({ at, outcome }) => outcome === 'ill' && now - at < WITHIN)
    return ill.length >= FAILURES
  }

  private isMostlyGarbage() {
    const { length } = this.recent
    const garbage = this.recent.filter(({ outcome }) => outcome === 'garbage').length
    return length >= FEWEST_ANSWERS && garbage >= length * GARBAGE_SHARE
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ProviderError)) return 'well'
  if (ILL.has(error.details.likely ?? error.code)) return 'ill'
  // A refusal in words that the adapter does not know may be what a visitor's order deserves.
  const { status = 200 } = error.details
  return error.code === 'bad_answer' && status < 300 ? 'garbage' : 'well'
}

export type Circuit = {
  run: <T>(call: () => Promise<T>) => Promise<T>
  state: () => 'closed' | 'open' | 'probing'
  /** Milliseconds since 1970; 0: none. */
  pausedUntil: () => number
}

/** Open after five failures within 30 s, or where half of ten answers within a minute make no sense; for 30 s, doubled up to
 * 5 min; then one call probes. */
export function makeCircuit(): Circuit {
  let pausedUntil = 0
  const breaker = new RecentOutcomes()
  const policy: CircuitBreakerPolicy = circuitBreaker(
    handleWhen((error) => outcomeOf(error) !== 'well'),
    { breaker, halfOpenAfter: openTimes() },
  )
  const noted = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      const result = await call()
      breaker.note('well')
      return result
    } catch (error) {
      breaker.note(outcomeOf(error))
      throw error
    }
  }
  const isPaused = () => Date.now() < pausedUntil
  const run = async <T>(call: () => Promise<T>): Promise<T> => {
    if (isPaused()) throw new ProviderError('rate_limited', { retryAfter: pausedUntil - Date.now() })
    // The library would let a second call wait for the probe, past its own deadline.
    if (policy.state === CircuitState.HalfOpen) throw new ProviderError('unavailable')
    try {
      return await policy.execute(() => noted(call))
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new ProviderError('unavailable', { cause: error })
      if (isRateLimit(error)) pausedUntil = Date.now() + (error.details.retryAfter ?? OPEN_FIRST)
      throw error
    }
  }
  const state = () => (isPaused() ? 'open' : NAMES[policy.state])
  return { run, state, pausedUntil: () => (isPaused() ? pausedUntil : 0) }
}

const isRateLimit = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && error.code === 'rate_limited' && error.details.usedUp === undefined

const openTimes = () =>
  new ExponentialBackoff({
    initialDelay: OPEN_FIRST,
    maxDelay: OPEN_LONGEST,
    exponent: 2,
    generator: noJitterGenerator,
  })

const NAMES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'probing',
  [CircuitState.Isolated]: 'open',
} as const
