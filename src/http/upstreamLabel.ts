import { contract, withAlias } from '@/contract/contract'
import type { Endpoints } from '@/contract/endpoint'

/** Fixed paths stand before those with parameters in the contract, so the first match is the right one. */
const PATTERNS = Object.values<Endpoints>(contract)
  .flatMap((resource) => Object.values(resource).flatMap(withAlias))
  .map(({ path }) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))

/** A call that is passed on to the operator's back end, named as in the contract; what the contract does not know is
 * `other`, so that no id becomes a label. */
export const upstreamLabel = (path: string): string =>
  PATTERNS.find(({ pattern }) => pattern.test(path))?.path ?? 'other'
