import {
  type Partner,
  type PartnerCode,
  type PartnerCommission,
  type PartnerStatistics,
  partners,
} from '@/contract/partners'
import type { PartnerNotice } from '@/contract/partnerNotices'
import type { Payout, PayoutList } from '@/contract/programmes'
import { sandbox } from '@/contract/sandbox'
import type { StatisticsBy } from '@/domain/partner/statistics'
import { call } from '../call'

/** @throws ApiFailure, with 404 `not_found` for a customer who is no partner */
export const fetchPartner = (): Promise<Partner> => call(partners.me, {})

/** The newest first. */
export const fetchPartnerNotices = async (): Promise<PartnerNotice[]> =>
  (await call(partners.notices, {})).result

/** Of a partner it changes nothing. @throws ApiFailure */
export const becomePartner = (application: { code: string; about: string }): Promise<Partner> =>
  call(partners.apply, { body: application })

/** Only in the sandbox. @throws ApiFailure */
export const playPartnerMonth = () => call(sandbox.partnerMonth, {})

/** The newest first. */
export const fetchCodes = async (): Promise<PartnerCode[]> => (await call(partners.codes, {})).result

type NewCode = Pick<PartnerCode, 'code' | 'kind' | 'label'> & {
  subId: string
  /** ISO 8601; empty or null: without that limit. */
  startsAt?: string
  endsAt?: string
  maxUses?: number | null
  maxPerAccount?: number | null
}

export const addCode = (code: NewCode): Promise<PartnerCode> => call(partners.addCode, { body: code })

export const endCode = (code: string): Promise<PartnerCode> => call(partners.endCode, { params: { code } })

/** Dates such as 2026-11-29, both included, of a named time zone. */
type StatisticsQuery = { by: StatisticsBy; from: string; to: string; timeZone: string }

export const fetchStatistics = (query: StatisticsQuery): Promise<PartnerStatistics> =>
  call(partners.statistics, { query })

/** The newest first. */
export const fetchCommissions = (
  offset: number,
  limit: number,
): Promise<{ result: PartnerCommission[]; totalCount: number }> =>
  call(partners.commissions, { query: { offset, limit } })

export const fetchPartnerPayouts = (offset: number, limit: number): Promise<PayoutList> =>
  call(partners.payouts, { query: { offset, limit } })

/** As `requestPayout`, of commissions. @throws ApiFailure */
export const requestPartnerPayout = (
  payout: { amountBtc: string; address: string },
  idempotencyKey: string,
): Promise<Payout> =>
  call(partners.requestPayout, { body: payout, headers: { 'idempotency-key': idempotencyKey } })
