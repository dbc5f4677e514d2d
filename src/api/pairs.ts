import { currencies } from '@/contract/currencies'
import { pairSetFrom, type PairSet } from '@/domain/currency/pair'
import { callAs } from './call'

/** As bits: some 25 MB of JSON on arrival, so only the list worker fetches it. Throws ApiFailure. */
export const fetchPairs = (isFixed: boolean): Promise<PairSet> =>
  callAs(currencies.pairs, { query: isFixed ? { fixed: true } : {} }, (result) => {
    if (!isPairLists(result)) throw new TypeError('not a list of pairs')
    return pairSetFrom(result)
  })

/** Checked by hand: a schema would look at each of three million symbols, and a wrong one is never used. */
const isPairLists = (result: unknown): result is Record<string, string[]> =>
  typeof result === 'object' &&
  result !== null &&
  Object.values(result).every((targets) => Array.isArray(targets))
