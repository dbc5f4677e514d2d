import { Webhook } from 'standardwebhooks'
import { filledPostback, type PostbackValues } from '@/domain/partner/postback'
import { POSTBACK_STATUSES } from '@/domain/partner/webhooks'
import type { StoredDelivery, StoredEndpoint } from '@/server/database/schema'
import type { PublicCall } from '@/server/outbound/callPublic'
import { operatorTarget } from '@/server/webhooks/operatorEndpoint'
import { decryptWebhookSecret } from '@/server/webhooks/webhookSecret'

type Written = Pick<PublicCall, 'url' | 'method' | 'headers' | 'body'>

const POSTBACK_SECRET_HEADER = 'x-postback-secret'

/** @throws where a secret cannot be decrypted any more */
export async function webhookRequest(
  endpoint: StoredEndpoint,
  delivery: StoredDelivery,
  now: number,
): Promise<Written> {
  const { url, secrets } = await targetOf(endpoint, now)
  return endpoint.kind === 'webhook'
    ? signed(url, delivery, secrets, now)
    : postback(endpoint, delivery, secrets[0] ?? '')
}

const targetOf = async (endpoint: StoredEndpoint, now: number) =>
  endpoint.ownerKind === 'operator'
    ? operatorTarget(endpoint.id)
    : { url: endpoint.url, secrets: await secretsOf(endpoint, now) }

async function secretsOf(endpoint: StoredEndpoint, now: number): Promise<string[]> {
  const { id, secret, previousSecret, previousUntil } = endpoint
  const isBoth = previousSecret !== null && previousUntil !== null && previousUntil > now
  return Promise.all(
    [secret, ...(isBoth ? [previousSecret] : [])].map((one) => decryptWebhookSecret(id, one)),
  )
}

/** The scheme of standardwebhooks.com, with a signature by each secret that is in use. */
function signed(url: string, delivery: StoredDelivery, secrets: string[], now: number): Written {
  const { eventId, type, createdAt, data } = delivery
  const body = JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data })
  const at = new Date(now)
  return {
    url,
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Halyard-Webhooks/1',
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(now / 1000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventId, at, body)).join(' '),
    },
  }
}

function postback({ url, method }: StoredEndpoint, delivery: StoredDelivery, secret: string): Written {
  const filled = filledPostback(url, postbackValues(delivery))
  const isForm = method === 'POST'
  const target = new URL(filled)
  const body = isForm ? target.search.slice(1) : ''
  if (isForm) target.search = ''
  return {
    url: target.href,
    method,
    body,
    headers: {
      ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
      'user-agent': 'Halyard-Webhooks/1',
      'webhook-id': delivery.eventId,
      [POSTBACK_SECRET_HEADER]: secret,
    },
  }
}

const postbackValues = ({ type, data }: StoredDelivery): PostbackValues => ({
  click_id: data.clickId ?? '',
  order: data.order ?? '',
  status: POSTBACK_STATUSES[type] ?? '',
  commission: data.commissionBtc ?? '',
  currency: 'BTC',
  sub: data.subId ?? '',
})
