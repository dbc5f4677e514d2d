import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, type Failure } from '@/domain/failure'

type State<Answer> =
  { kind: 'resting' | 'trying' } | { kind: 'done'; answer: Answer } | { kind: 'failed'; failure: Failure }

/** One deed at the press of a button, not twice at a time; how it went, and the way to try it again. */
export function useAttempt<Args extends unknown[], Answer>(deed: (...args: Args) => Promise<Answer>) {
  const [state, setState] = useState<State<Answer>>({ kind: 'resting' })
  const latest = useRef({ deed, isTrying: false })
  useEffect(() => {
    latest.current.deed = deed
  })

  const attempt = useCallback(async (...args: Args) => {
    const { current } = latest
    if (current.isTrying) return
    current.isTrying = true
    setState({ kind: 'trying' })
    try {
      setState({ kind: 'done', answer: await current.deed(...args) })
    } catch (error) {
      setState({ kind: 'failed', failure: failureOf(error) })
    } finally {
      current.isTrying = false
    }
  }, [])
  return { state, attempt }
}
