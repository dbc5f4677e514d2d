import { and, count, desc, eq, sql } from 'drizzle-orm'
import { env } from '@/config/env'
import type { desk } from '@/contract/desk'
import {
  type OperatorDelivery,
  OPERATOR_TARGETS,
  type OperatorEndpoint,
  type OperatorTarget,
} from '@/contract/deskWebhooks'
import { database } from '@/server/database/database'
import { type StoredDelivery, webhookDeliveries, webhookEndpoints } from '@/server/database/schema'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { ensureOperatorEndpoint, OPERATOR_ENDPOINTS } from '@/server/outbox/operatorOutbox'
import { deliveryView } from '@/server/partners/webhookViews'
import { addTest, resendDelivery, resendFailed } from '@/server/webhooks/storedEndpoints'

const isoOrNull = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null)

export const listOperatorWebhooks: ApiHandler<typeof desk.operatorWebhooks> = async () => ({
  result: await Promise.all(OPERATOR_TARGETS.map(endpointView)),
})

const addressOf = (target: OperatorTarget) =>
  target === 'events' ? env.webhookUrl : env.paymentLinksWebhookUrl

async function endpointView(id: OperatorTarget): Promise<OperatorEndpoint> {
  const db = await database()
  const isOfIt = eq(webhookDeliveries.endpointId, OPERATOR_ENDPOINTS[id])
  const [row] = await db
    .select({ failingSince: webhookEndpoints.failingSince })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, OPERATOR_ENDPOINTS[id]))
  const counted = await db
    .select({ state: webhookDeliveries.state, total: count() })
    .from(webhookDeliveries)
    .where(isOfIt)
    .groupBy(webhookDeliveries.state)
  const [last] = await db
    .select({ at: sql<string | null>`${webhookDeliveries.attempts} -> -1 ->> 'at'` })
    .from(webhookDeliveries)
    .where(and(isOfIt, eq(webhookDeliveries.state, 'delivered')))
    .orderBy(sql`(${webhookDeliveries.attempts} -> -1 ->> 'at')::bigint desc nulls last`)
    .limit(1)
  const totalOf = (state: StoredDelivery['state']) => counted.find((one) => one.state === state)?.total ?? 0
  const address = addressOf(id)
  return {
    id,
    host: address ? new URL(address).host : null,
    events: id === 'events' ? [...env.webhookEvents] : ['payment.changed'],
    signsTwice: id === 'events' && env.webhookSecretPrevious !== '',
    failingSince: isoOrNull(row?.failingSince),
    lastDeliveredAt: last?.at ? isoOrNull(Number(last.at)) : null,
    pending: totalOf('pending'),
    failed: totalOf('failed'),
  }
}

const NAMES = ['order', 'payout', 'message', 'partner', 'payment'] as const

const viewOf = (delivery: StoredDelivery): OperatorDelivery => ({
  ...deliveryView(delivery),
  subject: NAMES.map((name) => delivery.data[name]).find(Boolean) ?? null,
})

/** @throws ApiError 404 not_found */
function targetOf(id: string): OperatorTarget {
  const found = OPERATOR_TARGETS.find((target) => target === id)
  if (!found) throw new ApiError(404, 'not_found', 'There is no such webhook of the operator.')
  return found
}

/** @throws ApiError 404 not_found, 409 action_unavailable */
function activeTarget(id: string): OperatorTarget {
  const target = targetOf(id)
  if (addressOf(target)) return target
  const setting = target === 'events' ? 'WEBHOOK_URL' : 'PAYMENT_LINKS_WEBHOOK_URL'
  throw new ApiError(409, 'action_unavailable', `${setting} is not set: there is nowhere to send it.`)
}

export const listOperatorDeliveries: ApiHandler<typeof desk.operatorDeliveries> = async ({
  params,
  query: { state, limit, offset },
}) => {
  const db = await database()
  const isOfIt = eq(webhookDeliveries.endpointId, OPERATOR_ENDPOINTS[targetOf(params.id)])
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(and(isOfIt, state && eq(webhookDeliveries.state, state)))
    .orderBy(desc(webhookDeliveries.createdAt), webhookDeliveries.id)
    .limit(limit + 1)
    .offset(offset)
  return { result: pageOfRows(rows, limit, viewOf) }
}

export const testOperatorWebhook: ApiHandler<typeof desk.testOperatorWebhook> = async ({ params }) => {
  const id = OPERATOR_ENDPOINTS[activeTarget(params.id)]
  const db = await database()
  await db.transaction((transaction) => ensureOperatorEndpoint(transaction, id))
  return { status: 201, result: viewOf(await addTest(id, {}, Date.now())) }
}

export const resendOperatorDelivery: ApiHandler<typeof desk.resendOperatorDelivery> = async ({ params }) => {
  const id = OPERATOR_ENDPOINTS[activeTarget(params.id)]
  const delivery = await resendDelivery(id, params.deliveryId, Date.now())
  if (!delivery) throw new ApiError(404, 'not_found', 'There is no such delivery.')
  return { result: viewOf(delivery) }
}

export const resendFailedDeliveries: ApiHandler<typeof desk.resendFailedDeliveries> = async ({ params }) => ({
  result: { count: await resendFailed(OPERATOR_ENDPOINTS[activeTarget(params.id)], Date.now()) },
})
