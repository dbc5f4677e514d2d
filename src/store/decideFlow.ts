import type { ExchangeFlow } from '@/config/paths'
import type { Vendors } from '@/domain/vendor/vendors'
import { pushToDataLayer } from '@/integrations/googleTags'
import { startGrowthBook, featureValue } from '@/integrations/growthBook'
import { trackExperiment } from '@/integrations/mixpanel'

/** In GrowthBook; true or `oneScreen` leads to the one screen, anything else to the steps. */
const FEATURE = 'exchange-v2'

/** Sends participation to the running analytics. With `isOpen` false (decided before) the visitor takes no part. */
export async function decideFlow(vendors: Vendors, isOpen: () => boolean): Promise<ExchangeFlow> {
  if (!vendors.growthBook) return 'steps'
  await startGrowthBook(vendors.growthBook, (experiment, variation) => {
    if (vendors.mixpanel) trackExperiment(experiment, variation)
    if (vendors.gtm || vendors.googleAnalytics) {
      pushToDataLayer({ event: 'experiment_viewed', experiment_id: experiment, variation_id: variation })
    }
  })
  if (!isOpen()) return 'steps'
  const value = featureValue(FEATURE)
  return value === true || value === 'oneScreen' ? 'oneScreen' : 'steps'
}
