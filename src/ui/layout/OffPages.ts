import { createContext, use } from 'react'
import type { LinkProps } from 'next/link'
import { isOff } from '@/domain/site/offPages'

export const OffPages = createContext<readonly string[] | undefined>(undefined)

export function useIsOff(): (href: LinkProps['href']) => boolean {
  const off = use(OffPages)
  return (href) => isOff(typeof href === 'string' ? href : (href.pathname ?? ''), off)
}
