import { liveMarket } from '@/server/providers/liveMarket'
import type { Market } from '@/server/providers/marketPort'
import { isLive } from '@/server/providers/registry'
import { sandboxMarket } from '@/server/providers/sandbox/sandboxMarket'

export const market = (): Market => (isLive() ? liveMarket : sandboxMarket)
