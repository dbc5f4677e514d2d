import { z } from 'zod'
import type { ExchangeOrder } from '@/contract/exchanges'
import { checkNames } from '@/server/addressNames/addressNames'
import { type FieldErrors, hasErrors, validationError } from '@/server/api/validationError'
import { checkDestination, PAYOUT_CODES, REFUND_CODES } from '@/server/exchanges/checkDestination'
import type { OrderCheck, OrderTerms } from '@/server/market/OrderCheck'
import { liveOrderTerms } from '@/server/market/liveOrderTerms'
import { simulation } from '@/server/providers/simulation'

const email = z.email().max(254)

/**
 * Validates an order: every problem is reported at once and nothing is stored.
 * @param call `refusedBefore`: known problems of the call; `userIp`: for providers that want it
 * @throws ApiError with all refused fields, and the limits where the amount is outside
 */
export async function checkOrder(
  order: ExchangeOrder,
  at: number,
  { refusedBefore, userIp }: { refusedBefore: FieldErrors; userIp: string | null },
): Promise<OrderTerms> {
  const { terms, from, to, fields: refusedTerms, limits } = await orderTerms(order, at, userIp)
  const fields: FieldErrors = { ...refusedBefore, ...refusedTerms, ...checkEmail(order.unregEmail) }

  if (to) Object.assign(fields, checkPayout(order, to))
  if (from && order.userRefundAddress) Object.assign(fields, checkRefund(order, from))
  else if (terms?.live?.provider.profile.refundAddress === 'required')
    fields.userRefundAddress = {
      code: 'refund_address_required',
      description: 'The provider returns nothing without an address for it.',
    }
  if (from && to) Object.assign(fields, { ...(await checkOrderNames(order, from, to)), ...fields })
  if (hasErrors(fields) || !terms) throw validationError(fields, limits)
  return terms
}

const checkPayout = (order: ExchangeOrder, currency: OrderTerms['to']) =>
  checkDestination({
    currency,
    address: order.addressTo,
    extraId: order.extraIdTo,
    withoutExtraId: order.notProvideMemo,
    names: { address: 'addressTo', extraId: 'extraIdTo', codes: PAYOUT_CODES },
  })

const checkRefund = (order: ExchangeOrder, currency: OrderTerms['from']) =>
  checkDestination({
    currency,
    address: order.userRefundAddress,
    extraId: order.userRefundExtraId,
    withoutExtraId: order.notProvideRefundMemo,
    names: { address: 'userRefundAddress', extraId: 'userRefundExtraId', codes: REFUND_CODES },
  })

const checkOrderNames = (order: ExchangeOrder, from: OrderTerms['from'], to: OrderTerms['to']) =>
  checkNames([
    { field: 'addressTo', name: order.addressToName, address: order.addressTo, network: to.network },
    {
      field: 'userRefundAddress',
      name: order.userRefundName,
      address: order.userRefundAddress,
      network: from.network,
    },
  ])

/** The e-mail address is optional. */
const checkEmail = (unregEmail: string): FieldErrors =>
  unregEmail === '' || email.safeParse(unregEmail).success
    ? {}
    : { unregEmail: { code: 'email_invalid', description: 'Not an e-mail address.' } }

/** Checks the pair, the amount and the fixed rate of an order and returns its terms. Nothing is thrown for a wrong order:
 * its errors join those of the addresses. */
export const orderTerms = (
  order: ExchangeOrder,
  at: number,
  userIp: string | null = null,
): Promise<OrderCheck> => simulation()?.orderTerms(order, at) ?? liveOrderTerms(order, at, userIp)
