import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SETTLED_STATUSES } from '@/domain/exchange/exchange'
import { callerAddress } from '@/runtime/callerAddress'
import { logFailure } from '@/runtime/log'
import { readBody } from '@/runtime/readBody'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { secondsToWait } from '@/server/kernel/limits'
import { findProvider } from '@/server/providers/registry'
import { findRamp } from '@/server/ramps/registry'

/** Bytes. */
const BODY_LIMIT = 65_536
/** Milliseconds between two reads of one order. */
const READ_EVERY = 5000

type Webhook = { providerId: string; headers: IncomingMessage['headers']; body: string }

/** Nothing of it is believed: the order is only read sooner. All get the same answer, so nobody learns of orders. */
export async function providerWebhookHandler(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const [path = ''] = (req.url ?? '').split('?', 1)
  const providerId = path.slice(path.lastIndexOf('/') + 1)
  const ip = callerAddress(req)
  const wait = await secondsToWait('reports', ip)
  if (req.method !== 'POST') answer(res, 405, { allow: 'POST' })
  else if (wait > 0) answer(res, 429, { 'retry-after': String(wait) })
  else {
    const bytes = await readBody(req, BODY_LIMIT)
    const { headers } = req
    if (bytes) await receiveWebhook({ providerId, headers, body: bytes.toString('utf8') })
    answer(res, bytes ? 204 : 413)
  }
}

function answer(res: ServerResponse, status: number, headers: Record<string, string> = {}) {
  res.statusCode = status
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  res.setHeader('cache-control', 'no-store')
  // What was not read of a refused body is not waited for.
  if (status >= 400) res.setHeader('connection', 'close')
  if (status !== 204) res.setHeader('content-length', 0)
  res.end()
}

/** Never throws: what a stranger sends is no failure of ours. */
export async function receiveWebhook({ providerId, headers, body }: Webhook): Promise<void> {
  const provider = findProvider(providerId) ?? findRamp(providerId)
  if (!provider?.receive) return
  try {
    const orderId = provider.receive({ headers: plainHeaders(headers), body })
    if (orderId) await readSoon(provider, orderId)
  } catch (error) {
    logFailure('providerWebhook', error)
  }
}

const plainHeaders = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )

/** Also an order that is no longer polled. */
async function readSoon(provider: { id: string }, orderId: string): Promise<void> {
  const now = Date.now()
  const earliest = sql`greatest(${new Date(now).toISOString()}::timestamptz, ${exchanges.readAt} + ${`${READ_EVERY} milliseconds`}::interval)`
  const db = await database()
  await db
    .update(exchanges)
    .set({ dueAt: sql`least(coalesce(${exchanges.dueAt}, ${earliest}), ${earliest})` })
    .where(
      and(
        eq(exchanges.provider, provider.id),
        eq(exchanges.providerOrderId, orderId),
        notInArray(exchanges.status, [...SETTLED_STATUSES]),
      ),
    )
}
