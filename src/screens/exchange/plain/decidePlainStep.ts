import { rules } from '@/config/rules'
import type { Estimate } from '@/contract/quotes'
import type { ExchangeOrder, OwnedExchange } from '@/contract/exchanges'
import { isWorseQuote } from '@/domain/exchange/isWorseQuote'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { isAmount } from '@/domain/money/amount'
import { failureOf, refusedFields, type Failure } from '@/domain/text/failure'
import { decideRampStep, type RampCalls } from './decideRampStep'
import { judgeRecipient, type JudgedRecipient } from './judgeRecipient'
import { orderOfForm } from './orderOfForm'
import type { PlainForm } from './PlainForm'
import type { GivenForm, PlainQuoted, PlainStep } from './PlainStep'
import { promoProblem, type PromoCalls } from './promoProblem'
import { requestOfForm } from './requestOfForm'

/** Those that fetch or send may throw an ApiFailure. */
type Calls = PromoCalls & {
  quote: (request: QuoteRequest) => Promise<Estimate>
  place: (order: ExchangeOrder, key: string) => Promise<OwnedExchange>
  /** Where fiat goes through ramps. */
  ramps?: RampCalls
  newKey: () => string
  now: number
}

/** Each step from what was entered alone: nothing of a visitor is stored before the order. */
export async function decidePlainStep(given: GivenForm, calls: Calls): Promise<PlainStep> {
  const { form, pair, isPosted } = given
  if (calls.ramps && pair.from.isFiat !== pair.to.isFiat)
    return decideRampStep(given, { ...calls, ramps: calls.ramps })
  const { request, problem } = requestOfForm(form, pair)
  // The first view of the form holds no mistake yet.
  if (!request) return { step: 'amount', form, quoted: null, problem: isFirst(form) ? null : problem }
  const isOrder = isPosted && form.step === 'order'
  const quoted = await quote(isOrder && form.provider ? { ...request, provider: form.provider } : request)
  if ('failure' in quoted) return { step: 'amount', form, quoted: null, problem: quoted.failure }
  if (form.step === 'address') return { step: 'address', form, quoted, judged: null, refused: {} }
  if (!isPosted || (form.step !== 'review' && !isOrder))
    return { step: 'amount', form, quoted, problem: null }

  const judged = judgeRecipient(form, pair, { ...quoted, now: calls.now }, given.currencies)
  if (Object.keys(judged.problems).length > 0)
    return { step: 'address', form: judged.form, quoted, judged, refused: {} }
  if (isOrder) return placeOrder(quoted, judged, calls)
  const promo = await promoProblem(form.promoCode, calls)
  if (promo) return { step: 'address', form: judged.form, quoted, judged, refused: {}, promo }
  return review(quoted, judged, calls.newKey())

  async function quote(wanted: QuoteRequest): Promise<PlainQuoted | { failure: Failure }> {
    try {
      return { request: wanted, estimate: await calls.quote(wanted) }
    } catch (error) {
      return { failure: failureOf(error) }
    }
  }
}

const isFirst = ({ amount, step }: PlainForm) => amount === '' && step === ''

function review(
  quoted: PlainQuoted,
  judged: JudgedRecipient,
  key: string,
  result: Partial<Extract<PlainStep, { step: 'review' }>> = {},
): PlainStep {
  const { estimate, rateId, provider } = quoted.estimate
  const agreed = { agreed: estimate, rateId: rateId ?? '', provider: provider?.id ?? '' }
  const form = { ...judged.form, ...agreed, key }
  return { step: 'review', form, quoted, judged, changed: null, failure: null, ...result }
}

/** Under the key of its review, so that the same form, sent again, creates no second exchange. */
async function placeOrder(
  quoted: PlainQuoted,
  judged: JudgedRecipient,
  { place }: Calls,
): Promise<PlainStep> {
  const { form } = judged
  const { request, estimate } = quoted
  const before = isAmount(form.agreed) ? form.agreed : '0'
  const changedTo = { before: { estimate: before }, now: estimate }
  const isUnreviewed = !isAmount(form.agreed) || isWorseQuote(request, changedTo, rules.askAboutDropPercent)
  if (!request.fixed && isUnreviewed)
    return review(quoted, judged, form.key, { changed: { before, hasExpired: false } })
  try {
    const exchange = await place(orderOfForm(form, request, estimate), form.key)
    return { step: 'placed', exchange }
  } catch (error) {
    const failure = failureOf(error)
    const refused = refusedFields(failure)
    if (Object.values(refused).includes('rate_expired'))
      return review(quoted, judged, form.key, { changed: { before, hasExpired: true } })
    const isRecipient = RECIPIENT_FIELDS.some((field) => field in refused)
    if (isRecipient) return { step: 'address', form, quoted, judged, refused }
    // Whether it arrived is not known: what was agreed on is sent again as it was.
    return review(quoted, judged, form.key, { failure, form })
  }
}

const RECIPIENT_FIELDS = ['addressTo', 'extraIdTo', 'userRefundAddress', 'userRefundExtraId']
