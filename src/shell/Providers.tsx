import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { makeStore } from '@/store/makeStore'
import { pageLoaded, type PreloadedState } from '@/store/preloadedState'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { OffPages } from '@/ui/layout/OffPages'

/** Error pages of Next may come without facts. */
export function Providers({ facts, children }: { facts?: PreloadedState; children: ReactNode }) {
  const [{ store, served }] = useState(() => {
    const made = makeStore()
    if (facts) made.dispatch(pageLoaded(facts))
    return { store: made, served: made.getState() }
  })
  const seen = useRef(facts)
  useEffect(() => {
    if (!facts || seen.current === facts) return
    seen.current = facts
    store.dispatch(pageLoaded(facts))
  }, [facts, store])
  // A part that hydrates late must find the state it was served with.
  return (
    <Provider store={store} serverState={served}>
      <OffPagesProvider>{children}</OffPagesProvider>
    </Provider>
  )
}

/** So that no link leads to a page that the operator switched off. */
export function OffPagesProvider({ children }: { children: ReactNode }) {
  const { off } = useAppSelector(selectSite).operator
  return <OffPages value={off}>{children}</OffPages>
}
