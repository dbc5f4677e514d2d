import type { Contest } from '@/contract/contest'
import { desk } from '@/contract/desk'
import type { PayoutBatch, PayoutImport } from '@/contract/deskPayoutBatches'
import type {
  AuditVerification,
  DeskAuditEntry,
  DeskMessage,
  DeskOrder,
  DeskPayout,
  DeskProvider,
  DeskRamp,
  DeskReview,
  DeskSession,
  DeskWinner,
  FoundOrder,
} from '@/contract/deskResults'
import type { Assignment } from '@/domain/account/deskWork'
import type { PayoutState } from '@/domain/account/account'
import type { PayoutDecision } from '@/domain/account/staff'
import type { ExchangeActionName, ExchangeStatus } from '@/domain/exchange/exchange'
import { call, callAs, ignoreResult } from '../call'

export type DeskPage<Row> = { result: Row[]; hasMore: boolean }
type ReviewState = 'pending' | 'approved' | 'rejected'
type MessageState = 'open' | 'answered'

const LIMIT = 20

export const fetchDeskSession = (): Promise<DeskSession> => call(desk.session, {})

type OrderSearch = {
  q: string
  status: ExchangeStatus | undefined
  tag: string
  assigned: Assignment | undefined
}

export const searchOrders = (search: OrderSearch, offset: number): Promise<DeskPage<FoundOrder>> =>
  call(desk.orders, { query: { ...search, offset, limit: LIMIT } })

export const fetchOrder = (publicId: string): Promise<DeskOrder> => call(desk.order, { params: { publicId } })

export const actOnOrder = (
  publicId: string,
  body: { action: ExchangeActionName; reason: string; address: string; extraId: string },
): Promise<DeskOrder> =>
  call(desk.act, { params: { publicId }, body: { ...body, notProvideRefundMemo: body.extraId === '' } })

export const fetchDeskPayouts = (
  state: PayoutState | undefined,
  offset: number,
): Promise<DeskPage<DeskPayout>> => call(desk.payouts, { query: { state, offset, limit: LIMIT } })

export const decidePayout = (
  id: string,
  body: { decision: PayoutDecision; tx?: string; reason?: string; note?: string },
) => call(desk.decidePayout, { params: { id }, body })

export const exportPayouts = (again: boolean): Promise<PayoutBatch> =>
  call(desk.exportPayouts, { body: { again } })

export const importPayouts = (text: string, isDryRun: boolean): Promise<PayoutImport> =>
  call(desk.importPayouts, { body: { text, isDryRun } })

export const fetchDeskReviews = (state: ReviewState, offset: number): Promise<DeskPage<DeskReview>> =>
  call(desk.reviews, { query: { state, offset, limit: LIMIT } })

export const moderateReview = (id: string, status: 'approved' | 'rejected'): Promise<void> =>
  callAs(desk.moderateReview, { params: { id }, body: { status } }, ignoreResult)

export const fetchMessages = (state: MessageState, offset: number): Promise<DeskPage<DeskMessage>> =>
  call(desk.messages, { query: { state, offset, limit: LIMIT } })

export const replyToMessage = (reference: string, message: string): Promise<DeskMessage> =>
  call(desk.reply, { params: { reference }, body: { message } })

export const fetchProviders = (): Promise<DeskProvider[]> => call(desk.providers, {})

export const switchProvider = (
  provider: string,
  body: { isOn: boolean; weight: number; reason: string },
): Promise<DeskProvider[]> => call(desk.switchProvider, { params: { provider }, body })

export const fetchRamps = (): Promise<DeskRamp[]> => call(desk.ramps, {})

export const switchRamp = (ramp: string, body: { isOn: boolean; reason: string }): Promise<DeskRamp[]> =>
  call(desk.switchRamp, { params: { ramp }, body })

export const fetchDeskContest = (): Promise<Contest> => call(desk.contest, {})

export const fetchContestWinners = (): Promise<DeskWinner[]> => call(desk.contestWinners, {})

export const fetchAudit = (offset: number): Promise<DeskPage<DeskAuditEntry>> =>
  call(desk.audit, { query: { offset, limit: LIMIT } })

export const verifyAudit = (): Promise<AuditVerification> => call(desk.verifyAudit, {})
