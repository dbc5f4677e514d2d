// @ts-check

/** @typedef {import('./rules.js').Rule} Rule */

/** @type {readonly Rule[]} */
export const paymentRules = [
  {
    name: 'paymentLinksKey',
    with: ['paymentLinksWebhookUrl'],
    check: (env) =>
      env.paymentLinksWebhookUrl && !env.paymentLinksKey
        ? 'must be set too: PAYMENT_LINKS_WEBHOOK_URL is, and no link would ever be sent there'
        : null,
  },
  {
    name: 'paymentLinksWebhookSecret',
    with: ['paymentLinksWebhookUrl'],
    check: (env) =>
      env.paymentLinksWebhookUrl && !env.paymentLinksWebhookSecret
        ? 'must be set too: PAYMENT_LINKS_WEBHOOK_URL is'
        : null,
  },
  {
    name: 'paymentLinksWebhookUrl',
    with: ['paymentLinksWebhookSecret'],
    check: (env) =>
      env.paymentLinksWebhookSecret && !env.paymentLinksWebhookUrl
        ? 'must be set too: PAYMENT_LINKS_WEBHOOK_SECRET is'
        : null,
  },
]
