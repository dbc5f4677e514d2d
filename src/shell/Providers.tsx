import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { makeStore } from '@/store/makeStore'
import { pageLoaded, type PreloadedState } from '@/store/preloadedState'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { OffPages } from '@/ui/layout/OffPages'

/** Error pages of Next may come without a preloaded state. */
export function Providers({ preloaded, children }: { preloaded?: PreloadedState; children: ReactNode }) {
  const [{ store, served }] = useState(() => {
    const made = makeStore()
    if (preloaded) made.dispatch(pageLoaded(preloaded))
    return { store: made, served: made.getState() }
  })
  const seen = useRef(preloaded)
  useEffect(() => {
    if (!preloaded || seen.current === preloaded) return
    seen.current = preloaded
    store.dispatch(pageLoaded(preloaded))
  }, [preloaded, store])
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
