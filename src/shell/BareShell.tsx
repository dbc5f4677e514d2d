import type { ReactNode } from 'react'
import { PageBoundary } from './PageBoundary'
import { useHydrationMark } from './useHydrationMark'

/** A page that stands alone: no header, no footer, no notices and no background tasks. */
export function BareShell({ children }: { children: ReactNode }) {
  useHydrationMark()
  return (
    <main id="main" tabIndex={-1}>
      <PageBoundary>{children}</PageBoundary>
    </main>
  )
}
