import { payeeOf } from '@/domain/address/payee'
import type { ExchangeActionBody } from '@/contract/exchanges'
import type { ApiErrorCode } from '@/domain/text/apiError'
import { ApiError } from '@/server/kernel/ApiError'
import type { StoredExchange } from '@/server/database/schema'
import { guarded } from '@/server/outbound/callGuard'
import type { Provider } from '@/server/providers/provider'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import { findProvider } from '@/server/providers/registry'
import { validationError } from '@/server/kernel/validationError'
import { isUnclear } from '@/server/market/creationRefusal'
import { orderRefOf } from '@/server/exchanges/providerSecret'
import { currentExchange } from '@/server/exchanges/storedExchanges'

const ACT_TIMEOUT = 20_000

/** Of a choice that sends nothing back. */
const NOWHERE = { address: null, extraId: null }

type RefundTo = { address: string; extraId: string | null }

/**
 * Hands a choice on to the provider, once: it is written down before it is sent, and what nobody knows the outcome of is
 * read again and not sent again.
 * @param refundTo judges the owner and the address of a refund; called again where another writer came first
 */
export async function actAtProvider(
  exchange: StoredExchange,
  { action }: ExchangeActionBody,
  refundTo: (current: StoredExchange) => RefundTo,
): Promise<StoredExchange> {
  const provider = findProvider(exchange.provider)
  const claimed = await currentExchange(exchange.publicId, (current) => {
    const isOffered = current.providerActions.includes(action) && current.pendingAction === null
    if (!provider?.act || !isOffered) throw actionUnavailable(action)
    const to = refundTo(current)
    if (action !== 'refund') return { ...current, pendingAction: action }
    return {
      ...current,
      pendingAction: action,
      userRefundAddress: to.address,
      userRefundExtraId: to.extraId,
    }
  })
  try {
    if (provider) await send(provider, claimed, action)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (!isUnclear(error)) throw await withdrawn(claimed, exchange, error)
  }
  return currentExchange(exchange.publicId, (current, now) => ({ ...current, dueAt: now }))
}

async function send(provider: Provider, exchange: StoredExchange, action: ExchangeActionBody['action']) {
  const ref = await orderRefOf(exchange)
  if (!ref) throw new ProviderError('action_unavailable')
  const { networkFrom, userRefundAddress, userRefundExtraId } = exchange
  const isRefund = action === 'refund' && userRefundAddress !== null
  const to = isRefund ? payeeOf(networkFrom, userRefundAddress, userRefundExtraId) : NOWHERE
  const choice = { action, ...to }
  await guarded(
    provider,
    'act',
    ACT_TIMEOUT,
    (signal) => Promise.resolve(provider.act?.(ref, choice, { signal, userIp: null })),
    { share: 'orders', ip: null },
  )
}

const CHOICE = ['pendingAction', 'userRefundAddress', 'userRefundExtraId'] as const

/** Surely not done: it may be chosen again. */
async function withdrawn(claimed: StoredExchange, before: StoredExchange, error: ProviderError) {
  await currentExchange(claimed.publicId, (current) =>
    // Meanwhile the provider may have moved the order, and another choice may have been made.
    CHOICE.every((field) => current[field] === claimed[field])
      ? {
          ...current,
          pendingAction: null,
          userRefundAddress: before.userRefundAddress,
          userRefundExtraId: before.userRefundExtraId,
        }
      : current,
  )
  const known = FIELDS[error.code]
  if (known) {
    const [field, code] = known
    return validationError({ [field]: { code, description: `The provider refuses it: ${error.code}.` } })
  }
  if (error.code === 'action_unavailable' || error.code === 'not_found')
    return actionUnavailable(claimed.pendingAction)
  return new ApiError(503, 'unavailable', 'The provider cannot be reached now.', {}, { 'retry-after': '30' })
}

const FIELDS: Partial<Record<ProviderErrorCode, [field: string, code: ApiErrorCode]>> = {
  address_invalid: ['address', 'refund_address_invalid'],
  refund_address_invalid: ['address', 'refund_address_invalid'],
  risk_refused: ['address', 'refund_address_invalid'],
  extra_id_invalid: ['extraId', 'refund_extra_id_invalid'],
  extra_id_required: ['extraId', 'refund_extra_id_required'],
}

export const actionUnavailable = (action: string | null) =>
  new ApiError(409, 'action_unavailable', `This exchange offers no ${action ?? 'choice'} now.`)
