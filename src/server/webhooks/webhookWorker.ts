import { eq } from 'drizzle-orm'
import { Counter } from 'prom-client'
import { env } from '@/config/env'
import type { WebhookOwner } from '@/domain/partner/webhooks'
import { DAY, SECOND } from '@/domain/time/durations'
import { logFailure } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { once } from '@/runtime/once'
import type { Transaction } from '@/server/database/database'
import {
  customers,
  partners,
  type StoredCustomer,
  type StoredEndpoint,
  type WebhookAttempt,
} from '@/server/database/schema'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { tracedJob } from '@/server/kernel/tracedJob'
import { enqueueEmail } from '@/server/mail/enqueueEmail'
import { callPublic } from '@/server/outbound/callPublic'
import {
  claimDelivery,
  deleteOldDeliveries,
  type Due,
  isDelivered,
  recordAttempt,
} from '@/server/webhooks/storedDeliveries'
import { simulation } from '@/server/sandbox/simulation'
import { webhookRequest } from '@/server/webhooks/webhookRequest'

const EVERY = 2 * SECOND
/** For all of a try, connection and answer. */
const TIMEOUT = 10 * SECOND
/** At once: endpoints that do not answer must not hold the others up. */
const SIDE_BY_SIDE = 10

/** Where real money moves nobody else's address leads into this machine, and nobody but the operator can say what lies
 * behind its own. */
export const webhookRules = (owner: WebhookOwner = 'partner') => ({
  loopback: env.webhooksToLoopback && simulation() !== null,
  inside: owner === 'operator' && env.webhookPrivate,
})

/** One that was sent before a kill is sent again with the same id; none is lost. */
export async function sendDueWebhooks(): Promise<void> {
  const sender = async () => {
    for (let due = await claimDelivery(Date.now()); due; due = await claimDelivery(Date.now()))
      await deliver(due)
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, sender))
}

async function deliver(due: Due): Promise<void> {
  const started = Date.now()
  const attempt = await tracedJob('webhookWorker', () => tryOnce(due, started))
  const isOff = await recordAttempt(due, attempt, Date.now(), (transaction) =>
    announce(transaction, due.endpoint, Date.now()),
  )
  webhookTries().inc({ outcome: isDelivered(attempt) ? 'delivered' : 'failed' })
  if (isOff) webhookTries().inc({ outcome: 'switched_off' })
}

async function tryOnce(due: Due, at: number): Promise<WebhookAttempt> {
  try {
    const request = await webhookRequest(due.endpoint, due.delivery, at)
    const answer = await callPublic({
      ...request,
      rules: webhookRules(due.endpoint.ownerKind),
      timeoutMs: TIMEOUT,
    })
    return { at, ...answer, ms: Date.now() - at }
  } catch (error) {
    logFailure('webhook', error)
    return { at, status: null, error: 'secret_unreadable', ms: Date.now() - at }
  }
}

/** The host alone: the path of an address may be a secret. */
async function announce(transaction: Transaction, endpoint: StoredEndpoint, now: number): Promise<void> {
  const recipient = await RECIPIENTS[endpoint.ownerKind](transaction, endpoint.ownerId)
  if (recipient)
    await enqueueEmail(transaction, { kind: 'webhookOff', host: hostOf(endpoint) }, recipient, now)
}

type Recipient = Pick<StoredCustomer, 'language'> & { to: string }
type FindRecipient = (transaction: Transaction, ownerId: string) => Promise<Recipient | null>

const RECIPIENTS: Record<WebhookOwner, FindRecipient> = {
  partner: async (transaction, partnerId) => {
    const [owner] = await transaction
      .select({ to: customers.email, language: customers.language })
      .from(partners)
      .innerJoin(customers, eq(customers.id, partners.customerId))
      .where(eq(partners.id, partnerId))
    return owner ?? null
  },
  // Never switched off.
  operator: () => Promise.resolve(null),
}

const hostOf = ({ url }: StoredEndpoint) => new URL(url.replace(/[{}]/g, '')).host

/** From zero, so that Prometheus sees the first of each as an increase. */
const webhookTries = once(() => {
  const made = new Counter({
    name: 'halyard_webhook_tries_total',
    help: 'Tries to deliver an event to a webhook or postback, by their outcome',
    labelNames: ['outcome'],
    registers: [metrics.registry],
  })
  for (const outcome of ['delivered', 'failed', 'switched_off']) made.inc({ outcome }, 0)
  return made
})

export function startWebhookWorker() {
  webhookTries()
  scheduleJob('webhookWorker', EVERY, sendDueWebhooks)
  scheduleJob('webhookLog', DAY, () => deleteOldDeliveries(Date.now()))
}
