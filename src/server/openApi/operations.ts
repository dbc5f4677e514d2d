import { accountPaths } from '@/server/openApi/accountPaths'
import { exchangePaths } from '@/server/openApi/exchangePaths'
import { marketPaths } from '@/server/openApi/marketPaths'
import type { Operation, Operations } from '@/server/openApi/Operation'
import { programmePaths } from '@/server/openApi/programmePaths'
import { sitePaths } from '@/server/openApi/sitePaths'

/** Every call that is described; a test holds them against the table of routes. */
export const operations: Operations = {
  ...marketPaths,
  ...exchangePaths,
  ...accountPaths,
  ...programmePaths,
  ...sitePaths,
}

/** @throws Error for a call that nobody has described */
export function operationOf(method: string, path: string): Operation {
  const found = operations[`${method} ${path}`]
  if (!found) throw new Error(`${method} ${path} is not described`)
  return found
}

/** `getApiV4MarketsBySymbolHistory`: a name for each call that can never clash. */
export const operationId = (method: string, path: string) =>
  method.toLowerCase() +
  path
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
