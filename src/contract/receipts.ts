import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'
import { requote } from './exchangeParts'
import { amount, instant, nullable, nullableText } from './resultFields'
import { documented, named } from './schema'

const side = z.object({ ticker: z.string(), network: z.string() })

const receipt = named(
  'Receipt',
  z.object({
    type: z.literal('halyard-receipt'),
    version: z.literal('1'),
    site: documented(z.string(), { description: 'The origin that signed it.' }),
    issuedAt: instant,
    sandbox: z.boolean(),
    exchange: z.object({
      id: z.string(),
      type: z.enum(['fixed', 'floating']),
      status: z.string(),
      createdAt: instant,
      updatedAt: instant,
      depositUntil: instant,
    }),
    from: side,
    to: side,
    quote: z.object({ amountFrom: amount, amountTo: amount }),
    firstQuote: documented(z.optional(nullable(z.object({ amountFrom: amount, amountTo: amount }))), {
      description: 'Where the provider made the order at another amount, which `quote` then is; else null.',
    }),
    requote: documented(z.optional(nullable(requote)), {
      description:
        'Where another amount than that of `quote` arrived or the market rate was chosen; else null.',
    }),
    amounts: z.object({ amountFrom: nullable(amount), amountTo: nullable(amount) }),
    addresses: z.object({
      deposit: z.string(),
      depositExtraId: nullableText,
      recipient: z.string(),
      recipientExtraId: nullableText,
      refund: nullableText,
      refundExtraId: nullableText,
    }),
    transactions: z.object({ deposit: nullableText, payout: nullableText, refund: nullableText }),
    provider: nullable(z.object({ id: z.string(), name: z.string(), orderId: nullableText })),
    algorithm: z.literal('Ed25519'),
    keyId: z.string(),
    signature: documented(z.string(), {
      description: 'Base64url; over the canonical JSON (RFC 8785) of all other members.',
    }),
  }),
)
export type Receipt = z.output<typeof receipt>

const receiptKey = named(
  'ReceiptKey',
  z.object({
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    use: z.literal('sig'),
    kid: z.string(),
    x: z.string(),
    madeAt: instant,
  }),
)

const tag = 'Receipts'

export const receipts = {
  get: {
    method: 'GET',
    path: '/api/v4/exchanges-new/{publicId}/receipt',
    limit: 'read',
    result: receipt,
    errors: { 404: ['not_found'], 409: ['action_unavailable'] },
    tag,
    summary: 'A signed receipt of an exchange as it is now; says nothing that its status page does not show',
  },
  keys: {
    method: 'GET',
    path: '/api/v4/receipt-keys',
    limit: 'read',
    result: z.object({ keys: z.array(receiptKey) }),
    tag,
    summary: 'The public keys of all receipts of this site, former ones too (RFC 8037)',
    description: 'The same set stands at /.well-known/halyard-receipt-keys.json.',
  },
  verify: {
    method: 'POST',
    path: '/api/v4/receipts/verify',
    limit: 'write',
    body: z.object({ receipt: z.looseObject({}) }),
    result: z.object({ isValid: z.boolean() }),
    tag,
    summary: 'Whether this site has signed exactly this receipt',
    description: 'For browsers that cannot verify Ed25519 themselves.',
  },
} as const satisfies Endpoints
