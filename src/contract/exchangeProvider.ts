import * as z from 'zod/mini'
import { EXCHANGE_ACTIONS } from '@/domain/exchange/exchange'
import { REFUND_TERMS } from '@/domain/exchange/refundTerms'
import { instant, nullable, nullableText } from './resultFields'
import { documented, named } from './schema'

export const exchangeProvider = named(
  'ExchangeProvider',
  z.object({
    id: z.string(),
    name: z.string(),
    url: nullableText,
    supportUrl: nullableText,
    custody: documented(nullable(z.enum(['custodial', 'protocol'])), {
      description: 'Who holds the money meanwhile: a company, or a protocol without one. Null: not known.',
    }),
    refunds: documented(z.catch(z.optional(z.enum(REFUND_TERMS)), undefined), {
      description:
        'How a deposit comes back that cannot be exchanged, as in its offer; absent where nobody says.',
    }),
    orderId: documented(nullableText, { description: 'The provider’s own id of the order.' }),
    orderUrl: documented(nullableText, { description: 'The provider’s own page of the order.' }),
    canAct: documented(z.catch(z.boolean(), false), {
      description: 'Whether choices can be sent to the provider from here; otherwise its support takes them.',
    }),
    pendingAction: documented(nullable(z.enum(EXCHANGE_ACTIONS)), {
      description: 'A choice that was sent to the provider and has shown no effect yet.',
    }),
    readAt: documented(nullable(instant), { description: 'When the provider last said how it stands.' }),
    isCurrent: documented(z.catch(z.boolean(), true), {
      description: 'False: the provider cannot be read now, and the status is that of `readAt`.',
    }),
  }),
)
