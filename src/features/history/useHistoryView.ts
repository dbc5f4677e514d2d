import { useRouter } from 'next/router'
import { useState } from 'react'
import { readHistoryView, writeHistoryView, type HistoryView } from '@/domain/historyQuery'

/**
 * What of the history is looked at. It lives in the address, so that it can be kept and the browser's Back leads to what
 * was looked at before; letters of a search are no steps of their own.
 */
export function useHistoryView() {
  const router = useRouter()
  // The address changes a moment after the press; the press must show at once.
  const [asked, setAsked] = useState<HistoryView | null>(null)
  const view = asked ?? readHistoryView(router.query)
  const show = (changes: Partial<HistoryView>, isStep = true) => {
    const next = { ...view, page: 1, ...changes }
    setAsked(next)
    const go = isStep ? router.push : router.replace
    const address = { pathname: router.pathname, query: writeHistoryView(next) }
    void go(address, undefined, { shallow: true, scroll: false }).finally(() => {
      setAsked((newest) => (newest === next ? null : newest))
    })
  }
  return { view, show }
}
