import type { ProviderAsset, ProviderOrder } from '@/domain/exchange/providerOrder'
import { ProviderError } from '@/server/outbound/ProviderError'
import { echoOf } from '@/server/providers/echoOf'
import { depositExtraIdOf } from '@/server/providers/orderNames'
import type {
  BulkRead,
  CreatedOrder,
  ListedOrder,
  OrderRef,
  ProviderAction,
  ProviderContext,
  ProviderState,
  ProviderWebhook,
} from '@/server/providers/provider'
import { affiliateOf, callForVisitor, callSideshift, type SideshiftSettings } from './sideshiftCall'
import {
  createdResponse,
  notification,
  refundAddressResponse,
  shiftResponse,
  shiftsResponse,
} from './sideshiftResponses'
import { sideshiftState } from './sideshiftState'

/** Its Zcash network `shielded` takes transparent addresses only; Bitcoin: on-chain only. */
const PAYABLE = new Map([
  ['shielded', /^t[13][1-9A-HJ-NP-Za-km-z]{33}$/],
  ['bitcoin', /^(?:bc1[02-9ac-hj-np-z]{6,87}|BC1[02-9AC-HJ-NP-Z]{6,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/],
])

export const checkSideshiftAddress = ({ network }: ProviderAsset, address: string): 'invalid' | 'unknown' =>
  PAYABLE.get(network)?.test(address) === false ? 'invalid' : 'unknown'

/** `externalId` comes back in the shift; whether a repeated one is refused is not known. */
export async function createSideshift(
  settings: SideshiftSettings,
  order: ProviderOrder,
  context: ProviderContext,
): Promise<CreatedOrder> {
  const { from, to, fixed, rateKey } = order
  if (checkSideshiftAddress(to, order.addressTo) === 'invalid') throw new ProviderError('address_invalid')
  if (fixed && rateKey === null) throw new ProviderError('rate_expired')
  const created = await callForVisitor(settings, context, {
    path: fixed ? '/shifts/fixed' : '/shifts/variable',
    body: {
      ...addressesOf(order),
      ...affiliateOf(settings, order),
      ...(fixed ? { quoteId: rateKey } : pairOf(order)),
    },
    schema: createdResponse,
    requested: order,
    isEffect: true,
  })
  if (created.externalId !== null && created.externalId !== order.orderKey)
    throw new ProviderError('outcome_unknown', { providerText: 'the order of another call' })
  return {
    ref: { id: created.id, secret: null },
    depositAddress: created.depositAddress,
    depositExtraId: depositExtraIdOf({
      deposit: created.depositMemo,
      payout: created.settleMemo,
      ofNoSide: created.anyExtraId,
    }),
    amountFrom: created.depositAmount ?? order.expectedFrom,
    amountTo: created.settleAmount ?? order.expectedTo,
    echo: {
      addressTo: created.settleAddress,
      extraIdTo: created.settleMemo,
      from: echoOf(from, created.depositCoin, created.depositNetwork, ['mainnet']),
      to: echoOf(to, created.settleCoin, created.settleNetwork, ['mainnet']),
    },
    validUntil: created.expiresAt,
    url: `https://sideshift.ai/orders/${encodeURIComponent(created.id)}`,
  }
}

const addressesOf = ({ addressTo, extraIdTo, refundAddress, refundExtraId, orderKey }: ProviderOrder) => ({
  settleAddress: addressTo,
  ...(extraIdTo === null ? {} : { settleMemo: extraIdTo }),
  ...(refundAddress === null ? {} : { refundAddress }),
  ...(refundAddress === null || refundExtraId === null ? {} : { refundMemo: refundExtraId }),
  externalId: orderKey,
})

const pairOf = ({ from, to }: ProviderOrder) => ({
  depositCoin: from.code,
  depositNetwork: from.network,
  settleCoin: to.code,
  settleNetwork: to.network,
})

export const readSideshift = async (
  settings: SideshiftSettings,
  ref: OrderRef,
  context: ProviderContext,
): Promise<ProviderState> =>
  sideshiftState(await callSideshift(settings, context, { path: pathOf(ref), schema: shiftResponse }))

/** Of one call; the documentation names no most. */
export const SHIFTS_TOGETHER = 50

export async function readShifts(
  settings: SideshiftSettings,
  orders: readonly ListedOrder[],
  context: ProviderContext,
): Promise<BulkRead> {
  const query = { ids: orders.map(({ id }) => id).join(',') }
  const shifts = await callSideshift(settings, context, { path: '/shifts', query, schema: shiftsResponse })
  return new Map(shifts.map((shift) => [shift.id, sideshiftState(shift)]))
}

/** An empty id would list other shifts. */
function pathOf({ id }: OrderRef): string {
  if (id === '') throw new ProviderError('not_found')
  return `/shifts/${encodeURIComponent(id)}`
}

/** The refund itself follows without another call. */
export async function actSideshift(
  settings: SideshiftSettings,
  ref: OrderRef,
  { action, address, extraId }: ProviderAction,
  context: ProviderContext,
): Promise<void> {
  if (action !== 'refund') throw new ProviderError('action_unavailable')
  if (!address) throw new ProviderError('refund_address_invalid')
  await callSideshift(settings, context, {
    path: `${pathOf(ref)}/set-refund-address`,
    body: { address, ...(extraId === null ? {} : { memo: extraId }) },
    schema: refundAddressResponse,
    isEffect: true,
  })
}

/** The status is ignored: anyone who knows the account could have sent it. */
export function receiveSideshift(accountId: string, { body }: ProviderWebhook): string | null {
  const parsed = notification.safeParse(jsonOf(body))
  if (!parsed.success || parsed.data.meta.hook.accountId !== accountId) return null
  return parsed.data.payload.shiftId
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
