import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, type Failure } from '@/domain/text/failure'

type State<Data> =
  | { kind: 'idle' | 'pending' }
  | { kind: 'done'; data: Data }
  | { kind: 'failed'; failure: Failure }

export function useMutation<Args extends unknown[], Data>(mutation: (...args: Args) => Promise<Data>) {
  const [state, setState] = useState<State<Data>>({ kind: 'idle' })
  const latest = useRef({ mutation, isPending: false })
  useEffect(() => {
    latest.current.mutation = mutation
  })

  const mutate = useCallback(async (...args: Args) => {
    const { current } = latest
    if (current.isPending) return
    current.isPending = true
    setState({ kind: 'pending' })
    try {
      setState({ kind: 'done', data: await current.mutation(...args) })
    } catch (error) {
      setState({ kind: 'failed', failure: failureOf(error) })
    } finally {
      current.isPending = false
    }
  }, [])
  return { state, mutate }
}
