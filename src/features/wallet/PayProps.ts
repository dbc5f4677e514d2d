import type { Currency } from '@/domain/currency/currency'
import type { Exchange } from '@/contract/exchanges'

export type PayProps = { exchange: Exchange; from: Currency; onDone: (exchange: Exchange) => void }
