import { useRouter } from 'next/router'
import { useState } from 'react'
import { readHistoryView, writeHistoryView, type HistoryView } from '@/domain/historyQuery'

/** The view of the history lives in the address, so that it can be bookmarked and the browser's Back works; a search
 * adds no history entry per character. */
export function useHistoryView() {
  const router = useRouter()
  // The address changes a moment after the press; the press must show at once.
  const [requested, setRequested] = useState<HistoryView | null>(null)
  const view = requested ?? readHistoryView(router.query)
  const show = (changes: Partial<HistoryView>, isStep = true) => {
    const next = { ...view, page: 1, ...changes }
    setRequested(next)
    const go = isStep ? router.push : router.replace
    const address = { pathname: router.pathname, query: writeHistoryView(next) }
    void go(address, undefined, { shallow: true, scroll: false }).finally(() => {
      setRequested((newest) => (newest === next ? null : newest))
    })
  }
  return { view, show }
}
