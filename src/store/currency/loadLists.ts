import { createAsyncThunk } from '@reduxjs/toolkit'
import { fetchLastExchanges } from '@/api/exchanges'
import { loadCurrencyList, loadOfferedSymbols, loadPairSet } from '@/api/lists'
import { logFailure } from '@/browser/logFailure'
import type { Currency } from '@/domain/currency/currency'
import { offeredOf } from '@/domain/currency/currencyChoice'
import type { Site } from '@/domain/site/site'
import { selectSite } from '@/store/slices/siteSlice'

export type ListStatus = 'idle' | 'request' | 'success' | 'failure'

/** Silent on failure (R41): the picker then offers what the page brought. */
export const loadCurrencies = createAsyncThunk(
  'exchange/loadCurrencies',
  // Frozen on top, so that immer need not walk through 1,600 records to freeze them.
  async (_: { isAhead: true } | undefined, { getState }) => {
    const { currencies: choice } = selectSite(getState() as { site: Site }).operator
    return Object.freeze(offeredOf(await loadCurrencyList(), choice)) as Currency[]
  },
  {
    // Ahead of need a failure is not tried again: its message would vanish while the visitor presses its button.
    condition: (ahead, { getState }) => {
      const { allCurrenciesStatus } = (getState() as { exchange: { allCurrenciesStatus: ListStatus } })
        .exchange
      return allCurrenciesStatus === 'idle' || (!ahead && allCurrenciesStatus === 'failure')
    },
  },
)

/** A list that fails to load leaves every currency offered (R41: logged). */
export const loadPairs = createAsyncThunk('exchange/loadPairs', (isFixed: boolean) =>
  logged('list of pairs', async () => Object.freeze(await loadPairSet(isFixed))),
)

/** Known sooner than their pairs. Failure: logged (R41). */
export const loadOfferedCurrencies = createAsyncThunk('exchange/loadOfferedCurrencies', (isFixed: boolean) =>
  logged(`list of ${isFixed ? 'fixed' : 'floating'} currencies`, async () => loadOfferedSymbols(isFixed)),
)

/** A failure leaves the ones that are shown (R27). */
export const loadLastExchanges = createAsyncThunk('exchange/loadLastExchanges', async () =>
  fetchLastExchanges(),
)

async function logged<T>(what: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    logFailure(what, error)
    throw error
  }
}
