import { type PaymentRequest, type PaymentRequestBody, paymentRequests } from '@/contract/paymentRequests'
import type { Rows } from '@/contract/resultFields'
import { call } from '../call'

export const fetchPaymentRequests = (offset: number, limit: number): Promise<Rows<PaymentRequest>> =>
  call(paymentRequests.list, { query: { offset, limit } })

export const makePaymentRequest = (body: PaymentRequestBody): Promise<PaymentRequest> =>
  call(paymentRequests.create, { body })

const DECISIONS = {
  void: paymentRequests.void,
  accept: paymentRequests.accept,
  wrong_network: paymentRequests.mark,
} as const
export type PaymentDecision = keyof typeof DECISIONS

export const decidePaymentRequest = (id: string, decision: PaymentDecision): Promise<PaymentRequest> =>
  call(DECISIONS[decision], { params: { id } })
