import type { RampMethod, RampRefusalCode } from '@/domain/ramp/ramp'
import type { ProviderContext } from '@/server/providers/provider'
import { answersByMethod, otherAmount } from '@/server/ramps/rampAnswers'
import type { RampAnswer, RampQuestion, RampRefusal } from '@/server/ramps/ramp'
import { refusalReader } from '@/server/providers/refusalReader'
import { codesOf } from '@/server/providers/refusalMeaning'
import { requestedOf } from '@/server/ramps/requestedOf'
import { callDfx, type DfxSettings } from './dfxCall'
import { DFX_METHODS, methodOf, theirMethod } from './dfxNetworks'
import { type DfxQuote, quoteResponse } from './dfxResponses'

/** One method a call. Instant transfers and cards only pay in. */
export function quoteDfx(
  settings: DfxSettings,
  question: RampQuestion,
  context: ProviderContext,
): Promise<RampAnswer[]> {
  const { direction, fiat } = question
  const theirs = direction === 'buy' ? DFX_METHODS : (['Bank'] as const)
  const methods = theirs.flatMap((method) => methodOf(method, fiat) ?? [])
  return answersByMethod(question, methods, (method) => quoteOne(settings, question, method, context))
}

async function quoteOne(
  settings: DfxSettings,
  question: RampQuestion,
  method: RampMethod,
  context: ProviderContext,
): Promise<RampAnswer> {
  const { direction, fiat, coin, amount, side } = question
  const quote = await callDfx(settings, context, {
    method: 'PUT',
    path: direction === 'buy' ? '/buy/quote' : '/sell/quote',
    body: {
      currency: { name: fiat.code },
      asset: { id: Number(coin.code) },
      // They take numbers alone; as many digits as a double has are more than they compute with.
      [side === 'pay' ? 'amount' : 'targetAmount']: Number(amount),
      ...(direction === 'buy' ? { paymentMethod: theirMethod(method) } : {}),
    },
    // Refusals of a quote stand in a good answer.
    refusalOf: (status, body) => (status < 400 ? null : refusedRequest(question)(status, body)),
    schema: quoteResponse,
  })
  const refused = refusalIn(quote, question)
  return refused ? { method, refused } : offerOf(quote, question, method)
}

const CODES = codesOf({})
const refusedRequest = (question: RampQuestion) =>
  refusalReader({ codes: CODES, requested: requestedOf(question, 'typed') })

const REFUSALS: ReadonlyMap<string, RampRefusalCode> = new Map([
  ['AmountTooLow', 'below_min'],
  ['AmountTooHigh', 'above_max'],
  ['PaymentMethodNotAllowed', 'method_unavailable'],
  ['LimitExceeded', 'quota_used'],
  ['KycRequired', 'kyc_required'],
  ['KycDataRequired', 'kyc_required'],
  ['KycRequiredInstant', 'kyc_required'],
  ['NameRequired', 'kyc_required'],
  ['EmailRequired', 'kyc_required'],
  ['VideoIdentRequired', 'kyc_required'],
  ['BankTransactionMissing', 'kyc_required'],
  ['BankTransactionOrVideoMissing', 'kyc_required'],
  ['RecommendationRequired', 'kyc_required'],
  ['NationalityNotAllowed', 'country_restricted'],
  ['CountryNotAllowed', 'country_restricted'],
  ['IbanCountryNotAllowed', 'country_restricted'],
  ['CurrencyUnsupported', 'fiat_unavailable'],
  ['IbanCurrencyMismatch', 'fiat_unavailable'],
  ['AssetUnsupported', 'pair_unavailable'],
  ['TradingNotAllowed', 'asset_paused'],
])

/** Amounts beside a refusal still look like a quote. A limit is worth more than another reason. */
function refusalIn(quote: DfxQuote, { amount, side }: RampQuestion): RampRefusal | null {
  const isPay = side === 'pay'
  // They round coins to some five digits.
  if (quote.isValid) return otherAmount(amount, isPay ? quote.pay : quote.get, '0.005')
  const named = quote.errors.length > 0 ? quote.errors : [{ word: quote.error, limit: null, limitGet: null }]
  const [first] = named
    .map(({ word, limit, limitGet }) => ({
      code: REFUSALS.get(word ?? '') ?? ('unavailable' as const),
      limit: isPay ? limit : limitGet,
    }))
    .toSorted((one, other) => RANKS.indexOf(other.code) - RANKS.indexOf(one.code))
  if (first?.code === 'below_min') return { ...first, limit: first.limit ?? limitsOf(quote, isPay).min }
  if (first?.code === 'above_max') return { ...first, limit: first.limit ?? limitsOf(quote, isPay).max }
  return { code: first?.code ?? 'unavailable', limit: null }
}
/** The last is shown first; others stand before all of them. */
const RANKS: readonly RampRefusalCode[] = [
  'unavailable',
  'kyc_required',
  'method_unavailable',
  'above_max',
  'below_min',
]

const limitsOf = ({ min, max, minGet, maxGet }: DfxQuote, isPay: boolean) =>
  isPay ? { min, max } : { min: minGet, max: maxGet }

function offerOf(quote: DfxQuote, question: RampQuestion, method: RampMethod): RampAnswer {
  const { direction, amount, side } = question
  const {
    dfx: provider,
    network,
    bank,
    platform: partner,
    total,
  } = direction === 'buy' ? quote.fees : quote.feesGet
  return {
    method,
    quoteKey: null,
    pay: side === 'pay' ? amount : quote.pay,
    get: side === 'get' ? amount : quote.get,
    fees: { provider, network, bank, partner, total },
    isEstimate: true,
    validUntil: null,
    minutes: null,
    limits: limitsOf(quote, side === 'pay'),
    // The address is that of the wallet which signs in there, the account is named there.
    needs: [],
    opens: 'redirect',
  }
}
