import { z } from 'zod'
import { claimsBody } from '@/server/history/claims'
import { historyQuery } from '@/server/history/history'
import { idempotencyKey } from '@/server/openApi/exchangePaths'
import type { Operation, Operations } from '@/server/openApi/Operation'
import {
  amount,
  exchange,
  loyaltyStanding,
  nothing,
  payout,
  rowsOf,
  savedAddress,
} from '@/server/openApi/resultSchemas'
import { payoutBody, payoutsQuery } from '@/server/programmes/payouts'
import { addressBody, addressesQuery } from '@/server/savedAddresses/savedAddresses'

const his: Pick<Operation, 'tag' | 'bearer'> = { tag: 'Programmes', bearer: 'customer' }

/** What a customer has. Another's is 404 wherever something is asked for by its id. */
export const programmePaths: Operations = {
  'GET /api/v4/customers/exchanges': {
    ...{ ...his, summary: 'His exchanges as they stand now, newest first' },
    query: historyQuery,
    answers: { 200: rowsOf(exchange) },
  },
  'POST /api/v4/customers/exchanges/claims': {
    ...{ ...his, summary: 'Make exchanges his that are nobody’s' },
    description: 'Unknown ones and another’s are left out. What finished before brings no cashback.',
    body: claimsBody,
    answers: { 200: z.strictObject({ claimed: z.array(z.string()) }) },
  },
  'GET /api/v4/customers/addresses': {
    ...{ ...his, summary: 'His address book, newest first' },
    query: addressesQuery,
    answers: { 200: rowsOf(savedAddress) },
  },
  'POST /api/v4/customers/addresses': {
    ...{ ...his, summary: 'Keep an address' },
    body: addressBody,
    answers: { 201: savedAddress },
    refusals: {
      409: ['address_known', 'limit_reached'],
      422: ['currency_unknown', 'address_invalid', 'extra_id_invalid', 'extra_id_required'],
    },
  },
  'POST /api/v4/customers/addresses/{id}/removal': {
    ...{ ...his, summary: 'Keep an address no longer' },
    answers: { 200: nothing },
    refusals: { 404: ['not_found'] },
  },
  'GET /api/v4/customers/loyalty': {
    ...{ ...his, summary: 'His level, what is missing to the next, and his cashback' },
    answers: { 200: loyaltyStanding },
  },
  'GET /api/v4/customers/payouts': {
    ...{ ...his, summary: 'His payouts, newest first, and what is left to be paid out' },
    query: payoutsQuery,
    answers: { 200: rowsOf(payout).extend({ balanceBtc: amount, minBtc: amount }) },
  },
  'POST /api/v4/customers/payouts': {
    ...{ ...his, summary: 'Ask for cashback to be sent; 200 when the same call asked for it before' },
    headers: idempotencyKey,
    body: payoutBody,
    answers: { 200: payout, 201: payout },
    refusals: {
      409: ['idempotency_conflict'],
      422: ['amount_invalid', 'payout_below_min', 'balance_too_low', 'address_invalid'],
    },
  },
}
