import { useEffect } from 'react'

/** Marks the document once scripts run it (`html[data-hydrated]`), for tests and tools that must not act before. */
export function useHydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
}
