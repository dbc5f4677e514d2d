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

class FailuresInTime implements IBreaker {
  state: unknown
  private moments: number[] = []

  success() {
    // Failures among successes count too: five in the time are too many.
  }

  failure(circuit: CircuitState) {
    const now = Date.now()
    this.moments = [...this.moments.filter((moment) => now - moment < WITHIN), now]
    const isTooMany = circuit === CircuitState.HalfOpen || this.moments.length >= FAILURES
    if (isTooMany) this.moments = []
    return isTooMany
  }
}

export type Circuit = {
  run: <T>(call: () => Promise<T>) => Promise<T>
  state: () => 'closed' | 'open' | 'probing'
  /** Milliseconds since 1970; 0: none. */
  pausedUntil: () => number
}

/** Open after five failures within 30 s, for 30 s, doubled up to 5 min; then one call probes. */
export function makeCircuit(): Circuit {
  let pausedUntil = 0
  const policy: CircuitBreakerPolicy = circuitBreaker(
    handleWhen((error) => error instanceof ProviderError && ILL.has(error.details.likely ?? error.code)),
    { breaker: new FailuresInTime(), halfOpenAfter: openTimes() },
  )
  const isPaused = () => Date.now() < pausedUntil
  const run = async <T>(call: () => Promise<T>): Promise<T> => {
    if (isPaused()) throw new ProviderError('rate_limited', { retryAfter: pausedUntil - Date.now() })
    // The library would let a second call wait for the probe, past its own deadline.
    if (policy.state === CircuitState.HalfOpen) throw new ProviderError('unavailable')
    try {
      return await policy.execute(call)
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
