import { createContext, use } from 'react'
import type { LinkProps } from 'next/link'
import { isOff } from '@/domain/site/offPages'

/** Pages that the operator switched off, for links. */
export const OffPages = createContext<readonly string[] | undefined>(undefined)

/** Whether a link leads to such a page. */
export function useIsOff(): (href: LinkProps['href']) => boolean {
  const off = use(OffPages)
  return (href) => isOff(typeof href === 'string' ? href : (href.pathname ?? ''), off)
}
