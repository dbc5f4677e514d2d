import type { Exchange } from '@/contract/exchanges'
import type { OwnResult } from './actOnOwn'

/** `action`: the address that forms are sent to, which is that of the page. */
export type OwnParts = { exchange: Exchange; action: string; result: OwnResult | null }
