import * as z from 'zod/mini'
import { AMOUNT_DECISIONS } from '@/domain/exchange/amountChange'
import { commissionSchema } from './quotes'
import { amount, instant, nullable, nullableText } from './resultFields'
import { documented, named } from './schema'

export const priceRecord = named(
  'PriceRecord',
  z.object({
    amountFrom: amount,
    amountTo: amount,
    networkFee: documented(nullable(amount), {
      description: 'Of the payout, in units of the to-currency; null where it is not known separately.',
    }),
    usdFrom: documented(nullable(amount), { description: 'Market price of one unit in US dollars.' }),
    usdTo: nullable(amount),
    at: instant,
  }),
)

export const amountChange = named(
  'AmountChange',
  z.object({
    quotedFrom: documented(amount, { description: 'As it was quoted.' }),
    quotedTo: documented(amount, { description: 'As it was quoted.' }),
    amountFrom: documented(amount, { description: 'As the provider made the order.' }),
    amountTo: amount,
    decision: documented(z.enum(AMOUNT_DECISIONS), {
      description:
        '`open`: its owner accepts or declines until `decideBy`; nothing can be deposited before. `better`: nobody was asked.',
    }),
    decideBy: documented(instant, { description: 'Then an exchange without a decision has ended.' }),
  }),
)

export const requote = named(
  'Requote',
  z.object({
    amountFrom: documented(amount, { description: 'What arrived.' }),
    amountTo: documented(nullable(amount), {
      description: 'At the market rate of that moment; null where the provider names it with the payout.',
    }),
    at: instant,
  }),
)

export const bankDetails = named(
  'BankDetails',
  z.object({
    payee: z.string(),
    bank: nullableText,
    bic: nullableText,
    reference: documented(z.string(), { description: 'By which the transfer is matched with the exchange.' }),
  }),
)
export type BankDetails = z.output<typeof bankDetails>

export const agreedCommission = documented(z.optional(nullable(commissionSchema)), {
  description: 'Agreed when it was ordered, inside its rate; null where it was not recorded.',
})
