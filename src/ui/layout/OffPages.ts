import type { NextRouter } from 'next/router'
import { createContext, use } from 'react'
import { isOff } from '@/domain/site/offPages'

export type PageAddress = string | { pathname: string; query: NextRouter['query'] }

export const OffPages = createContext<readonly string[] | undefined>(undefined)

export function useIsOff(): (href: PageAddress) => boolean {
  const off = use(OffPages)
  return (href) => isOff(typeof href === 'string' ? href : href.pathname, off)
}
