import { Gauge, Histogram } from 'prom-client'
import { metrics } from '@/runtime/metrics'
import { traced } from '@/runtime/tracing'
import { type Caller, takeCall } from '@/server/outbound/budgets'
import { CALL_KINDS, type CallKind } from '@/server/outbound/callKinds'
import { failureFacts, makeCallState } from '@/server/outbound/callState'
import { type Circuit, makeCircuit } from '@/server/outbound/circuit'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import { once } from '@/runtime/once'

/** Since the start of this process. */
type CallStatistics = {
  calls: number
  failures: number
  lastError: { code: ProviderErrorCode; status: number | null; reason: string; at: number } | null
}

type Watched = { circuit: Circuit; statistics: CallStatistics; state: ReturnType<typeof makeCallState> }

const watched = new Map<string, Watched>()

function watchedOf(id: string, kind: CallKind): Watched {
  const key = `${id} ${kind}`
  const known = watched.get(key)
  if (known) return known
  const circuit = makeCircuit()
  const statistics = { calls: 0, failures: 0, lastError: null }
  const made = { circuit, statistics, state: makeCallState(id, kind, circuit) }
  watched.set(key, made)
  return made
}

const EFFECTS: ReadonlySet<CallKind> = new Set(['create', 'act'])
/** Milliseconds: the adapter may know how far an aborted effect got. */
const ABORT_GRACE = 100

/** Lists of coins, and what nobody waits for. */
const BY_JOBS: Caller = { share: 'jobs', ip: null }

/**
 * With a deadline, the share of the provider's budget that `caller` has, and its circuit. Nothing is repeated.
 * @throws ProviderError only; an effect that was cut off or failed in an unknown way is `outcome_unknown`
 */
export async function guarded<T>(
  provider: { id: string },
  kind: CallKind,
  timeoutMs: number,
  run: (signal: AbortSignal) => Promise<T>,
  caller: Caller = BY_JOBS,
): Promise<T> {
  const { circuit, statistics, state } = watchedOf(provider.id, kind)
  // An open circuit calls nobody, at most one probe.
  if (circuit.state() === 'closed') await takeCall(provider.id, kind, caller)
  const started = performance.now()
  const observe = (outcome: string) => {
    const labels = { provider: provider.id, call: kind, outcome }
    providerMetrics().seconds.observe(labels, (performance.now() - started) / 1000)
  }
  let hasCalled = false
  const call = () => {
    hasCalled = true
    return withDeadline(kind, timeoutMs, run)
  }
  statistics.calls++
  try {
    const result = await traced(
      `provider ${provider.id} ${kind}`,
      'client',
      { 'peer.service': provider.id },
      () => circuit.run(call),
    )
    observe('ok')
    state.note(null)
    return result
  } catch (error) {
    const failure = asProviderError(error, kind)
    statistics.failures++
    observe(failure.code)
    // What was stopped here says nothing of the provider, and would hide why.
    if (hasCalled) {
      statistics.lastError = { ...failureFacts(failure), at: Date.now() }
      state.note(failure)
    }
    throw failure
  }
}

async function withDeadline<T>(kind: CallKind, timeoutMs: number, run: (signal: AbortSignal) => Promise<T>) {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), timeoutMs)
  try {
    const call = run(deadline.signal).catch((error: unknown) => {
      throw asProviderError(error, kind, deadline.signal.aborted)
    })
    return await Promise.race([call, expiry(kind, deadline.signal)])
  } finally {
    clearTimeout(timer)
  }
}

async function expiry(kind: CallKind, deadline: AbortSignal): Promise<never> {
  await new Promise<void>((settle) => deadline.addEventListener('abort', () => settle(), { once: true }))
  if (EFFECTS.has(kind)) await new Promise((settle) => setTimeout(settle, ABORT_GRACE))
  throw new ProviderError(EFFECTS.has(kind) ? 'outcome_unknown' : 'unavailable')
}

function asProviderError(error: unknown, kind: CallKind, isAborted = false): ProviderError {
  if (error instanceof ProviderError) return error
  const code = EFFECTS.has(kind) ? 'outcome_unknown' : isAborted ? 'unavailable' : 'bad_answer'
  return new ProviderError(code, { cause: error })
}

/** An open `read` hides no offer; an open `create` does. */
export const isCallOpen = (provider: { id: string }, kind: CallKind): boolean =>
  watchedOf(provider.id, kind).circuit.state() === 'open'

export function callsOf(provider: { id: string }) {
  return CALL_KINDS.map((kind) => {
    const { circuit, statistics, state } = watchedOf(provider.id, kind)
    return {
      kind,
      circuit: circuit.state(),
      pausedUntil: circuit.pausedUntil(),
      ...statistics,
      ...state.read(),
    }
  })
}

export const forgetCalls = () => watched.clear()

const STATE_NUMBERS = { closed: 0, probing: 1, open: 2 }

const providerMetrics = once(() => {
  const registers = [metrics.registry]
  const circuits: Gauge = new Gauge({
    name: 'halyard_provider_circuit',
    help: 'Whether calls to a provider are stopped: 0 closed, 1 probing, 2 open',
    labelNames: ['provider', 'call'],
    registers,
    collect: () => {
      for (const [key, { circuit }] of watched) {
        const [provider = '', call = ''] = key.split(' ')
        circuits.set({ provider, call }, STATE_NUMBERS[circuit.state()])
      }
    },
  })
  return {
    circuits,
    seconds: new Histogram({
      name: 'halyard_provider_call_seconds',
      help: 'Time a call of a provider took, by what came of it',
      labelNames: ['provider', 'call', 'outcome'],
      buckets: [0.05, 0.2, 0.5, 1, 1.5, 2, 4, 10, 20],
      registers,
    }),
  }
})
