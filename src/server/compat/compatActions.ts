import { type Exchange, exchanges } from '@/contract/exchanges'
import type { ExchangeActionName } from '@/domain/exchange/exchange'
import { callOwnApi, type CompatRequest } from '@/server/compat/compatCall'
import { textOf } from '@/server/compat/compatCurrencies'
import { idOf, requireOwnOrder } from '@/server/compat/compatOrders'

/** GET exchange/actions */
export async function compatActions(request: CompatRequest) {
  const id = idOf(request.query)
  await requireOwnOrder(request, id)
  const path = exchanges.get.path.replace('{publicId}', id)
  const { actions } = await callOwnApi<Exchange>(request, { path })
  const of = (name: ExchangeActionName) => ({ available: actions.includes(name) })
  return { refund: of('refund'), continue: of('continue') }
}

/** POST exchange/refund and exchange/continue: the key is in every copy of a wallet, so the order's secret proves it. */
export const compatAct = (action: ExchangeActionName) => async (request: CompatRequest) => {
  const values = (request.body ?? {}) as Record<string, unknown>
  const id = idOf(values)
  await requireOwnOrder(request, id)
  const [address, extraId] = [textOf(values.address), textOf(values.extraId)]
  await callOwnApi<Exchange>(request, {
    method: 'POST',
    path: exchanges.act.path.replace('{publicId}', id),
    body: { action, address, extraId, notProvideRefundMemo: extraId === '' },
  })
  return { result: true }
}
