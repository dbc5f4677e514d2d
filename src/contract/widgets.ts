import * as z from 'zod/mini'
import { RECIPIENT_FAULTS } from '@/domain/partner/widgetRecipient'
import { EMBED_THEMES } from '@/domain/site/embed'
import type { Endpoints } from './endpoint'
import { bodyText } from './requestFields'
import { nullable, nullableText } from './resultFields'
import { named } from './schema'

const widget = named(
  'Widget',
  z.object({
    id: z.string(),
    name: z.string(),
    origins: z.array(z.string()),
    theme: z.enum(EMBED_THEMES),
    accent: nullableText,
    language: nullableText,
    fromAsset: nullableText,
    toAsset: nullableText,
    hasKeys: z.boolean(),
  }),
)
export type Widget = z.output<typeof widget>

const base = '/api/v4/widgets/{id}'

export const widgets = {
  get: {
    method: 'GET',
    path: base,
    limit: 'read',
    tier: 'optional',
    result: widget,
    errors: { 404: ['not_found'] },
    tag: 'Widgets',
    summary: 'What the page of a partner’s widget shows, and which pages may frame it',
  },
  checkRecipient: {
    method: 'POST',
    path: `${base}/recipient`,
    limit: 'write',
    tier: 'optional',
    body: z.object({
      from: bodyText,
      to: bodyText,
      address: bodyText,
      memo: bodyText,
      amount: bodyText,
      expires: bodyText,
      nonce: bodyText,
      signature: bodyText,
    }),
    result: z.object({ fault: nullable(z.enum(RECIPIENT_FAULTS)) }),
    errors: { 404: ['not_found'] },
    tag: 'Widgets',
    summary: 'Check a recipient that the partner’s server has signed; uses its nonce up',
    description:
      'The signature is Ed25519 over the lines `halyard-widget-recipient-v1`, the id of the widget and the seven fields, under one of its public keys.',
  },
} as const satisfies Endpoints
