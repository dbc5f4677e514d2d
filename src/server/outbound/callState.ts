import { logCallState } from '@/runtime/log'
import type { CallKind } from '@/server/outbound/callKinds'
import type { Circuit } from '@/server/outbound/circuit'
import type { ProviderError, ProviderErrorCode } from '@/server/outbound/ProviderError'

/** How a provider does in one kind of call. */
export type CallStateName =
  | 'up'
  | 'refusing'
  | 'bad_answers'
  | 'unauthorised'
  | 'unavailable'
  | 'circuit_open'

/** Other codes are answers of a healthy provider about an order. */
const FAULTS: Partial<Record<ProviderErrorCode, CallStateName>> = {
  rate_limited: 'refusing',
  region_restricted: 'refusing',
  bad_answer: 'bad_answers',
  unauthorised: 'unauthorised',
  unavailable: 'unavailable',
  outcome_unknown: 'unavailable',
}
/** So many of the last calls decide; so many alike in a row do so too, where there are few. */
const [LOOKED_AT, FAULTS_AMONG, IN_A_ROW] = [10, 5, 3]

/** One line of the log for each change: a state that comes and goes with single calls is none. */
export function makeCallState(provider: string, call: CallKind, circuit: Pick<Circuit, 'state'>) {
  let name: CallStateName = 'up'
  let since = Date.now()
  let recent: CallStateName[] = []

  function next(latest: CallStateName): CallStateName {
    if (latest !== 'up' && circuit.state() === 'open' && latest !== 'refusing') return 'circuit_open'
    const last = recent.slice(-IN_A_ROW)
    if (last.length === IN_A_ROW && last.every((one) => one === latest)) return latest
    if (latest === 'up' || name === 'circuit_open') return name
    if (latest === 'unauthorised') return latest
    const faults = recent.filter((one) => one !== 'up').length
    return name === 'up' && faults >= FAULTS_AMONG ? latest : name
  }

  return {
    /** After each call that reached the provider; null: it went well. */
    note(error: ProviderError | null): void {
      const latest = (error && FAULTS[error.details.likely ?? error.code]) ?? 'up'
      recent = [...recent, latest].slice(-LOOKED_AT)
      const changed = next(latest)
      if (changed === name) return
      const facts = { provider, call, state: changed, before: name }
      name = changed
      since = Date.now()
      logCallState({ ...facts, ...(error && latest !== 'up' && failureFacts(error)) })
    },
    read: () => ({ state: name, since }),
  }
}

/** `reason`: without what may name somebody. */
export const failureFacts = (error: ProviderError) => ({
  code: error.code,
  status: error.details.status ?? null,
  reason: reasonOf(error),
})

/** Characters. */
const LONGEST = 200

function reasonOf({ details: { providerText, cause } }: ProviderError): string {
  if (providerText) return withoutNames(providerText)
  const inner = cause instanceof Error ? (cause.cause ?? cause) : null
  if (!(inner instanceof Error)) return ''
  return 'code' in inner && typeof inner.code === 'string' ? inner.code : inner.name
}

/** Addresses, e-mail addresses, ids and hashes, of which a provider may repeat those that it was sent. */
const withoutNames = (text: string) =>
  text
    .slice(0, LONGEST)
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\d+(\.\d+){3}|[\da-f]*:[\da-f:]{4,}/gi, '…')
    .replaceAll(/(?=[\w-]*\d)[\w-]{12,}|\w{24,}/g, '…')
