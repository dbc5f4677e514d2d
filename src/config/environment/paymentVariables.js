// @ts-check
import { z } from 'zod'
import { isLoopback } from './providerVariables.js'
import { bearerSecret, parsed, valueType } from './valueTypes.js'
import { secretVariable } from './variable.js'
import { webhookSecret } from './webhookVariables.js'

const MADE_BY = 'hok_ and 32 or more random characters: echo hok_$(openssl rand -hex 32)'

const operatorKey = valueType(
  MADE_BY,
  '',
  z
    .string()
    .regex(/^hok_[\w-]{32,128}$/, `must be ${MADE_BY}`)
    .pipe(bearerSecret.schema),
)

/** Which addresses may be called is decided at each try, as for partners' webhooks. */
const webhookAddress = parsed('an https address of at most 2048 characters', '', (value) => {
  const url = URL.canParse(value) && value.length <= 2048 ? new URL(value) : null
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  return isSafe && !url.username && !url.password && !url.hash ? url.href : undefined
})

export const paymentVariables = {
  paymentLinksKey: secretVariable('PAYMENT_LINKS_KEY', {
    type: operatorKey,
    shapesPages: true,
    description:
      'with which a program of yours makes, lists and ends payment links without an account, in the header `x-operator-key`; `hok_` and 32 or more characters; empty: only customers and partners make them, see [Payment links](payment-links.md#a-program-of-your-own)',
    example: `hok_${'x'.repeat(32)}`,
  }),
  paymentLinksKeyPrevious: secretVariable('PAYMENT_LINKS_KEY_PREVIOUS', {
    type: operatorKey,
    description: 'PAYMENT_LINKS_KEY as it was before a change, still accepted, see [Rotation](rotation.md)',
    example: `hok_${'y'.repeat(32)}`,
  }),
  paymentLinksWebhookUrl: secretVariable('PAYMENT_LINKS_WEBHOOK_URL', {
    type: webhookAddress,
    description: 'where each change of those links is sent; needed with its secret',
    example: 'https://shop.example.com/payments',
  }),
  paymentLinksWebhookSecret: secretVariable('PAYMENT_LINKS_WEBHOOK_SECRET', {
    type: webhookSecret,
    description: 'by which those messages are signed, as Standard Webhooks writes one: `whsec_…`',
    example: `whsec_${'eHh4'.repeat(8)}`,
  }),
  paymentLinksWebhookSecretPrevious: secretVariable('PAYMENT_LINKS_WEBHOOK_SECRET_PREVIOUS', {
    type: webhookSecret,
    description:
      'PAYMENT_LINKS_WEBHOOK_SECRET as it was before a change: messages bear a signature by it too, see [Rotation](rotation.md)',
    example: `whsec_${'eXl5'.repeat(8)}`,
  }),
}
