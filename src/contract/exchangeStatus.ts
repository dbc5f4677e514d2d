import * as z from 'zod/mini'
import { type ExchangeStatus, PROGRESS_STATUSES, SIDE_STATUSES } from '@/domain/exchange/exchange'

const EXCHANGE_STATUSES = [...PROGRESS_STATUSES, ...SIDE_STATUSES] as const

/** Names other back ends of this family use for our statuses. */
const FOREIGN_STATUSES = new Map<string, ExchangeStatus>([
  ['new', 'waiting'],
  ['hold', 'verifying'],
  ['overdue', 'expired'],
])

/** An unknown status is shown as a check in progress. */
export const exchangeStatus = z.pipe(
  z.transform((name) => {
    if (typeof name !== 'string') return name
    return EXCHANGE_STATUSES.find((one) => one === name) ?? FOREIGN_STATUSES.get(name) ?? 'verifying'
  }),
  z.enum(EXCHANGE_STATUSES),
)
