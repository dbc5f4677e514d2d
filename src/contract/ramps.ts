import * as z from 'zod/mini'
import { RAMP_ACTIONS, RAMP_DIRECTIONS, RAMP_METHODS, RAMP_REFUSALS, RAMP_SIDES } from '@/domain/ramp/ramp'
import type { Endpoints } from './endpoint'
import { exchangeSchema, ownedExchange } from './exchanges'
import { rampOrderBody } from './rampBodies'
import { rampFees, rampInfo, rampMethod, rampMinutes, rampNeed, rampOpening } from './rampParts'
import {
  bodyText,
  idempotencyKey,
  oneOf,
  ownerSecretHeader,
  partnerKeyHeader,
  siteLanguage,
} from './requestFields'
import { rampWays, waysQuery } from './rampWays'
import { amount, instant, nullable, nullableText } from './resultFields'
import { documented, named } from './schema'

const country = documented(z._default(z.string(), ''), {
  description: 'Where the visitor says that they live; ISO 3166-1 alpha-2.',
})

const countryOptions = named(
  'RampCountry',
  z.object({
    code: documented(z.string(), { description: 'ISO 3166-1 alpha-2.' }),
    states: documented(nullable(z.array(z.string())), {
      description: 'States that are served, by ISO 3166-2 without the country; null: none has to be named.',
    }),
    buy: documented(z.array(rampMethod), { description: 'How one can pay there; empty: not at all.' }),
    sell: documented(z.array(rampMethod), { description: 'How one can be paid there; empty: not at all.' }),
  }),
)

const symbols = z.object({ buy: z.array(z.string()), sell: z.array(z.string()) })

const rampOptions = named(
  'RampOptions',
  z.object({
    countries: documented(z.array(countryOptions), {
      description: 'Where any ramp may be offered to this caller.',
    }),
    fiats: documented(symbols, { description: 'By the symbol of the currency.' }),
    coins: documented(symbols, { description: 'By the symbol of the currency.' }),
    country: documented(nullableText, {
      description: 'Where the call comes from, by ISO 3166-1 alpha-2; null: not known.',
    }),
  }),
)
export type RampOptions = z.output<typeof rampOptions>

const limits = z.object({
  min: documented(nullable(amount), { description: 'Of the typed side; null: not known.' }),
  max: documented(nullable(amount), { description: 'Of the typed side; null: none is known.' }),
})

const rampOffer = named(
  'RampOffer',
  z.object({
    ramp: rampInfo,
    method: rampMethod,
    pay: documented(amount, { description: 'What the visitor pays, with every fee.' }),
    get: documented(amount, { description: 'What arrives, after every fee.' }),
    fees: documented(rampFees, { description: 'Inside both amounts, in the fiat currency; null: not said.' }),
    isEstimate: documented(z.boolean(), { description: 'False: the price is held until `validUntil`.' }),
    validUntil: nullable(instant),
    minutes: rampMinutes,
    limits,
    needs: documented(z.array(rampNeed), { description: 'What its order has to name.' }),
    opens: rampOpening,
    quoteId: documented(z.string(), {
      description: 'Orders this offer; opaque, for a quarter of an hour at most.',
    }),
  }),
)
export type RampOfferView = z.output<typeof rampOffer>

const refusalCode = documented(z.enum(RAMP_REFUSALS), { description: 'Why it has no offer.' })
const limitOfRefusal = documented(nullable(amount), {
  description: 'Of `below_min` and `above_max`, in units of the typed side; null: not known.',
})

const rampRefusal = named(
  'RampRefusal',
  z.object({
    ramp: rampInfo,
    method: documented(nullable(rampMethod), { description: 'Null: the ramp as a whole.' }),
    code: refusalCode,
    limit: limitOfRefusal,
  }),
)
export type RampRefusalView = z.output<typeof rampRefusal>

const rampOffers = named(
  'RampOffers',
  z.object({
    offers: documented(z.array(rampOffer), {
      description: 'The one by which most arrives first, or least is paid.',
    }),
    refusals: z.array(rampRefusal),
    nearest: documented(
      z.array(
        named(
          'RampLimit',
          z.object({ method: rampMethod, code: z.enum(['below_min', 'above_max']), limit: amount }),
        ),
      ),
      { description: 'Of each method without an offer for its limit alone: the limit that is nearest.' },
    ),
    askedAt: instant,
  }),
)
export type RampOffers = z.output<typeof rampOffers>

const offersQuery = z.object({
  direction: z._default(z.enum(RAMP_DIRECTIONS, oneOf(RAMP_DIRECTIONS)), 'buy'),
  fiat: documented(z._default(z.string(), ''), { description: 'Ticker of the currency of a state.' }),
  ticker: documented(z._default(z.string(), ''), { description: 'Ticker of the coin.' }),
  network: documented(z._default(z.string(), ''), {
    description: 'Id of its network, or another name of it.',
  }),
  amount: z._default(z.string(), ''),
  side: documented(z._default(z.enum(RAMP_SIDES, oneOf(RAMP_SIDES)), 'pay'), {
    description: 'Of which side the amount is: what the visitor pays, or what they get.',
  }),
  country,
  state: documented(z._default(z.string(), ''), {
    description: 'ISO 3166-2 without its country, where the country has states.',
  }),
  method: documented(z._default(z.union([z.literal(''), z.enum(RAMP_METHODS, oneOf(RAMP_METHODS))]), ''), {
    description: 'Empty: every method.',
  }),
})

const tag = 'Ramps'

export const ramps = {
  list: {
    method: 'GET',
    path: '/api/v4/ramps',
    limit: 'read',
    query: waysQuery,
    result: z.array(rampWays),
    tag,
    summary: 'Who buys and sells coins for money of a state, and by which ways',
    description:
      'Of each way the limits, the usual time and the countries, as the ramp says them. One that serves nothing of what is wanted is left out.',
  },
  options: {
    method: 'GET',
    path: '/api/v4/ramps/options',
    limit: 'read',
    result: rampOptions,
    tag,
    summary: 'Where, how and in which currencies coins are bought and sold for money of a state',
    description: 'Everything is empty where nobody may sell to this caller, or buy from them.',
  },
  offers: {
    method: 'GET',
    path: '/api/v4/ramps/offers',
    limit: 'read',
    query: offersQuery,
    needed: ['fiat', 'ticker', 'network', 'amount', 'country'],
    result: rampOffers,
    errors: { 422: ['currency_unknown', 'currency_disabled', 'amount_invalid'] },
    tag,
    summary: 'Every ramp’s offer for each method, and why others have none',
    description:
      '`country_restricted` where a ramp may not be offered, by the country that was chosen or the one that the call comes from.',
  },
  order: {
    method: 'POST',
    path: '/api/v4/ramps/orders',
    limit: 'write',
    auth: 'optional',
    headers: { ...idempotencyKey, ...siteLanguage, ...partnerKeyHeader },
    body: rampOrderBody,
    result: ownedExchange,
    statuses: [200, 201],
    errors: {
      403: ['screening_denied'],
      409: ['idempotency_conflict', 'rate_expired', 'maintenance'],
      422: [
        'rate_mismatch',
        'pair_unavailable',
        'currency_disabled',
        'amount_below_min',
        'amount_above_max',
        'address_invalid',
        'address_refused',
        'extra_id_invalid',
        'extra_id_required',
        'refund_address_invalid',
        'refund_address_required',
        'refund_extra_id_invalid',
        'refund_extra_id_required',
        'name_changed',
        'name_unavailable',
        'email_invalid',
        'account_invalid',
        'account_owner_invalid',
        'identity_required',
        'signature_required',
        'quota_used',
      ],
      451: ['region_restricted'],
      503: ['unavailable'],
    },
    tag,
    summary: 'Order an offer of a ramp; 200 when the same call ordered it before',
    description:
      'The order is an exchange, and goes on as every exchange does; `ramp.opened` of it says how its owner goes on. It is opened at the ramp once. `creating`: the ramp has not answered yet. `region_restricted`: the ramp may not be offered in the country that was chosen, or in the one that the call comes from.',
  },
  act: {
    method: 'POST',
    path: '/api/v4/exchanges-new/{publicId}/ramp',
    limit: 'write',
    auth: 'optional',
    headers: ownerSecretHeader,
    body: z.object({
      action: z.enum(RAMP_ACTIONS, oneOf(RAMP_ACTIONS)),
      // Of `prove`.
      signature: bodyText,
    }),
    result: exchangeSchema,
    errors: {
      403: ['owner_required'],
      404: ['not_found'],
      409: ['action_unavailable'],
      422: ['signature_required'],
      451: ['region_restricted'],
      503: ['unavailable'],
    },
    tag,
    summary: 'Open a checkout again that can no longer be used, prove an address, or cancel',
    description:
      'Only what `ramp.actions` names. A customer’s exchange needs the bearer of that customer, any other one the header x-exchange-secret.',
  },
} as const satisfies Endpoints
