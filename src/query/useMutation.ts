import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, type Failure } from '@/domain/text/failure'
import type { RequestState } from './RequestState'

type Options = {
  /** With another call pending: drop this one, or drop the other's result. */
  overlap?: 'drop' | 'replace'
}

type Mutation<Args extends unknown[], Data, Reason> = {
  state: RequestState<Data, Reason>
  args: Args | null
  isPending: boolean
  failure: Reason | null
  mutate: (...args: Args) => Promise<RequestState<Data, Reason> | null>
  reset: () => void
}

/** `mutate` resolves with null when the call or its result was dropped; `readFailure`: for other calls. */
export function useMutation<Args extends unknown[], Data>(
  mutation: (...args: Args) => Promise<Data>,
  options?: Options,
): Mutation<Args, Data, Failure>
export function useMutation<Args extends unknown[], Data, Reason>(
  mutation: (...args: Args) => Promise<Data>,
  options: Options & { readFailure: (error: unknown) => Reason },
): Mutation<Args, Data, Reason>
export function useMutation<Args extends unknown[], Data>(
  mutation: (...args: Args) => Promise<Data>,
  { overlap = 'drop', readFailure = failureOf }: Options & { readFailure?: (error: unknown) => unknown } = {},
): Mutation<Args, Data, unknown> {
  const [state, setState] = useState<RequestState<Data, unknown>>({ kind: 'idle' })
  const [args, setArgs] = useState<Args | null>(null)
  const latest = useRef({ mutation, overlap, readFailure, pending: 0, count: 0 })
  useEffect(() => {
    Object.assign(latest.current, { mutation, overlap, readFailure })
  })

  const mutate = useCallback(async (...given: Args): Promise<RequestState<Data, unknown> | null> => {
    const { current } = latest
    if (current.pending !== 0 && current.overlap === 'drop') return null
    const count = ++current.count
    current.pending = count
    setArgs(given)
    setState({ kind: 'pending' })
    const outcome = await settled(current.mutation(...given), current.readFailure)
    if (current.pending !== count) return null
    current.pending = 0
    setState(outcome)
    return outcome
  }, [])
  const reset = useCallback(() => {
    if (latest.current.pending === 0) setState({ kind: 'idle' })
  }, [])
  return {
    state,
    args,
    isPending: state.kind === 'pending',
    failure: state.kind === 'failed' ? state.failure : null,
    mutate,
    reset,
  }
}

const settled = <Data>(
  result: Promise<Data>,
  readFailure: (error: unknown) => unknown,
): Promise<RequestState<Data, unknown>> =>
  result.then(
    (data) => ({ kind: 'done', data }),
    (error: unknown) => ({ kind: 'failed', failure: readFailure(error) }),
  )
