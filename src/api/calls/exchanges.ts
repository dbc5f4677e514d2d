import {
  type AmountDecisionBody,
  type Exchange,
  type ExchangeOrder,
  exchanges,
  type OwnedExchange,
} from '@/contract/exchanges'
import type { LastExchange } from '@/contract/lastExchange'
import { history } from '@/contract/history'
import { ramps } from '@/contract/ramps'
import type { RAMP_ACTIONS } from '@/domain/ramp/ramp'
import type { Rows } from '@/contract/resultFields'
import { sandbox } from '@/contract/sandbox'
import type { HistoryState } from '@/domain/account/customer'
import type { ExchangeActionName, SandboxDeposit } from '@/domain/exchange/exchange'
import { call } from '../call'
import { ownerHeaders, ownerSecretsOf } from '../ownerHeaders'

/** Never repeated by itself (R40). A retry with the same key gives the same exchange. @throws ApiFailure */
export const createExchange = (order: ExchangeOrder, idempotencyKey: string): Promise<OwnedExchange> =>
  call(exchanges.create, { body: order, headers: { 'idempotency-key': idempotencyKey } })

export const fetchExchange = (publicId: string, headers: Record<string, string>): Promise<Exchange> =>
  call(exchanges.get, { params: { publicId }, headers })

export const actOnExchange = (
  publicId: string,
  action: {
    action: ExchangeActionName
    address?: string
    addressName?: string
    extraId?: string
    notProvideRefundMemo?: boolean
  },
): Promise<Exchange> =>
  call(exchanges.act, { params: { publicId }, body: action, headers: ownerHeaders(publicId) })

export const decideAmount = (publicId: string, body: AmountDecisionBody): Promise<Exchange> =>
  call(exchanges.decideAmount, { params: { publicId }, body, headers: ownerHeaders(publicId) })

/** `signature`: of \`prove\`. */
export const actOnRamp = (
  publicId: string,
  body: { action: (typeof RAMP_ACTIONS)[number]; signature: string },
): Promise<Exchange> => call(ramps.act, { params: { publicId }, body, headers: ownerHeaders(publicId) })

export const recordPayment = (publicId: string, hash: string): Promise<Exchange> =>
  call(exchanges.recordPayment, { params: { publicId }, body: { hash }, headers: ownerHeaders(publicId) })

/** One-time token for another device, for the owner only. @throws ApiFailure */
export const createTransfer = (publicId: string): Promise<{ token: string; expiresAt: string }> =>
  call(exchanges.createTransfer, { params: { publicId }, headers: ownerHeaders(publicId) })

/** One-time token for a window of its own, for the owner only. @throws ApiFailure */
export const createHandover = (publicId: string): Promise<{ token: string; expiresAt: string }> =>
  call(exchanges.createHandover, { params: { publicId }, headers: ownerHeaders(publicId) })

export const redeemTransfer = (token: string): Promise<OwnedExchange> =>
  call(exchanges.redeemTransfer, { body: { token } })

export const fetchLastExchanges = (): Promise<LastExchange[]> => call(exchanges.last, {})

/** `search`: part of an id, a ticker, an address or a hash. */
export type HistoryQuery = { offset: number; limit: number; search: string; state: HistoryState }

export const fetchHistory = (query: HistoryQuery): Promise<Rows<Exchange>> => call(history.list, { query })

/** For exchanges that have no customer yet. @returns those that are now the customer's. @throws ApiFailure */
export const claimExchanges = async (publicIds: string[]): Promise<string[]> =>
  (await call(history.claim, { body: { publicIds, ownerSecrets: ownerSecretsOf(publicIds) } })).claimed

export const simulateDeposit = (publicId: string, kind: SandboxDeposit): Promise<Exchange> =>
  call(sandbox.deposit, { params: { publicId }, body: { kind } })
