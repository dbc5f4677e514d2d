import { useStore } from 'react-redux'
import { timings } from '@/config/timings'
import type { ExchangeFlow } from '@/config/paths'
import { flowDecided, selectExchangeFlow } from '@/store/slices/flagsSlice'
import type { RootState } from './makeStore'
import { selectVendors } from './selectVendors'

/** Decides which flow the site's own buttons lead to, once a visit (decisions §3: experiment `exchange-v2`). A click
 * waits at most `timings.flagsTimeout` for the experiments, then it is `steps`. */
export function useExchangeFlow(): (timeout?: number) => Promise<ExchangeFlow> {
  const store = useStore<RootState>()
  const decided = () => selectExchangeFlow(store.getState())
  return async (timeout = timings.flagsTimeout) => {
    const vendors = selectVendors(store.getState())
    if (!decided()) {
      const flow = vendors.growthBook ? await Promise.race([decide(), stepsAfter(timeout)]) : 'steps'
      store.dispatch(flowDecided(flow))
    }
    // Another button may have been quicker, and the first decision counts.
    return decided() ?? 'steps'

    async function decide(): Promise<ExchangeFlow> {
      try {
        const { decideFlow } = await import('./decideFlow')
        return await decideFlow(vendors, () => !decided())
      } catch {
        // The experiments cannot be had; the flow that needs none is always right.
        return 'steps'
      }
    }
  }
}

const stepsAfter = (wait: number) =>
  new Promise<ExchangeFlow>((resolve) => setTimeout(() => resolve('steps'), wait))
