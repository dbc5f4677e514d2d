import * as z from 'zod/mini'
import { RAMP_ACTIONS, RAMP_METHODS, RAMP_NEEDS, RAMP_OPENINGS, SIGNATURE_SCHEMES } from '@/domain/ramp/ramp'
import { amount, instant, nullable, nullableText } from './resultFields'
import { documented, named } from './schema'

export const rampMethod = documented(z.enum(RAMP_METHODS), { description: 'How one pays or is paid.' })

/** Who contracts with the visitor. */
export const rampInfo = named(
  'Ramp',
  z.object({
    id: z.string(),
    name: z.string(),
    entity: documented(z.string(), { description: 'The company that contracts with the visitor.' }),
    url: z.string(),
    termsUrl: z.string(),
    privacyUrl: z.string(),
    supportUrl: z.string(),
    complaintsUrl: z.string(),
    custody: documented(z.enum(['sandbox', 'custodial']), {
      description: 'Who holds the money while it is exchanged.',
    }),
    authorisations: documented(
      z.array(z.object({ region: z.enum(['eea', 'ch', 'gb', 'us']), register: z.string(), url: z.string() })),
      { description: 'Where it is authorised, and the register that says so.' },
    ),
    kyc: documented(
      z.array(
        z.object({
          method: documented(z.union([z.literal('all'), rampMethod]), {
            description: 'Which way of paying it is of.',
          }),
          freeUpTo: documented(nullable(amount), {
            description: 'Up to this much without documents; null: documents from the first unit.',
          }),
          currency: documented(z.string(), { description: 'Ticker of the currency.' }),
          per: z.enum(['order', 'day', 'month', '30days']),
        }),
      ),
      { description: 'From when it identifies a person.' },
    ),
    tracks: documented(z.enum(['order', 'none']), {
      description: '`none`: an order goes on at its site alone, and is not followed here.',
    }),
  }),
)
export type RampInfo = z.output<typeof rampInfo>

export const rampFees = named(
  'RampFees',
  z.object({
    provider: nullable(amount),
    network: nullable(amount),
    bank: nullable(amount),
    partner: documented(nullable(amount), { description: 'The part of the operator of this site.' }),
    total: nullable(amount),
  }),
)

export const rampMinutes = documented(nullable(z.tuple([z.number(), z.number()])), {
  description: 'Usual minutes, least and most; null: not known.',
})

export const rampNeed = z.enum(RAMP_NEEDS)
export const rampOpening = documented(z.enum(RAMP_OPENINGS), {
  description:
    'How an order goes on: `redirect` at the page of the ramp, `sign` with a message that the wallet of the receiving address signs, `transfer` to the bank details, `deposit` to the address.',
})

const rampBank = named(
  'RampBank',
  z.object({
    payee: z.string(),
    iban: z.string(),
    bank: nullableText,
    bic: nullableText,
    reference: documented(z.string(), { description: 'By which the transfer is matched with the order.' }),
  }),
)

/** One shape for every kind; what a kind has none of is null. */
const openedRamp = named(
  'OpenedRamp',
  z.object({
    kind: rampOpening,
    until: documented(nullable(instant), { description: 'Until when it may be used; null: not said.' }),
    url: documented(nullableText, { description: 'Of a `redirect`: where the visitor goes on.' }),
    once: documented(z.catch(z.boolean(), false), { description: 'The address serves one visit.' }),
    message: documented(nullableText, { description: 'Of `sign`: the text, to its last character.' }),
    scheme: documented(nullable(z.enum(SIGNATURE_SCHEMES)), { description: 'Of `sign`.' }),
    bank: documented(nullable(rampBank), { description: 'Of a `transfer`: to whom.' }),
    amount: documented(nullable(amount), {
      description: 'Of a `transfer` or a `deposit`: exactly this much.',
    }),
    currency: documented(nullableText, { description: 'Of a `transfer`: ISO 4217.' }),
    address: documented(nullableText, { description: 'Of a `deposit`.' }),
    extraId: documented(nullableText, { description: 'Of a `deposit`: its memo, which must be sent.' }),
  }),
)
export type OpenedRampView = z.output<typeof openedRamp>

export const exchangeRamp = named(
  'ExchangeRamp',
  z.object({
    ramp: rampInfo,
    direction: z.enum(['buy', 'sell']),
    method: rampMethod,
    country: documented(z.string(), { description: 'Which the visitor chose; ISO 3166-1 alpha-2.' }),
    isEstimate: documented(z.boolean(), {
      description: 'What arrives is an estimate until the ramp has the money.',
    }),
    fees: rampFees,
    minutes: rampMinutes,
    paid: documented(z.boolean(), { description: 'The ramp has the money or the coins of the visitor.' }),
    delivered: documented(z.boolean(), { description: 'The ramp has sent its part.' }),
    step: documented(nullable(rampOpening), {
      description: 'What its owner does next; null: nothing, or not known yet.',
    }),
    opened: documented(nullable(openedRamp), {
      description:
        'How it goes on, for its owner alone; null for everybody else, and once nothing is to be done.',
    }),
    checkoutExpired: documented(z.boolean(), {
      description:
        'The page of the ramp can no longer be used, and nothing was paid: `reopen` gives another one.',
    }),
    actions: documented(z.catch(z.array(z.enum(RAMP_ACTIONS)), []), {
      description: 'What its owner may do now.',
    }),
  }),
)
export type ExchangeRamp = z.output<typeof exchangeRamp>
