import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { OrderRef, ProviderContext } from '@/server/providers/provider'
import type { Opened, OpenedOrder, RampEcho, RampOrder, RampState } from '@/server/ramps/ramp'
import { bityAnswer, bityRefusal, type BitySettings, callBity } from './bityCall'
import { partnerFee, sidesOf } from './bityQuote'
import { type BityOrder, nothing, orderResponse } from './bityResponses'
import { bityState, openedIn } from './bityState'

/** The order is placed by one call, whose answer is empty; its details are read after that. */
export async function openBity(
  settings: BitySettings,
  order: RampOrder,
  context: ProviderContext,
): Promise<OpenedOrder> {
  requireParts(order)
  const { headers } = await bityAnswer(settings, context, {
    method: 'POST',
    path: '/orders',
    body: bodyOf(order),
    refusalOf: bityRefusal(order),
    schema: nothing,
    mayBeEmpty: true,
    isEffect: true,
  })
  const ref = { id: idIn(headers, settings.url), secret: cookiesIn(headers) }
  const { details, opened } = await firstDetails(settings, ref, context)
  return { ref, opened, echo: echoIn(details, order) }
}

function requireParts({ direction, address, extraId, iban, owner }: RampOrder): void {
  if (extraId !== null) throw new ProviderError('extra_id_invalid')
  if (direction === 'buy' && address === null) throw new ProviderError('address_invalid')
  if (direction === 'sell' && (iban === null || owner === null)) throw new ProviderError('iban_invalid')
}

/** Payers are named where known: a payment has to come from there, and a refund goes there. */
function bodyOf(order: RampOrder) {
  const { direction, address, refundAddress, iban, owner, email, orderKey } = order
  const { input, output } = sidesOf(order)
  const payer = direction === 'buy' ? { iban } : { crypto_address: address ?? refundAddress }
  const isNamed = Object.values(payer).every((one) => one !== null)
  return {
    input: isNamed ? { ...input, ...payer } : input,
    output:
      direction === 'buy'
        ? { ...output, crypto_address: address }
        : { ...output, iban, owner: owner && postalOf(owner) },
    ...partnerFee(order),
    ...(email === null ? {} : { contact_person: { email } }),
    client_value: clientValue(orderKey),
  }
}

/** The structured form, as Edge sends it. */
const postalOf = (owner: NonNullable<RampOrder['owner']>) => ({
  name: owner.name,
  street_name: owner.street,
  building_number: owner.buildingNumber,
  post_code: owner.postCode,
  town_name: owner.town,
  country: owner.country,
})

/** An integer, which its reports repeat. */
const clientValue = (orderKey: string) => createHash('sha256').update(orderKey).digest().readUIntBE(0, 6)

const ID = /^[\w-]{1,64}$/

/** `Location` may be relative. @throws ProviderError `outcome_unknown` */
function idIn(headers: Headers, url: string): string {
  const location = headers.get('location') ?? ''
  const path = URL.canParse(location, `${url}/orders`) ? new URL(location, `${url}/orders`).pathname : ''
  const [, id] = /\/orders\/([^/]+)\/?$/.exec(path) ?? []
  if (id === undefined || !ID.test(id))
    throw new ProviderError('outcome_unknown', { providerText: 'no address of the order' })
  return id
}

/** Of this order alone: a jar that customers share would show them each other's orders. */
function cookiesIn(headers: Headers): string | null {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]?.trim() ?? '')
  const named = pairs.filter((pair) => /^[^=\s]+=[^\s]+$/.test(pair))
  return named.length === 0 ? null : named.join('; ')
}

const [TRIES, PAUSE] = [3, 300]

/** The order exists: whatever hides its details, its outcome is not known. */
async function firstDetails(settings: BitySettings, ref: OrderRef, context: ProviderContext) {
  let cause: unknown
  for (let tried = 1; tried <= TRIES; tried += 1) {
    try {
      const details = await detailsOf(settings, ref, context)
      const opened = openedIn(details)
      if (opened) return { details, opened }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      cause = error
    }
    if (tried < TRIES) await wait(PAUSE)
    if (context.signal.aborted) break
  }
  throw new ProviderError('outcome_unknown', { providerText: 'placed, without its details', cause })
}

async function detailsOf(
  settings: BitySettings,
  { id, secret }: OrderRef,
  context: ProviderContext,
): Promise<BityOrder> {
  if (!ID.test(id)) throw new ProviderError('not_found')
  const details = await callBity(settings, context, {
    path: `/orders/${id}`,
    cookies: secret,
    schema: orderResponse,
    // It has no other meaning there.
    refusalOf: (status) => (status === 400 ? new ProviderError('not_found') : null),
  })
  if (details.id !== id) throw new ProviderError('bad_answer', { providerText: 'another order' })
  return details
}

/** Of a sale it repeats no address that we show: the account stands in `iban`, which has no place in an echo. */
function echoIn({ input, output }: BityOrder, { direction }: RampOrder): RampEcho {
  const [money, coins] = direction === 'buy' ? [input, output] : [output, input]
  return {
    fiat: money?.currency ?? null,
    coin: coins?.currency ?? null,
    pay: input?.amount ?? null,
    get: output?.amount ?? null,
    address: direction === 'buy' ? (output?.address ?? null) : null,
    extraId: null,
  }
}

export async function readBity(
  settings: BitySettings,
  ref: OrderRef,
  context: ProviderContext,
): Promise<RampState> {
  return bityState(await detailsOf(settings, ref, context))
}

/** The address to send a signature to stands in the order, and is not made up. */
export async function proveBity(
  settings: BitySettings,
  ref: OrderRef,
  signature: string,
  context: ProviderContext,
): Promise<Opened> {
  const { toSign, details } = await detailsOf(settings, ref, context)
  if (!details) {
    if (!toSign) throw new ProviderError('action_unavailable', { providerText: 'nothing to sign' })
    await callBity(settings, context, {
      ...submissionOf(toSign.url, settings),
      method: 'POST',
      text: signature,
      cookies: ref.secret,
      schema: nothing,
      mayBeEmpty: true,
      isEffect: true,
      refusalOf: (status) => (status === 400 ? new ProviderError('proof_required') : null),
    })
  }
  const { opened } = await firstDetails(settings, ref, context)
  // The signature was taken, and the bank details are not there yet: `read` gives them.
  if (opened.kind === 'sign')
    throw new ProviderError('outcome_unknown', { providerText: 'still to be signed' })
  return opened
}

/** Cookies of the order and the signature go nowhere but to Bity. */
function submissionOf(url: string, settings: BitySettings) {
  const base = new URL(settings.url)
  const target = URL.canParse(url, `${settings.url}/`) ? new URL(url, `${settings.url}/`) : null
  if (target?.origin !== base.origin || !target.pathname.startsWith(base.pathname))
    throw new ProviderError('bad_answer', { providerText: 'signatures go to another site' })
  return { baseUrl: target.origin, path: `${target.pathname}${target.search}` }
}

/** 202: it is not decided yet, and reading the order tells. */
export async function cancelBity(
  settings: BitySettings,
  { id, secret }: OrderRef,
  context: ProviderContext,
): Promise<void> {
  if (!ID.test(id)) throw new ProviderError('not_found')
  await callBity(settings, context, {
    method: 'POST',
    path: `/orders/${id}/cancel`,
    cookies: secret,
    schema: nothing,
    mayBeEmpty: true,
    isEffect: true,
    refusalOf: (status) => (status === 400 ? new ProviderError('action_unavailable') : null),
  })
}
