import { liveMarket } from '@/server/providers/liveMarket'
import type { Market } from '@/server/providers/marketPort'
import { simulation } from '@/server/providers/simulation'

export const market = (): Market => simulation()?.market ?? liveMarket
