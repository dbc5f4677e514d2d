import Big from 'big.js'
import { z } from 'zod'
import { env } from '@/config/env'
import { programmes } from '@/config/programmes'
import type { Payout, PayoutList } from '@/domain/customer'
import { decimalsOf, isAmount, isLess, isZero } from '@/domain/amount'
import { BTC_DECIMALS } from '@/domain/loyalty'
import { demandCustomer } from '@/server/accounts/demandCustomer'
import { ApiError } from '@/server/ApiError'
import type { ApiHandler } from '@/server/ApiRequest'
import { findCurrency } from '@/server/catalogue'
import { database } from '@/server/database/database'
import type { StoredPayout } from '@/server/database/schema'
import { checkDestination, PAYOUT_CODES } from '@/server/exchanges/checkDestination'
import { newPublicId } from '@/server/exchanges/publicId'
import { checkKey } from '@/server/idempotencyKey'
import { moveDuePayouts } from '@/server/programmes/payoutWorker'
import { payoutsOf, storePayout } from '@/server/programmes/storedPayouts'
import { totalsOf } from '@/server/programmes/storedLedger'
import { bodyText, readBody } from '@/server/readBody'
import { queryCount, queryOffset, readQuery } from '@/server/readQuery'
import { type FieldErrors, isRefused, refusal } from '@/server/refusal'

const { minPayoutBtc } = programmes.loyalty

const MOST = 100
export const payoutsQuery = z.object({ limit: queryCount(MOST, 20), offset: queryOffset })
export const payoutBody = z.object({ amountBtc: bodyText, address: bodyText })

/** GET /api/v4/customers/payouts: his payouts as they stand now, newest first, and what is left to be paid out. */
export const listPayouts: ApiHandler = async (request) => {
  const { customer } = await demandCustomer(request)
  const { limit, offset } = readQuery(payoutsQuery, request.query)
  await moveDuePayouts(customer.id)
  const { page, total } = await payoutsOf(customer.id, limit, offset)
  const { balanceBtc } = await totalsOf(await database(), customer.id)
  const result: PayoutList = {
    result: page.map(payoutView),
    ...{ offset, limit, totalCount: total, balanceBtc, minBtc: minPayoutBtc },
  }
  return { result }
}

/**
 * POST /api/v4/customers/payouts: asks for cashback to be sent. The same call under the same `idempotency-key` is the
 * same payout (200 instead of 201), also when the balance would not suffice for it any more.
 */
export const requestPayout: ApiHandler = async (request) => {
  const { customer } = await demandCustomer(request)
  const idempotencyKey = request.headers['idempotency-key'] ?? ''
  const { amountBtc, address } = readBody(payoutBody, request.body)
  const refusedKey = checkKey(idempotencyKey)
  if (isRefused(refusedKey)) throw refusal(refusedKey)

  const asked = { amountBtc: isAmount(amountBtc) ? new Big(amountBtc).toFixed() : amountBtc, address }
  const id = newPublicId()
  const payout = await storePayout(customer.id, idempotencyKey, (balanceBtc) => {
    demandPayable(asked.amountBtc, address, balanceBtc)
    return newPayout({ ...asked, id, customerId: customer.id, idempotencyKey })
  })
  if (!payout) throw new ApiError(401, 'unauthorized', 'There is no such account any more.')
  if (payout.amountBtc !== asked.amountBtc || payout.address !== address) {
    throw new ApiError(
      409,
      'idempotency_conflict',
      'Another payout was asked for under this idempotency-key.',
    )
  }
  return { status: payout.id === id ? 201 : 200, result: payoutView(payout) }
}

/** @throws ApiError with everything that is wrong with what is asked for */
function demandPayable(amountBtc: string, address: string, balanceBtc: string) {
  const amount = checkAmount(amountBtc, balanceBtc)
  const fields: FieldErrors = { ...(amount && { amountBtc: amount }), ...checkAddress(address) }
  if (isRefused(fields)) throw refusal(fields, { min: minPayoutBtc, max: balanceBtc })
}

function checkAmount(amountBtc: string, balanceBtc: string): FieldErrors[string] | null {
  if (!isAmount(amountBtc) || isZero(amountBtc) || decimalsOf(amountBtc) > BTC_DECIMALS) {
    const description = `Must be a decimal number above zero with at most ${BTC_DECIMALS} decimals.`
    return { code: 'amount_invalid', description }
  }
  if (isLess(amountBtc, minPayoutBtc)) {
    return { code: 'payout_below_min', description: `The least is ${minPayoutBtc}.` }
  }
  if (isLess(balanceBtc, amountBtc)) {
    return { code: 'balance_too_low', description: `There are ${balanceBtc} to be paid out.` }
  }
  return null
}

function checkAddress(address: string): FieldErrors {
  const currency = findCurrency('btc')
  if (!currency) throw new Error('Bitcoin has left the catalogue')
  const names = { address: 'address', extraId: 'extraId', codes: PAYOUT_CODES }
  return checkDestination({ currency, address, extraId: '', withoutExtraId: true, names })
}

type Asked = Pick<StoredPayout, 'id' | 'customerId' | 'idempotencyKey' | 'amountBtc' | 'address'>

function newPayout(asked: Asked): StoredPayout {
  const now = Date.now()
  const dueAt = now + env.sandboxStepSeconds * 1000
  return { ...asked, state: 'requested', tx: null, createdAt: now, updatedAt: now, dueAt }
}

function payoutView({ id, amountBtc, address, state, tx, createdAt, updatedAt }: StoredPayout): Payout {
  const times = { createdAt: new Date(createdAt).toISOString(), updatedAt: new Date(updatedAt).toISOString() }
  return { id, amountBtc, address, state, tx, ...times }
}
