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
import type { HistoryState } from '@/domain/account/customer'
import type { ExchangeActionName, SandboxDeposit } from '@/domain/exchange/exchange'
import { call } from './call'
import { ownerHeaders, ownerSecretsOf } from './ownerHeaders'

/** Never repeated automatically: a lost response is not a lost order (field-notes C6). The same key with the same
 * order gives the same exchange and the same secret. Throws ApiFailure. */
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

export const recordPayment = (publicId: string, hash: string): Promise<Exchange> =>
  call(exchanges.recordPayment, { params: { publicId }, body: { hash }, headers: ownerHeaders(publicId) })

/** What another device exchanges for the secret, once and until then. For the owner only. Throws ApiFailure. */
export const createTransfer = (publicId: string): Promise<{ token: string; expiresAt: string }> =>
  call(exchanges.createTransfer, { params: { publicId }, headers: ownerHeaders(publicId) })

export const redeemTransfer = (token: string): Promise<OwnedExchange> =>
  call(exchanges.redeemTransfer, { body: { token } })

export const fetchLastExchanges = (): Promise<LastExchange[]> => call(exchanges.last, {})

/** Which of a customer's exchanges; `search` is part of an id, a ticker, an address or a hash. */
export type HistoryQuery = { offset: number; limit: number; search: string; state: HistoryState }

export const fetchHistory = (query: HistoryQuery): Promise<Rows<Exchange>> => call(history.list, { query })

/** Makes exchanges of this device without a customer the customer's. @returns those that now are. Throws ApiFailure. */
export const claimExchanges = async (publicIds: string[]): Promise<string[]> =>
  (await call(history.claim, { body: { publicIds, ownerSecrets: ownerSecretsOf(publicIds) } })).claimed

export const simulateDeposit = (publicId: string, kind: SandboxDeposit): Promise<Exchange> =>
  call(sandbox.deposit, { params: { publicId }, body: { kind } })
