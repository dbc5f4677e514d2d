import type { RequestState } from '@/query/RequestState'
import { Callout } from '@/ui/feedback/Callout'

/** In the words of the back end, which writes English as the desk does; null: another failure. */
export function refusalReason(state: RequestState<unknown>) {
  if (state.kind !== 'failed' || state.failure.kind !== 'refused' || state.failure.body.fields) return null
  return <Callout tone="bad" role="alert" title={state.failure.body.description} />
}
