import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf } from '@/domain/text/failure'
import type { RequestState } from './RequestState'

type Options = {
  /** What becomes of a call while another is pending: it is dropped, or replaces the other, whose result is dropped. */
  overlap?: 'drop' | 'replace'
}

/** `mutate` hands back the outcome, null when the call or its result was dropped; `args` are those of the last call. */
export function useMutation<Args extends unknown[], Data>(
  mutation: (...args: Args) => Promise<Data>,
  { overlap = 'drop' }: Options = {},
) {
  const [state, setState] = useState<RequestState<Data>>({ kind: 'idle' })
  const [args, setArgs] = useState<Args | null>(null)
  const latest = useRef({ mutation, overlap, pending: 0, count: 0 })
  useEffect(() => {
    Object.assign(latest.current, { mutation, overlap })
  })

  const mutate = useCallback(async (...given: Args): Promise<RequestState<Data> | null> => {
    const { current } = latest
    if (current.pending !== 0 && current.overlap === 'drop') return null
    const count = ++current.count
    current.pending = count
    setArgs(given)
    setState({ kind: 'pending' })
    const outcome = await settled(current.mutation(...given))
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

const settled = <Data>(result: Promise<Data>): Promise<RequestState<Data>> =>
  result.then(
    (data) => ({ kind: 'done', data }),
    (error: unknown) => ({ kind: 'failed', failure: failureOf(error) }),
  )
