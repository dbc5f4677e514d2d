import {
  type Exchange,
  type ExchangeOrder,
  exchanges,
  type LastExchange,
  type OwnedExchange,
} from '@/contract/exchanges'
import { history } from '@/contract/history'
import type { Rows } from '@/contract/resultFields'
import { sandbox } from '@/contract/sandbox'
import type { HistoryState } from '@/domain/customer'
import type { ExchangeActionName, SandboxDeposit } from '@/domain/exchange'
import { call } from './call'
import { ownerHeaders, ownerSecretsOf } from './ownerHeaders'

/**
 * Never repeated by itself: a lost answer is not a lost order (field-notes C6). The same key with the same order gives
 * the same exchange, and the same secret where the back end gives one. Throws ApiFailure.
 */
export const createExchange = (order: ExchangeOrder, idempotencyKey: string): Promise<OwnedExchange> =>
  call(exchanges.create, { body: order, headers: { 'idempotency-key': idempotencyKey } })

/** With the headers of specification §7. Throws ApiFailure. */
export const fetchExchange = (publicId: string, headers: Record<string, string>): Promise<Exchange> =>
  call(exchanges.get, { params: { publicId }, headers })

/** `address` and `extraId` only with a refund to a new address. For the owner only. Throws ApiFailure. */
export const actOnExchange = (
  publicId: string,
  action: { action: ExchangeActionName; address?: string; extraId?: string; notProvideRefundMemo?: boolean },
): Promise<Exchange> =>
  call(exchanges.act, { params: { publicId }, body: action, headers: ownerHeaders(publicId) })

/** The transaction by which a wallet says it has paid. The same one may be sent again. For the owner only. Throws ApiFailure. */
export const recordPayment = (publicId: string, hash: string): Promise<Exchange> =>
  call(exchanges.recordPayment, { params: { publicId }, body: { hash }, headers: ownerHeaders(publicId) })

/** What another device exchanges for the secret, once and until then. For the owner only. Throws ApiFailure. */
export const createTransfer = (publicId: string): Promise<{ token: string; expiresAt: string }> =>
  call(exchanges.createTransfer, { params: { publicId }, headers: ownerHeaders(publicId) })

/** Uses the token up. Throws ApiFailure. */
export const redeemTransfer = (token: string): Promise<OwnedExchange> =>
  call(exchanges.redeemTransfer, { body: { token } })

/** The last finished exchanges, newest first. Throws ApiFailure. */
export const fetchLastExchanges = (): Promise<LastExchange[]> => call(exchanges.last, {})

/** Which of a customer's exchanges; `search` is part of an id, a ticker, an address or a hash. */
export type HistoryQuestion = { offset: number; limit: number; search: string; state: HistoryState }

/** Newest first. Signed-in only. Throws ApiFailure. */
export const fetchHistory = (query: HistoryQuestion): Promise<Rows<Exchange>> => call(history.list, { query })

/** Makes exchanges of this device without a customer the customer's. @returns those that now are. Throws ApiFailure. */
export const claimExchanges = async (publicIds: string[]): Promise<string[]> =>
  (await call(history.claim, { body: { publicIds, ownerSecrets: ownerSecretsOf(publicIds) } })).claimed

/** Exists only in the sandbox. Throws ApiFailure. */
export const simulateDeposit = (publicId: string, kind: SandboxDeposit): Promise<Exchange> =>
  call(sandbox.deposit, { params: { publicId }, body: { kind } })
