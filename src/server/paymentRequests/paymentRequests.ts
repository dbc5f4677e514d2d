import { count, eq } from 'drizzle-orm'
import type { PaymentRequestBody, paymentRequests as contract } from '@/contract/paymentRequests'
import { extraIdOf } from '@/domain/address/payee'
import { PAYMENT_LIVES, PAYMENT_REFERENCE, PAYMENT_TITLE } from '@/domain/payment/paymentRequest'
import type { PaymentEvent } from '@/domain/payment/paymentState'
import { canonicalTicker, type CatalogueCurrency, findByTicker } from '@/server/catalogue/catalogue'
import { checkDestination, PAYOUT_CODES } from '@/server/catalogue/checkDestination'
import { database } from '@/server/database/database'
import { lockCustomer } from '@/server/database/lockCustomer'
import { paymentRequests, type StoredPaymentRequest } from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { newPublicId } from '@/server/kernel/publicId'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'
import { checkAmount } from '@/server/market/checkQuoteRequest'
import {
  findRequest,
  lockRequest,
  noRequest,
  ownView,
  publicView,
  requestsOf,
  writeEvent,
} from '@/server/paymentRequests/storedRequests'

/** Of one customer, ended ones too. */
const MAX_REQUESTS = 100_000

export const listRequests: ApiHandler<typeof contract.list> = async ({ signedIn, query }) => {
  const { offset, limit } = query
  const db = await database()
  const [counted] = await db
    .select({ total: count() })
    .from(paymentRequests)
    .where(eq(paymentRequests.customerId, signedIn.customer.id))
  const stored = await requestsOf(signedIn.customer.id, { limit, offset })
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
    customerId: signedIn.customer.id,
    ...{ ticker, network, address: body.address },
    extraId: extraIdOf(network, body.address, body.extraId),
    amount: body.amount || null,
    ...{ tolerancePercent: body.tolerancePercent, title: body.title, reference: body.reference },
    ...{ status: 'open', exception: 'none', version: 1, received: '0' },
    ...{ createdAt: now, updatedAt: now, expiresAt: life === null ? null : now + life },
  }
  const db = await database()
  await db.transaction(async (transaction) => {
    if (!(await lockCustomer(transaction, request.customerId)))
      throw new ApiError(401, 'unauthorized', 'There is no such account any more.')
    const [counted] = await transaction
      .select({ total: count() })
      .from(paymentRequests)
      .where(eq(paymentRequests.customerId, request.customerId))
    if ((counted?.total ?? 0) >= MAX_REQUESTS)
      throw new ApiError(409, 'limit_reached', `No more than ${MAX_REQUESTS} requests can be made.`)
    await transaction.insert(paymentRequests).values(request)
  })
  return { status: 201, result: await ownView(request) }
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

/** What its maker decides. Another customer's request is a 404. */
async function decide(id: string, customerId: string, event: PaymentEvent) {
  const db = await database()
  const written = await db.transaction(async (transaction) => {
    const request = await lockRequest(transaction, id)
    if (request?.customerId !== customerId) throw noRequest()
    return writeEvent(transaction, request, { event })
  })
  if (!written) throw new ApiError(409, 'action_unavailable', 'The state of this request does not allow it.')
  return { result: await ownView(written) }
}

export const voidRequest: ApiHandler<typeof contract.void> = ({ params, signedIn }) =>
  decide(params.id, signedIn.customer.id, 'void')

export const acceptRequest: ApiHandler<typeof contract.accept> = ({ params, signedIn }) =>
  decide(params.id, signedIn.customer.id, 'accept')

export const markRequest: ApiHandler<typeof contract.mark> = ({ params, signedIn }) =>
  decide(params.id, signedIn.customer.id, 'wrong_network')
