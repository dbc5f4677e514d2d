import { isDeniedPair } from '@/server/catalogue/isDeniedPair'
import { liveMarket } from '@/server/market/liveMarket'
import type { Market } from '@/server/market/marketPort'
import { sandboxMarket } from '@/server/market/sandboxMarket'
import { simulation } from '@/server/sandbox/simulation'
import { appliedVersion } from '@/server/settings/appliedSettings'

/** Without the pairs that the operator denies. */
const chosen = (market: Market): Market => ({
  ...market,
  isPairAvailable: (from, to, fixed) => market.isPairAvailable(from, to, fixed) && !isDeniedPair(from, to),
  version: () => `${market.version()} ${appliedVersion()}`,
})

export const market = (): Market => chosen(simulation() ? sandboxMarket : liveMarket)
