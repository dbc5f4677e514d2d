import { createAsyncThunk } from '@reduxjs/toolkit'
import type { Currency } from '@/domain/currency'

export type ListStatus = 'idle' | 'request' | 'success' | 'failure'

/** The whole list, once; silent on failure (specification §8): the picker then offers what the page brought. */
export const loadCurrencies = createAsyncThunk(
  'exchange/loadCurrencies',
  // Frozen on top, so that immer need not walk through 1,600 records to freeze them.
  async () => Object.freeze(await (await import('@/api/lists')).loadCurrencyList()) as Currency[],
  {
    condition: (_, { getState }) => {
      const { allCurrenciesStatus } = (getState() as { exchange: { allCurrenciesStatus: ListStatus } })
        .exchange
      return allCurrenciesStatus === 'idle' || allCurrenciesStatus === 'failure'
    },
  },
)

/** Which pairs are offered, as bits. A list that fails to come leaves every currency offered (§8: logged). */
export const loadPairs = createAsyncThunk('exchange/loadPairs', async (isFixed: boolean) =>
  Object.freeze(await (await import('@/api/lists')).loadPairSet(isFixed)),
)
