import type { ReactNode } from 'react'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { OffPages } from '@/ui/layout/OffPages'

/** So that no link leads to a page that the operator switched off. */
export function OffPagesProvider({ children }: { children: ReactNode }) {
  const { off } = useAppSelector(selectSite).operator
  return <OffPages value={off}>{children}</OffPages>
}
