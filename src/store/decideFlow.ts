import type { ExchangeFlow } from '@/config/paths'
import type { Vendors } from '@/domain/vendors'
import { tellDataLayer } from '@/integrations/dataLayer'
import { startGrowthBook, featureValue } from '@/integrations/growthBook'
import { trackExperiment } from '@/integrations/mixpanel'

/** In GrowthBook; true or `oneScreen` leads to the one screen, anything else to the steps. */
const FEATURE = 'exchange-v2'

/**
 * Asks the experiments, and tells the analytics that are on who takes part. Who has been led somewhere while they were on
 * their way (`isOpen` is false then) takes no part.
 */
export async function decideFlow(vendors: Vendors, isOpen: () => boolean): Promise<ExchangeFlow> {
  if (!vendors.growthBook) return 'steps'
  await startGrowthBook(vendors.growthBook, (experiment, variation) => {
    if (vendors.mixpanel) trackExperiment(experiment, variation)
    if (vendors.gtm || vendors.googleAnalytics) {
      tellDataLayer({ event: 'experiment_viewed', experiment_id: experiment, variation_id: variation })
    }
  })
  if (!isOpen()) return 'steps'
  const value = featureValue(FEATURE)
  return value === true || value === 'oneScreen' ? 'oneScreen' : 'steps'
}
