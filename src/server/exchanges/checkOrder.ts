import type { ExchangeOrder } from '@/contract/exchanges'
import { checkNames } from '@/server/addressNames/addressNames'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'
import {
  checkDestination,
  invoiceError,
  PAYOUT_CODES,
  REFUND_CODES,
} from '@/server/catalogue/checkDestination'
import type { OrderCheck, OrderTerms } from '@/server/market/OrderCheck'
import { market } from '@/server/market/market'
import { checkEmail } from '@/server/passwords/checkEmail'

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
  const check = await market().orderTerms(order, at, userIp)
  const { terms, from, to, fields: refusedTerms, limits } = check
  const fields: FieldErrors = { ...refusedBefore, ...refusedTerms, ...checkOutcomeEmail(order.unregEmail) }

  if (to) Object.assign(fields, checkPayout(order, to))
  if (from && order.userRefundAddress) Object.assign(fields, checkRefund(order, from))
  else if (terms?.live?.provider.profile.refundAddress === 'required')
    fields.userRefundAddress = {
      code: 'refund_address_required',
      description: 'The provider returns nothing without an address for it.',
    }
  Object.assign(fields, { ...checkInvoices(order, check, at), ...fields })
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
function checkOutcomeEmail(unregEmail: string): FieldErrors {
  const refused = unregEmail === '' ? undefined : checkEmail(unregEmail).email
  return refused ? { unregEmail: refused } : {}
}

/** An invoice that names an amount is paid exactly or not at all. How much a refund will be nobody knows before. */
function checkInvoices(order: ExchangeOrder, { terms, from, to }: OrderCheck, at: number): FieldErrors {
  const fields: FieldErrors = {}
  const payment = terms && { amountBtc: terms.expectedAmountTo, isExact: order.fixed || order.reverse }
  const payout = to && invoiceError(to, order.addressTo, payment ?? null, at)
  if (payout) fields.addressTo = payout
  const refund = from && invoiceError(from, order.userRefundAddress, null, at)
  if (refund) fields.userRefundAddress = refund
  return fields
}
