import type { ramps as contract } from '@/contract/ramps'
import { asLocale } from '@/i18n/languages'
import { requireOrdersOpen } from '@/server/announcements/requireOrdersOpen'
import type { StoredExchange } from '@/server/database/schema'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import {
  hashIdempotencyKey,
  requestFingerprint,
  validateIdempotencyKey,
} from '@/server/kernel/idempotencyKey'
import { newPublicId } from '@/server/kernel/publicId'
import { hasErrors, validationError } from '@/server/kernel/validationError'
import { callerCountry } from '@/server/market/callerCountry'
import { readRampQuote, type RampQuote } from '@/server/market/rampQuotes'
import { attributeOrder } from '@/server/partners/attributeOrder'
import type { Ramp } from '@/server/ramps/ramp'
import { simulation } from '@/server/sandbox/simulation'
import { requireNotBlocked, requireNotDenied } from '@/server/screening/screen'
import { screenedOrder } from '@/server/screening/screenedOrder'
import { appliedVersion, refreshSettings } from '@/server/settings/appliedSettings'
import { isBlocked } from '@/server/screening/storedBlocks'
import { checkRampOrder, type CheckedRampOrder } from '@/server/exchanges/checkRampOrder'
import { deriveOwnerSecret, hashOwnerSecret } from '@/server/exchanges/exchangeOwner'
import { ownerView } from '@/server/exchanges/exchangeView'
import { inTime, repeated } from '@/server/exchanges/exchanges'
import { withHold } from '@/server/exchanges/heldOrder'
import { newExchange, pendingParts } from '@/server/exchanges/newExchange'
import { openRamp } from '@/server/exchanges/openRamp'
import { sealDetails } from '@/server/exchanges/rampDetails'
import { detailsOf, exchangeOrderOf, storedRampOf, termsOf } from '@/server/exchanges/rampOrderOf'
import { requireStillOffered } from '@/server/exchanges/requireStillOffered'
import { findByKey, insertExchange } from '@/server/exchanges/storedExchanges'

type Request = Parameters<ApiHandler<typeof contract.order>>[0]

/** POST /api/v4/ramps/orders: as `createExchange`, row first, and the ramp is called only by the call that inserted it. */
export const createRampOrder: ApiHandler<typeof contract.order> = async (request) => {
  const { headers, body, signedIn } = request
  const customerId = signedIn?.customer.id ?? null
  const idempotencyKey = headers['idempotency-key'] ?? ''
  const refusedKey = validateIdempotencyKey(idempotencyKey)
  const orderHash = requestFingerprint(body)
  const known = hasErrors(refusedKey) ? null : await findByKey(idempotencyKey)
  if (known) return repeated(known, { idempotencyKey, orderHash, customerId })

  const now = Date.now()
  await Promise.all([requireOrdersOpen(now), refreshSettings()])
  const settings = appliedVersion()
  const quote = await readRampQuote(body.quoteId, now)
  const checked = await checkRampOrder(body, quote, {
    country: callerCountry(headers),
    refusedBefore: refusedKey,
  })
  const publicId = newPublicId()
  const ownerSecret = await deriveOwnerSecret(publicId, idempotencyKey)
  const { sides, ramp } = checked
  const terms = termsOf(quote, sides, now)
  const order = exchangeOrderOf(body, quote, sides)
  const screened = screenedOf(request, quote, checked, now)
  const holdReason = await requireNotDenied(screened)
  const attribution = await attributeOrder(
    { body: order, headers },
    { publicId, customer: signedIn?.customer ?? null, now },
  )
  const keys = {
    publicId,
    idempotencyKey: hashIdempotencyKey(idempotencyKey),
    orderHash,
    ownerSecretHash: hashOwnerSecret(ownerSecret),
    customerId,
  }
  const parts = simulation() ? undefined : pendingParts(ramp.id, now)
  const row = await newExchange({ ...order, referral: attribution?.code ?? null }, terms, keys, now, parts)
  const ordered = { ...row, ramp: await rampPartOf(request, quote, checked, publicId) }
  const exchange = holdReason === null ? ordered : withHold(ordered, holdReason, request.ip)
  await requireStillOffered(sides, settings)
  if (await insertExchange(exchange, isBlocked(screened), attribution)) {
    const isCalled = holdReason === null && exchange.status === 'creating'
    const placed = isCalled ? await inTime(exchange, openRamp(exchange, ramp, request.ip), now) : exchange
    return { status: 201, result: { ...ownerView(placed, Date.now()), ownerSecret } }
  }
  await requireNotBlocked(screened)
  const rival = await findByKey(idempotencyKey)
  if (rival) return repeated(rival, { idempotencyKey, orderHash, customerId })
  throw validationError({ quoteId: { code: 'rate_expired', description: 'This order was made meanwhile.' } })
}

/** What leaves for the account of a sale has no address: the ramp's own checks see it. */
function screenedOf(request: Request, quote: RampQuote, { sides }: CheckedRampOrder, now: number) {
  const order = exchangeOrderOf(request.body, quote, sides)
  const shown = quote.direction === 'buy' ? order : { ...order, addressTo: request.body.iban }
  const screened = screenedOrder(shown, termsOf(quote, sides, now), request.signedIn, request.ip)
  return { ...screened, addresses: screened.addresses.filter(({ address }) => address !== '') }
}

async function rampPartOf(
  { body, headers }: Request,
  quote: RampQuote,
  { ramp, sides }: CheckedRampOrder,
  publicId: string,
): Promise<NonNullable<StoredExchange['ramp']>> {
  const local = simulation()
  const details = detailsOf(body, quote)
  // The simulated bank has no use for an account number.
  const sealed = local ? null : await sealDetails(publicId, details)
  const language = asLocale(headers['site-language'])
  const stored = storedRampOf(body, quote, sides, { publicId, language, sealed })
  return local ? { ...stored, opened: await openedLocally(ramp, stored) } : stored
}

async function openedLocally(ramp: Ramp, { order }: NonNullable<StoredExchange['ramp']>) {
  const full = { ...order, iban: null, owner: null, email: null }
  return (await ramp.open(full, { signal: new AbortController().signal, userIp: null })).opened
}
