import { useEffect, useState } from 'react'
import * as timings from '@/config/timings'

/** `settle` says at once that the value is whole. */
export function useRested(value: string | null) {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (rested === value) return
    const timer = setTimeout(() => setRested(value), timings.typingRest)
    return () => clearTimeout(timer)
  }, [value, rested])
  return { hasRested: rested === value, settle: (whole = value) => setRested(whole) }
}
