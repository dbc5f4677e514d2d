// @ts-check
import { isLoopback } from './providerVariables.js'

/** @typedef {import('./rules.js').Rule} Rule */

/** @type {readonly Rule[]} */
export const webhookRules = [
  {
    name: 'webhookSecret',
    with: ['webhookUrl'],
    check: (env) => (env.webhookUrl && !env.webhookSecret ? 'must be set too: WEBHOOK_URL is' : null),
  },
  {
    name: 'webhookUrl',
    with: ['webhookSecret'],
    check: (env) => (env.webhookSecret && !env.webhookUrl ? 'must be set too: WEBHOOK_SECRET is' : null),
  },
  {
    name: 'webhookUrl',
    with: ['webhookPrivate', 'webhooksToLoopback'],
    check: ({ webhookUrl, webhookPrivate, webhooksToLoopback }) => {
      if (!webhookUrl.startsWith('http:') || webhookPrivate) return null
      const isTrial = webhooksToLoopback && isLoopback(new URL(webhookUrl).hostname)
      return isTrial ? null : 'must begin with https:// unless WEBHOOK_PRIVATE is 1'
    },
  },
]
