import { FLOATING_DEPOSIT } from '@/domain/time/durations'
import {
  ENDED_STATUSES,
  OPEN_STATUSES,
  PROGRESS_STATUSES,
  SIDE_STATUSES,
  type ExchangeStatus,
} from './exchange'

export type OwnRecord = {
  publicId: string
  createdAt: string
  amountFrom: string
  tickerFrom: string
  networkFrom: string
  amountTo: string
  tickerTo: string
  networkTo: string
  status?: string
  type?: string
  /** The deposit that arrived and the payout that was sent; `amountFrom` and `amountTo` are the agreed ones. */
  arrived?: string
  paid?: string
  /** Where the provider made the order at another amount than the quoted one. */
  quotedFrom?: string
  quotedTo?: string
}

const STATUSES: readonly ExchangeStatus[] = [...PROGRESS_STATUSES, ...SIDE_STATUSES]

/** Null where nothing is known, or a status of another version. */
export const knownStatus = ({ status }: Pick<OwnRecord, 'status'>): ExchangeStatus | null =>
  STATUSES.find((one) => one === status) ?? null

/** `now`: milliseconds since 1970. */
export function isOpenRecord(record: Pick<OwnRecord, 'status' | 'createdAt'>, now: number): boolean {
  const status = knownStatus(record)
  if (!status || !OPEN_STATUSES.includes(status)) return false
  return status !== 'waiting' || now - Date.parse(record.createdAt) < FLOATING_DEPOSIT
}

export function recordAmounts({ amountFrom, amountTo, arrived, paid, status, type }: OwnRecord) {
  const isFinal = status === 'finished'
  // The one deposit there was, also where it was not exchanged.
  const hasEnded = ENDED_STATUSES.some((ended) => ended === status)
  return {
    sent: hasEnded ? (arrived ?? amountFrom) : amountFrom,
    got: isFinal ? (paid ?? amountTo) : amountTo,
    isAbout: !isFinal && type !== 'fixed',
  }
}

export function matchesSearch(record: OwnRecord, search: string): boolean {
  const { publicId, tickerFrom, networkFrom, tickerTo, networkTo } = record
  const { sent, got } = recordAmounts(record)
  const text = [publicId, tickerFrom, networkFrom, tickerTo, networkTo, sent, got].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
