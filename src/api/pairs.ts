import { pairSetFrom, type PairSet } from '@/domain/pair'
import { ask } from './client'

/**
 * GET /api/v3/pairs[?fixed=true] as bits: some 25 MB of JSON on arrival, which is why only the list worker asks for it.
 */
export const fetchPairs = (isFixed: boolean): Promise<PairSet> =>
  ask({ url: '/api/v3/pairs', params: isFixed ? { fixed: true } : {} }, (result) => {
    if (!isPairLists(result)) throw new TypeError('not a list of pairs')
    return pairSetFrom(result)
  })

/** Checked by hand: a schema would look at each of three million symbols, and a wrong one among them is never asked for. */
const isPairLists = (result: unknown): result is Record<string, string[]> =>
  typeof result === 'object' &&
  result !== null &&
  Object.values(result).every((targets) => Array.isArray(targets))
