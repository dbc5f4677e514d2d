import { useStore } from 'react-redux'
import * as timings from '@/config/timings'
import type { ExchangeFlow } from '@/config/paths'
import { flowDecided, selectExchangeFlow } from '@/store/slices/flagsSlice'
import type { RootState } from './makeStore'
import { selectVendors } from './selectVendors'

/** Decided once a visit (experiment `exchange-v2`); `steps` after `timings.flagsTimeout` ms. */
export function useExchangeFlow(): (timeout?: number) => Promise<ExchangeFlow> {
  const store = useStore<RootState>()
  const decided = () => selectExchangeFlow(store.getState())
  return async (timeout = timings.flagsTimeout) => {
    const vendors = selectVendors(store.getState())
    if (!decided()) {
      const flow = vendors.growthBook ? await Promise.race([decide(), stepsAfter(timeout)]) : 'steps'
      store.dispatch(flowDecided(flow))
    }
    return decided() ?? 'steps'

    async function decide(): Promise<ExchangeFlow> {
      try {
        const { decideFlow } = await import('./decideFlow')
        return await decideFlow(vendors, () => !decided())
      } catch {
        // Without experiments: the flow that needs none.
        return 'steps'
      }
    }
  }
}

const stepsAfter = (wait: number) =>
  new Promise<ExchangeFlow>((resolve) => setTimeout(() => resolve('steps'), wait))
