import type { ramps as contract } from '@/contract/ramps'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler, ApiRequest } from '@/server/kernel/ApiRequest'
import { validationError } from '@/server/kernel/validationError'
import type { StoredExchange } from '@/server/database/schema'
import { callerCountry } from '@/server/market/callerCountry'
import { findUsedRamp } from '@/server/market/usedRamps'
import { guarded } from '@/server/outbound/callGuard'
import { ProviderError } from '@/server/outbound/ProviderError'
import { mayServe } from '@/server/ramps/mayServe'
import type { Ramp } from '@/server/ramps/ramp'
import { requireOwner } from '@/server/exchanges/exchangeOwner'
import { ownerView } from '@/server/exchanges/exchangeView'
import { callOpen, currenciesOf, requireFree, requireRamp, withOpening } from '@/server/exchanges/openRamp'
import { encryptProviderSecret, orderRefOf } from '@/server/exchanges/providerSecret'
import { openedFault, rampFault } from '@/server/exchanges/rampFault'
import { isRampUnclear, rampRefusal } from '@/server/exchanges/rampRefusal'
import { rampOf, rampView } from '@/server/exchanges/rampView'
import { currentExchange } from '@/server/exchanges/storedExchanges'

type Request = ApiRequest<typeof contract.act>

const ACT_TIMEOUT = 20_000

export const actOnRamp: ApiHandler<typeof contract.act> = async (request) => {
  const { params, body } = request
  const exchange = await currentExchange(params.publicId)
  requireOwner(exchange, request)
  const ramp = rampOf(exchange)
  if (!ramp || !rampView(exchange, true)?.actions.includes(body.action)) throw unavailableAction()
  const acted = await ACTIONS[body.action](exchange, ramp, request)
  return { result: ownerView(acted, Date.now()) }
}

const unavailableAction = () => new ApiError(409, 'action_unavailable', 'This is not possible now.')

type Act = (exchange: StoredExchange, ramp: Ramp, request: Request) => Promise<StoredExchange>

/** Claimed before the call, so that of two presses one opens a checkout; one whose answer is lost was never shown. */
const reopen: Act = async (exchange, ramp, request) => {
  const { order } = requireRamp(exchange)
  if (!mayServe(ramp, order.country, callerCountry(request.headers)))
    throw new ApiError(451, 'region_restricted', 'This ramp may not be offered in this country.')
  // Another checkout is an order at the ramp: one that is off gets none.
  if (!(await findUsedRamp(ramp.id))) throw unavailableAction()
  const claimed = await currentExchange(exchange.publicId, (current, now) => {
    requireOwner(current, request)
    if (!current.ramp || !rampView(current, true)?.actions.includes('reopen')) throw unavailableAction()
    const { reopened } = current.ramp
    return {
      ...current,
      status: 'waiting',
      ramp: { ...current.ramp, checkoutExpired: false, opened: null, reopened: reopened + 1 },
      // Nothing is ended while it is opened.
      validUntil: Math.max(current.validUntil, now + (exchange.validUntil - exchange.createdAt)),
      updatedAt: now,
    }
  })
  const orderKey = `${claimed.publicId}-${requireRamp(claimed).reopened}`
  try {
    const received = await callOpen(claimed, ramp, request.ip, { orderKey })
    const currencies = currenciesOf(claimed)
    const fault = currencies ? rampFault(order, received, currencies, Date.now()) : 'echo'
    if (fault) throw new ProviderError('bad_answer', { providerText: `another ${fault}` })
    const providerSecret = await encryptProviderSecret(claimed.publicId, received.ref.secret)
    return await currentExchange(
      claimed.publicId,
      (current, now) =>
        withOpening({ ...current, providerSecret, providerOrderId: received.ref.id }, received.opened, now),
      (transaction) => requireFree(transaction, claimed, received),
    )
  } catch (error) {
    await currentExchange(claimed.publicId, (current) =>
      current.ramp && current.ramp.opened === null
        ? { ...current, ramp: { ...current.ramp, checkoutExpired: true } }
        : current,
    )
    if (!(error instanceof ProviderError)) throw error
    throw rampRefusal(isRampUnclear(error) ? new ProviderError('unavailable') : error, order.side)
  }
}

/** Claimed before the call, so that of two presses one sends its signature. */
const prove: Act = async (exchange, ramp, request) => {
  const { signature } = request.body
  const ref = await orderRefOf(exchange)
  if (!ref || !ramp.prove) throw unavailableAction()
  if (signature === '') throw wrongSignature()
  await currentExchange(exchange.publicId, (current, now) => {
    requireOwner(current, request)
    if (!current.ramp || !rampView(current, true)?.actions.includes('prove')) throw unavailableAction()
    return { ...current, ramp: { ...current.ramp, provingUntil: now + PROVING_LEASE } }
  })
  try {
    const opened = await guarded(
      ramp,
      'act',
      ACT_TIMEOUT,
      (signal) => Promise.resolve(ramp.prove?.(ref, signature, { signal, userIp: null })),
      { share: 'orders', ip: null },
    )
    const currencies = currenciesOf(exchange)
    if (!opened || !currencies) throw unavailableAction()
    const fault = openedFault(requireRamp(exchange).order, { ref, opened }, currencies, Date.now())
    if (fault) throw new ProviderError('bad_answer', { providerText: `another ${fault}` })
    return await currentExchange(exchange.publicId, (current, now) =>
      current.ramp && !current.ramp.paid
        ? withOpening(notProving(current), opened, now)
        : notProving(current),
    )
  } catch (error) {
    // It may have been accepted: the next read says.
    if (error instanceof ProviderError && isRampUnclear(error)) return readSoon(exchange)
    await currentExchange(exchange.publicId, notProving)
    if (!(error instanceof ProviderError)) throw error
    if (error.code === 'proof_required' || error.code === 'address_invalid') throw wrongSignature()
    throw rampRefusal(error, requireRamp(exchange).order.side)
  }
}

/** Longer than its call. */
const PROVING_LEASE = ACT_TIMEOUT + 10_000

const notProving = (exchange: StoredExchange): StoredExchange =>
  exchange.ramp ? { ...exchange, ramp: { ...exchange.ramp, provingUntil: null } } : exchange

const wrongSignature = () =>
  validationError({
    signature: { code: 'signature_required', description: 'Not a signature of this text by this address.' },
  })

const cancel: Act = async (exchange, ramp) => {
  const ref = await orderRefOf(exchange)
  if (!ref || !ramp.cancel) throw unavailableAction()
  try {
    await guarded(
      ramp,
      'act',
      ACT_TIMEOUT,
      (signal) => Promise.resolve(ramp.cancel?.(ref, { signal, userIp: null })),
      { share: 'orders', ip: null },
    )
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.code === 'action_unavailable') throw unavailableAction()
    if (!isRampUnclear(error)) throw rampRefusal(error, requireRamp(exchange).order.side)
  }
  return readSoon(exchange)
}

/** The ramp says what became of it. */
const readSoon = ({ publicId }: StoredExchange) =>
  currentExchange(publicId, (current, now) => ({ ...current, dueAt: now }))

const ACTIONS: Record<Request['body']['action'], Act> = { reopen, prove, cancel }
