import { count } from 'drizzle-orm'
import type { PaymentRequestBody, paymentRequests as contract } from '@/contract/paymentRequests'
import { extraIdOf } from '@/domain/address/payee'
import { PAYMENT_LIVES, PAYMENT_REFERENCE, PAYMENT_TITLE } from '@/domain/payment/paymentRequest'
import type { PaymentEvent } from '@/domain/payment/paymentState'
import { canonicalTicker, type CatalogueCurrency, findByTicker } from '@/server/catalogue/catalogue'
import { checkDestination, PAYOUT_CODES } from '@/server/catalogue/checkDestination'
import { database, type Transaction } from '@/server/database/database'
import { lockCustomer } from '@/server/database/lockCustomer'
import { paymentRequests, type StoredPaymentRequest } from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import type { SignedIn } from '@/server/kernel/SignedIn'
import { newPublicId } from '@/server/kernel/publicId'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'
import { checkAmount } from '@/server/market/checkQuoteRequest'
import {
  findRequest,
  lockRequest,
  noRequest,
  ofMaker,
  ownView,
  publicView,
  requestsOf,
  writeEvent,
} from '@/server/paymentRequests/storedRequests'

/** Of one customer, ended ones too. */
const MAX_REQUESTS = 100_000

type Maker = Pick<SignedIn, 'customer'> | null
/** Null: the operator. */
const makerOf = (signedIn: Maker): string | null => signedIn?.customer.id ?? null

export const listRequests: ApiHandler<typeof contract.list> = async ({ signedIn, query }) => {
  const { offset, limit } = query
  const maker = makerOf(signedIn)
  const db = await database()
  const [counted] = await db.select({ total: count() }).from(paymentRequests).where(ofMaker(maker))
  const stored = await requestsOf(maker, { limit, offset })
  return {
    result: {
      result: await Promise.all(stored.map(ownView)),
      offset,
      limit,
      totalCount: counted?.total ?? 0,
    },
  }
}

export const getRequest: ApiHandler<typeof contract.get> = async ({ params }) => ({
  result: publicView(await findRequest(params.id, Date.now())),
})

export const createRequest: ApiHandler<typeof contract.create> = async ({ signedIn, body }) => {
  const { ticker, network } = canonicalTicker(body.ticker, body.network)
  const currency = findByTicker(ticker, network)
  const fields = requestErrors(body, currency)
  if (hasErrors(fields)) throw validationError(fields)
  const now = Date.now()
  const life = PAYMENT_LIVES[body.life]
  const request: StoredPaymentRequest = {
    id: newPublicId(),
    customerId: makerOf(signedIn),
    ...{ ticker, network, address: body.address },
    extraId: extraIdOf(network, body.address, body.extraId),
    amount: body.amount || null,
    ...{ tolerancePercent: body.tolerancePercent, title: body.title, reference: body.reference },
    ...{ status: 'open', exception: 'none', version: 1, received: '0' },
    ...{ createdAt: now, updatedAt: now, expiresAt: life === null ? null : now + life },
  }
  const db = await database()
  await db.transaction(async (transaction) => {
    if (request.customerId !== null) await requireRoom(transaction, request.customerId)
    await transaction.insert(paymentRequests).values(request)
  })
  return { status: 201, result: await ownView(request) }
}

async function requireRoom(transaction: Transaction, customerId: string): Promise<void> {
  if (!(await lockCustomer(transaction, customerId)))
    throw new ApiError(401, 'unauthorized', 'There is no such account any more.')
  const [counted] = await transaction
    .select({ total: count() })
    .from(paymentRequests)
    .where(ofMaker(customerId))
  if ((counted?.total ?? 0) >= MAX_REQUESTS)
    throw new ApiError(409, 'limit_reached', `No more than ${MAX_REQUESTS} requests can be made.`)
}

function requestErrors(body: PaymentRequestBody, currency: CatalogueCurrency | undefined): FieldErrors {
  const fields: FieldErrors = {}
  const wrong = (description: string) => ({ code: 'validation_failed' as const, description })
  if (body.title === '' || body.title.length > PAYMENT_TITLE)
    fields.title = wrong(`Say what it is for, in 1 to ${PAYMENT_TITLE} characters.`)
  if (body.reference.length > PAYMENT_REFERENCE)
    fields.reference = wrong(`At most ${PAYMENT_REFERENCE} characters.`)
  if (!currency || currency.isFiat)
    return {
      ...fields,
      ticker: { code: 'currency_unknown', description: 'There is no such coin on this network.' },
    }
  const names = { address: 'address', extraId: 'extraId', codes: PAYOUT_CODES }
  const { address, extraId, notProvideMemo: withoutExtraId } = body
  return {
    ...fields,
    ...(body.amount && checkAmount(body.amount, currency)),
    ...checkDestination({ currency, address, extraId, withoutExtraId, names }),
  }
}

/** What its maker decides. Another maker's request is a 404. */
async function decide(id: string, maker: string | null, event: PaymentEvent) {
  const db = await database()
  const written = await db.transaction(async (transaction) => {
    const request = await lockRequest(transaction, id)
    if (!request || request.customerId !== maker) throw noRequest()
    return writeEvent(transaction, request, { event })
  })
  if (!written) throw new ApiError(409, 'action_unavailable', 'The state of this request does not allow it.')
  return { result: await ownView(written) }
}

export const voidRequest: ApiHandler<typeof contract.void> = ({ params, signedIn }) =>
  decide(params.id, makerOf(signedIn), 'void')

export const acceptRequest: ApiHandler<typeof contract.accept> = ({ params, signedIn }) =>
  decide(params.id, makerOf(signedIn), 'accept')

export const markRequest: ApiHandler<typeof contract.mark> = ({ params, signedIn }) =>
  decide(params.id, makerOf(signedIn), 'wrong_network')
