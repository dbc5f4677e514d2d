import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'
import { ownerSecretHeader } from './requestFields'
import { instant } from './resultFields'

const made = {
  method: 'POST',
  limit: 'write',
  auth: 'optional',
  tag: 'Exchanges',
  headers: ownerSecretHeader,
  result: z.object({ token: z.string(), expiresAt: instant }),
  statuses: [201],
  errors: { 403: ['owner_required'], 404: ['not_found'] },
} as const

export const transferCalls = {
  createTransfer: {
    ...made,
    path: '/api/v4/exchanges-new/{publicId}/transfers',
    summary: 'Make a token by which another device gets the secret, once and within 15 minutes',
    description: 'Needs the header x-exchange-secret, and for a customer’s exchange the bearer too.',
  },
  createHandover: {
    ...made,
    path: '/api/v4/exchanges-new/{publicId}/handover',
    summary: 'Make a token by which a window of this device gets the secret, once and within a minute',
    description:
      'For a page in a frame, whose storage is not that of the site. Needs the header x-exchange-secret, and for a customer’s exchange the bearer too.',
  },
} as const satisfies Endpoints
