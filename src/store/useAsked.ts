import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, type Failure } from '@/domain/failure'

type State<Answer> = {
  answer: Answer | null
  answeredTo: string | null
  failure: Failure | null
  isAsking: boolean
}

/**
 * The answer to a question of this page: asked at once and again whenever `question` changes, a text that stands for all
 * of it. What is known stays while it is asked again or when that fails; an answer to an earlier question is dropped.
 * `refresh` asks again unseen, and lets a failure stand until an answer takes its place; `answeredTo` is the question that
 * the known answer belongs to.
 */
export function useAsked<Answer>(question: string, ask: () => Promise<Answer>) {
  const [state, setState] = useState<State<Answer>>({
    answer: null,
    answeredTo: null,
    failure: null,
    isAsking: true,
  })
  const latest = useRef({ question, ask, count: 0 })
  Object.assign(latest.current, { question, ask })

  const refresh = useCallback(async () => {
    const count = ++latest.current.count
    const isLatest = () => count === latest.current.count
    const answeredTo = latest.current.question
    try {
      const answer = await latest.current.ask()
      if (isLatest()) setState({ answer, answeredTo, failure: null, isAsking: false })
    } catch (error) {
      if (isLatest()) setState((before) => ({ ...before, failure: failureOf(error), isAsking: false }))
    }
  }, [])
  const again = useCallback(() => {
    setState((before) => ({ ...before, failure: null, isAsking: true }))
    return refresh()
  }, [refresh])

  useEffect(() => {
    const asked = latest.current
    void again()
    return () => {
      asked.count++
    }
  }, [again, question])

  return { ...state, again, refresh }
}
