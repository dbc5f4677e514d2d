import { env } from '@/config/env'
import { OPERATOR_ENDPOINTS } from '@/server/outbox/operatorOutbox'

/** As they are now, so that what waits follows a change of the settings. @throws where they are gone */
export function operatorTarget(id: string): { url: string; secrets: string[] } {
  const [url, secrets] =
    id === OPERATOR_ENDPOINTS.payments
      ? [env.paymentLinksWebhookUrl, [env.paymentLinksWebhookSecret, env.paymentLinksWebhookSecretPrevious]]
      : [env.webhookUrl, [env.webhookSecret, env.webhookSecretPrevious]]
  const used = secrets.filter(Boolean)
  if (!url || used.length === 0) throw new Error('Its address or its secret is no longer in the settings.')
  return { url, secrets: used }
}
