import { liveMarket } from '@/server/market/liveMarket'
import type { Market } from '@/server/market/marketPort'
import { sandboxMarket } from '@/server/market/sandboxMarket'
import { simulation } from '@/server/sandbox/simulation'

export const market = (): Market => (simulation() ? sandboxMarket : liveMarket)
