import Big from 'big.js'
import type { Payout, PayoutList } from '@/contract/programmes'
import { decimalsOf, isAmount, isLess, isZero } from '@/domain/money/amount'
import { BTC_DECIMALS } from '@/domain/account/loyalty'
import { ApiError } from '@/server/kernel/ApiError'
import { findCurrency } from '@/server/catalogue/catalogue'
import { database, type Transaction } from '@/server/database/database'
import type { StoredCustomer, StoredPayout } from '@/server/database/schema'
import { checkDestination, PAYOUT_CODES } from '@/server/catalogue/checkDestination'
import { newPublicId } from '@/server/kernel/publicId'
import { validateIdempotencyKey } from '@/server/kernel/idempotencyKey'
import type { SignedIn } from '@/server/kernel/SignedIn'
import { notifyStaff } from '@/server/mail/notifyStaff'
import { payoutMode } from '@/server/programmes/payoutMode'
import { enqueueStopLink } from '@/server/programmes/payoutStops'
import { payoutView } from '@/server/programmes/payoutView'
import { moveDuePayouts } from '@/server/programmes/payoutWorker'
import type { Purse } from '@/server/programmes/purse'
import { findPayout, payoutsOf, storePayout } from '@/server/programmes/storedPayouts'
import { simulation } from '@/server/sandbox/simulation'
import { blockGuard, requireNotDenied } from '@/server/screening/screen'
import type { ScreenedRequest } from '@/server/screening/Screening'
import { requireFresh } from '@/server/secondFactors/requireFresh'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'

type PayoutCall = {
  signedIn: SignedIn
  headers: Record<string, string>
  body: { amountBtc: string; address: string }
  ip: string
}
type Requested = { status: 200 | 201; result: Payout }

export async function payoutsFrom(
  purse: Purse,
  { limit, offset }: { limit: number; offset: number },
): Promise<PayoutList> {
  await moveDuePayouts(purse.customerId)
  const { page, total } = await payoutsOf(purse, limit, offset)
  return {
    result: page.map(payoutView),
    offset,
    limit,
    totalCount: total,
    balanceBtc: await purse.balanceBtc(await database()),
    minBtc: purse.minBtc,
  }
}

/** Under the same `idempotency-key` it is the same payout (200 instead of 201), even with too low a balance now. */
export async function requestPayoutFrom(purse: Purse, request: PayoutCall): Promise<Requested> {
  requireFresh(request.signedIn)
  const { customer } = request.signedIn
  const idempotencyKey = request.headers['idempotency-key'] ?? ''
  const { amountBtc, address } = request.body
  const refusedKey = validateIdempotencyKey(idempotencyKey)
  if (hasErrors(refusedKey)) throw validationError(refusedKey)

  const draft = { amountBtc: isAmount(amountBtc) ? new Big(amountBtc).toFixed() : amountBtc, address }
  const id = newPublicId()
  // In this order: a twin of this call that lowers the balance before it is read has its payout found below.
  const balanceBtc = await purse.balanceBtc(await database())
  // What was accepted under this key stays so, whoever has been blocked since.
  const known = await findPayout(customer.id, idempotencyKey)
  const screened = screenedPayout(draft, customer, request.ip)
  let holdReason: string | null = null
  if (!known) {
    assertPayable(draft, { balanceBtc, minBtc: purse.minBtc })
    holdReason = await requireNotDenied(screened)
  }
  const payout =
    known ??
    (await storePayout(request.signedIn, idempotencyKey, {
      judge: (lockedBalanceBtc) => {
        assertPayable(draft, { balanceBtc: lockedBalanceBtc, minBtc: purse.minBtc })
        const { customerId, partnerId } = purse
        return newPayout({ ...draft, id, customerId, partnerId, idempotencyKey, holdReason })
      },
      purse,
      guard: blockGuard(screened),
      announce,
    }))
  const isSame = payout.amountBtc === draft.amountBtc && payout.address === address
  if (!isSame || payout.partnerId !== purse.partnerId) {
    throw new ApiError(
      409,
      'idempotency_conflict',
      'Another payout was requested under this idempotency-key.',
    )
  }
  return { status: payout.id === id ? 201 : 200, result: payoutView(payout) }
}

async function announce(transaction: Transaction, customer: StoredCustomer, payout: StoredPayout) {
  await enqueueStopLink(transaction, customer, payout)
  // Without a due time it waits for staff.
  if (payout.dueAt === null) await notifyStaff(transaction, 'payout', payout.id)
}

const screenedPayout = (
  { amountBtc, address }: { amountBtc: string; address: string },
  { id, email }: Pick<StoredCustomer, 'id' | 'email'>,
  caller: string,
): ScreenedRequest => ({
  purpose: 'payout',
  customerId: id,
  emails: [email],
  addresses: [{ role: 'recipient', network: 'btc', address }],
  amounts: [{ side: 'receive', ticker: 'btc', network: 'btc', amount: amountBtc }],
  caller,
})

type Bounds = { balanceBtc: string; minBtc: string }

function assertPayable({ amountBtc, address }: { amountBtc: string; address: string }, bounds: Bounds) {
  const amount = checkAmount(amountBtc, bounds)
  const fields: FieldErrors = { ...(amount && { amountBtc: amount }), ...checkAddress(address) }
  if (hasErrors(fields)) throw validationError(fields, { min: bounds.minBtc, max: bounds.balanceBtc })
}

function checkAmount(amountBtc: string, { balanceBtc, minBtc }: Bounds): FieldErrors[string] | null {
  if (!isAmount(amountBtc) || isZero(amountBtc) || decimalsOf(amountBtc) > BTC_DECIMALS) {
    const description = `Must be a decimal number above zero with at most ${BTC_DECIMALS} decimals.`
    return { code: 'amount_invalid', description }
  }
  if (isLess(amountBtc, minBtc)) {
    return { code: 'payout_below_min', description: `The least is ${minBtc}.` }
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

type PayoutRequest = Pick<
  StoredPayout,
  'id' | 'customerId' | 'partnerId' | 'idempotencyKey' | 'amountBtc' | 'address' | 'holdReason'
>

export function newPayout(request: PayoutRequest, now = Date.now()): StoredPayout {
  // Without a due time it waits for staff.
  const isAutomatic = payoutMode() === 'automatic' && request.holdReason === null
  const dueAt = isAutomatic ? (simulation()?.payouts.firstStepDue(now) ?? null) : null
  const notYet = { approvedAt: null, sentAt: null, endedAt: null, exportedAt: null, checkAt: null }
  return {
    ...{
      ...request,
      ...notYet,
      state: 'requested',
      tx: null,
      createdAt: now,
      updatedAt: now,
      dueAt,
    },
    ...{ refusal: null, confirmations: null, explorerFault: null },
  }
}
