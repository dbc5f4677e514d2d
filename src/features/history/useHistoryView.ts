import { useRouter } from 'next/router'
import { readHistoryView, writeHistoryView, type HistoryView } from '@/domain/historyQuery'

/**
 * What of the history is looked at. It lives in the address, so that it can be kept and the browser's Back leads to what
 * was looked at before; letters of a search are no steps of their own.
 */
export function useHistoryView() {
  const router = useRouter()
  const view = readHistoryView(router.query)
  const show = (next: Partial<HistoryView>, isStep = true) => {
    const query = writeHistoryView({ ...view, page: 1, ...next })
    const go = isStep ? router.push : router.replace
    void go({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false })
  }
  return { view, show }
}
