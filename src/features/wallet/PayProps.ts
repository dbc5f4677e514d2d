import type { Currency } from '@/domain/currency'
import type { Exchange } from '@/contract/exchanges'

/** A waiting exchange, what is deposited, and whom to tell when the exchange has changed. */
export type PayProps = { exchange: Exchange; from: Currency; onDone: (exchange: Exchange) => void }
