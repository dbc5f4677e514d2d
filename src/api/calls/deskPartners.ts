import { desk } from '@/contract/desk'
import type { DeskPartner, DeskPartnerOrder, FoundPartner, SuspectedPartner } from '@/contract/deskPartners'
import type { DeskProposal } from '@/contract/deskProposals'
import type { PartnerState } from '@/domain/partner/attribution'
import type { BrandDecision } from '@/domain/partner/partnerBrand'
import type { PartnerDecision } from '@/domain/partner/partnerNotice'
import { call } from '../call'
import type { DeskPage } from './desk'

const LIMIT = 20

export const searchPartners = (
  q: string,
  state: Exclude<PartnerState, 'closed'> | undefined,
  offset: number,
): Promise<DeskPage<FoundPartner>> => call(desk.partners, { query: { q, state, offset, limit: LIMIT } })

export const fetchDeskPartner = (id: string): Promise<DeskPartner> => call(desk.partner, { params: { id } })

export const decidePartner = (
  id: string,
  body: { decision: PartnerDecision; reason: string },
): Promise<DeskPartner> => call(desk.decidePartner, { params: { id }, body })

/** `ratePercent` empty: that of the programme; `from` empty: now. */
export const ratePartner = (
  id: string,
  body: { ratePercent: string; from: string; reason: string },
): Promise<DeskPartner> => call(desk.ratePartner, { params: { id }, body })

/** `brandName`: of a proposal. */
export const decideBrand = (
  id: string,
  body: { decision: BrandDecision; brandName: string; reason: string },
): Promise<DeskPartner> => call(desk.decideBrand, { params: { id }, body })

export const messagePartner = (id: string, message: string): Promise<DeskPartner> =>
  call(desk.messagePartner, { params: { id }, body: { message } })

export const fetchPartnerOrders = (id: string, offset: number): Promise<DeskPage<DeskPartnerOrder>> =>
  call(desk.partnerOrders, { params: { id }, query: { offset, limit: LIMIT } })

export const correctCommission = (
  id: string,
  body: { publicId: string; amountBtc: string; reason: string },
): Promise<DeskProposal> => call(desk.correctCommission, { params: { id }, body })

export const fetchPatterns = (): Promise<SuspectedPartner[]> => call(desk.partnerPatterns, {})
