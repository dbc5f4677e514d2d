import { type NewPartnerKey, type PartnerKey } from '@/contract/partnerKeys'
import type { NewPartnerWebhook, PartnerWebhook, WebhookDelivery } from '@/contract/partnerWebhooks'
import { type PartnerClicks, partners } from '@/contract/partners'
import type { KeyScope } from '@/domain/partner/partnerKey'
import type { ClicksBy } from '@/domain/partner/statistics'
import type { PostbackMethod, WebhookEvent, WebhookKind } from '@/domain/partner/webhooks'
import { call } from '../call'

/** The newest first. */
export const fetchKeys = async (): Promise<PartnerKey[]> => (await call(partners.keys, {})).result

/** @throws ApiFailure, with 403 `confirmation_required` */
export const addKey = (key: { label: string; scope: KeyScope }): Promise<NewPartnerKey> =>
  call(partners.addKey, { body: key })

export const revokeKey = (id: string): Promise<PartnerKey> => call(partners.revokeKey, { params: { id } })

/** The newest first. */
export const fetchWebhooks = async (): Promise<PartnerWebhook[]> => (await call(partners.webhooks, {})).result

type WantedWebhook = {
  kind: WebhookKind
  url: string
  method: PostbackMethod
  events: WebhookEvent[]
  label: string
}

/** @throws ApiFailure, with 403 `confirmation_required` */
export const addWebhook = (webhook: WantedWebhook): Promise<NewPartnerWebhook> =>
  call(partners.addWebhook, { body: webhook })

/** @throws ApiFailure, with 403 `confirmation_required` */
export const rotateWebhook = (id: string): Promise<NewPartnerWebhook> =>
  call(partners.rotateWebhook, { params: { id } })

export const enableWebhook = (id: string): Promise<PartnerWebhook> =>
  call(partners.enableWebhook, { params: { id } })

export const removeWebhook = (id: string): Promise<PartnerWebhook> =>
  call(partners.removeWebhook, { params: { id } })

export const testWebhook = (id: string): Promise<WebhookDelivery> =>
  call(partners.testWebhook, { params: { id } })

/** The newest first. */
export const fetchDeliveries = async (id: string, limit: number): Promise<WebhookDelivery[]> =>
  (await call(partners.deliveries, { params: { id }, query: { limit } })).result

export const resendDelivery = (id: string, deliveryId: string): Promise<WebhookDelivery> =>
  call(partners.resend, { params: { id, deliveryId } })

/** Dates such as 2026-11-29, both included, of a named time zone. */
export const fetchClicks = (query: {
  by: ClicksBy
  from: string
  to: string
  timeZone: string
}): Promise<PartnerClicks> => call(partners.clicks, { query })
