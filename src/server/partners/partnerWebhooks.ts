import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { NewPartnerWebhook, partnerWebhookCalls as contract } from '@/contract/partnerWebhooks'
import { LABEL_LENGTH } from '@/domain/partner/partnerCode'
import { macroFault } from '@/domain/partner/postback'
import {
  isPostbackEvent,
  MAX_ENDPOINTS,
  ROTATION_TIME,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '@/domain/partner/webhooks'
import { database } from '@/server/database/database'
import { lockPartnerOf } from '@/server/database/lockPartners'
import { type StoredEndpoint, webhookEndpoints } from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler, ApiRequest } from '@/server/kernel/ApiRequest'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'
import { targetFault } from '@/server/outbound/publicTarget'
import { noPartner, requirePartner } from '@/server/partners/storedPartners'
import { deliveryView, webhookView } from '@/server/partners/webhookViews'
import { requireFresh } from '@/server/secondFactors/requireFresh'
import { lockSignedIn } from '@/server/signIns/lockSignedIn'
import { stopDeliveries } from '@/server/webhooks/storedDeliveries'
import {
  addTest,
  changeEndpoint,
  countEndpoints,
  deliveriesOf,
  type EndpointChanges,
  endpointsOf,
  findEndpoint,
  type Owner,
  resendDelivery,
} from '@/server/webhooks/storedEndpoints'
import { isResolvedPublic } from '@/server/webhooks/isResolvedPublic'
import { encryptWebhookSecret, newWebhookSecret } from '@/server/webhooks/webhookSecret'
import { webhookRules } from '@/server/webhooks/webhookWorker'

const ownerOf = async (customerId: string): Promise<Owner> => ({
  kind: 'partner',
  id: (await requirePartner(customerId)).id,
})

export const listWebhooks: ApiHandler<typeof contract.webhooks> = async ({ signedIn }) => {
  const endpoints = await endpointsOf(await ownerOf(signedIn.customer.id))
  return { result: { result: endpoints.map(webhookView) } }
}

type Wanted = ApiRequest<typeof contract.addWebhook>['body']

export const addWebhook: ApiHandler<typeof contract.addWebhook> = async ({ signedIn, body }) => {
  const fields = await faultsOf(body)
  const secret = newWebhookSecret(body.kind)
  const id = randomUUID()
  // Before the transaction: its key is read from the database, and the embedded one has a single connection.
  const encrypted = await encryptWebhookSecret(id, secret)
  const db = await database()
  const added = await db.transaction(async (transaction) => {
    const { id: customerId } = await lockSignedIn(transaction, signedIn)
    const partner = await lockPartnerOf(transaction, customerId)
    if (!partner) throw noPartner()
    if (partner.state !== 'active')
      throw new ApiError(409, 'action_unavailable', 'This partner account is suspended.')
    if (hasErrors(fields)) throw validationError(fields)
    requireFresh(signedIn)
    const owner = { kind: 'partner', id: partner.id } as const
    if ((await countEndpoints(transaction, owner)) >= MAX_ENDPOINTS)
      throw new ApiError(409, 'limit_reached', `No more than ${MAX_ENDPOINTS} webhooks and postbacks.`)
    const endpoint = newEndpoint(owner, body, { id, secret: encrypted })
    await transaction.insert(webhookEndpoints).values(endpoint)
    return endpoint
  })
  return { status: 201, result: { ...webhookView(added), secret } }
}

function newEndpoint(
  owner: Owner,
  wanted: Wanted,
  { id, secret }: Pick<StoredEndpoint, 'id' | 'secret'>,
): StoredEndpoint {
  const { kind, url, method, label } = wanted
  return {
    ...{ id, ownerKind: owner.kind, ownerId: owner.id, kind, url, label, events: eventsOf(wanted) },
    method: kind === 'webhook' ? 'POST' : method,
    ...{ secret, previousSecret: null, previousUntil: null, createdAt: Date.now() },
    ...{ failingSince: null, disabledAt: null, disabledReason: null, removedAt: null },
  }
}

const eventsOf = ({ kind, events }: Wanted): WebhookEvent[] =>
  WEBHOOK_EVENTS.filter((event) => (kind === 'postback' ? isPostbackEvent(event) : events.includes(event)))

/** The name is resolved now and again for each connection: what it points to may change. */
async function faultsOf({ kind, url, events, label }: Wanted): Promise<FieldErrors> {
  const invalid = (description: string) => ({ code: 'validation_failed' as const, description })
  const macro = kind === 'postback' ? macroFault(url) : null
  const plain = kind === 'postback' ? url.replace(/[{}]/g, '') : url
  const fault = targetFault(plain, webhookRules())
  const isReachable = fault === null && macro === null && (await isResolvedPublic(plain, webhookRules()))
  return {
    ...(label.length > LABEL_LENGTH && { label: invalid(`At most ${LABEL_LENGTH} characters.`) }),
    ...(kind === 'webhook' && events.length === 0 && { events: invalid('Name at least one event.') }),
    ...(macro !== null && { url: invalid(`There is no macro ${macro}.`) }),
    ...(macro === null && !isReachable && { url: invalid(ADDRESS_FAULTS[fault ?? 'host']) }),
  }
}

const ADDRESS_FAULTS = {
  url: 'Must be an https address.',
  scheme: 'Must be an https address.',
  credentials: 'Must hold no name or password.',
  port: 'Must use the port 443 or 8443.',
  host: 'Must be an address that anybody on the Internet can reach.',
}

const unknown = () => new ApiError(404, 'not_found', 'There is no such webhook.')

async function changed(customerId: string, id: string, ...how: [EndpointChanges, typeof stopDeliveries?]) {
  const endpoint = await changeEndpoint(await ownerOf(customerId), id, ...how)
  if (!endpoint) throw unknown()
  return endpoint
}

export const rotateWebhook: ApiHandler<typeof contract.rotateWebhook> = async ({ signedIn, params }) => {
  const owner = await ownerOf(signedIn.customer.id)
  const endpoint = await findEndpoint(owner, params.id)
  if (!endpoint) throw unknown()
  requireFresh(signedIn)
  const secret = newWebhookSecret(endpoint.kind)
  const rotated = await changed(signedIn.customer.id, params.id, {
    secret: await encryptWebhookSecret(endpoint.id, secret),
    previousSecret: sql`${webhookEndpoints.secret}`,
    previousUntil: Date.now() + ROTATION_TIME,
  })
  const result: NewPartnerWebhook = { ...webhookView(rotated), secret }
  return { result }
}

export const enableWebhook: ApiHandler<typeof contract.enableWebhook> = async ({ signedIn, params }) => ({
  result: webhookView(
    await changed(signedIn.customer.id, params.id, {
      ...{ disabledAt: null, disabledReason: null, failingSince: null },
    }),
  ),
})

export const removeWebhook: ApiHandler<typeof contract.removeWebhook> = async ({ signedIn, params }) => ({
  result: webhookView(
    await changed(signedIn.customer.id, params.id, { removedAt: Date.now() }, stopDeliveries),
  ),
})

async function activeEndpoint(customerId: string, id: string): Promise<StoredEndpoint> {
  const endpoint = await findEndpoint(await ownerOf(customerId), id)
  if (!endpoint) throw unknown()
  if (endpoint.disabledAt !== null)
    throw new ApiError(409, 'action_unavailable', 'It is switched off: enable it first.')
  return endpoint
}

/** As of an order, so that a postback is filled. */
const TEST_DATA = { order: 'ord_test', clickId: 'test', subId: 'test', commissionBtc: '0' }

export const testWebhook: ApiHandler<typeof contract.testWebhook> = async ({ signedIn, params }) => {
  const { id } = await activeEndpoint(signedIn.customer.id, params.id)
  return { status: 201, result: deliveryView(await addTest(id, TEST_DATA, Date.now())) }
}

export const listDeliveries: ApiHandler<typeof contract.deliveries> = async ({ signedIn, params, query }) => {
  const endpoint = await findEndpoint(await ownerOf(signedIn.customer.id), params.id)
  if (!endpoint) throw unknown()
  const { limit, offset } = query
  const { rows, total } = await deliveriesOf(endpoint.id, limit, offset)
  return { result: { result: rows.map(deliveryView), offset, limit, totalCount: total } }
}

export const resend: ApiHandler<typeof contract.resend> = async ({ signedIn, params }) => {
  const { id } = await activeEndpoint(signedIn.customer.id, params.id)
  const delivery = await resendDelivery(id, params.deliveryId, Date.now())
  if (!delivery) throw new ApiError(404, 'not_found', 'There is no such delivery.')
  return { result: deliveryView(delivery) }
}
