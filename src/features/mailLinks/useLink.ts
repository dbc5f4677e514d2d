import { useEffect } from 'react'
import { useAttempt } from '@/store/useAttempt'

/**
 * What becomes of the token of a letter's link. It is sent at once and once, because what opens links before their readers
 * do runs no scripts. `missing`: the page was opened without a token, or again after it was used.
 */
export function useLink<Answer>(token: string | null | undefined, send: (token: string) => Promise<Answer>) {
  const { state, attempt } = useAttempt(send)
  useEffect(() => {
    if (token) void attempt(token)
  }, [token, attempt])
  return {
    state: token === null ? ({ kind: 'missing' } as const) : state,
    again: () => void (token && attempt(token)),
  }
}
