import { rules } from '@/config/rules'
import type { OwnedExchange } from '@/contract/exchanges'
import type { RampOrderBody } from '@/contract/rampBodies'
import type { RampOffers, RampOfferView, RampOptions } from '@/contract/ramps'
import { isWorseQuote } from '@/domain/exchange/isWorseQuote'
import type { RecipientProblem } from '@/domain/exchange/recipientProblems'
import { isAmount } from '@/domain/money/amount'
import type { RampDirection } from '@/domain/ramp/ramp'
import { rampOfferId } from '@/domain/ramp/rampOffer'
import { rampProblems, recipientNeeds } from '@/domain/ramp/recipientNeeds'
import { ApiFailure, failureOf, isUncertain, refusedFields, type Failure } from '@/domain/text/failure'
import { quoteInList, rampOffersQuery, type RampQuoteRequest } from '@/store/quote/quoteFromRamps'
import { rampHoldOf } from '@/store/quote/rampPair'
import type { Quoted } from '@/store/quote/quoted'
import type { GivenForm, PlainStep, ShownRamps } from './PlainStep'
import { judgeRecipient, type JudgedRecipient } from './judgeRecipient'
import type { PlainForm } from './PlainForm'
import { promoProblem, type PromoCalls } from './promoProblem'
import { ownerOf, rampOrderOfForm } from './rampOrderOfForm'
import { rampPlaceOf } from './rampPlaceOf'
import { requestOfForm } from './requestOfForm'

/** All may throw an ApiFailure. */
export type RampCalls = {
  options: () => Promise<RampOptions>
  offers: (query: ReturnType<typeof rampOffersQuery>) => Promise<RampOffers>
  order: (order: RampOrderBody, key: string) => Promise<OwnedExchange>
}
type Calls = PromoCalls & { ramps: RampCalls; newKey: () => string; now: number }

type Terms = { request: RampQuoteRequest; estimate: Quoted; offer: RampOfferView; ramps: ShownRamps }

/** As `decidePlainStep`, through ramps: the country first, then an offer of theirs. */
export async function decideRampStep(given: GivenForm, calls: Calls): Promise<PlainStep> {
  const { pair, isPosted } = given
  const direction = pair.from.isFiat ? 'buy' : 'sell'
  const options = await attempt(calls.ramps.options)
  if ('failure' in options)
    return { step: 'amount', form: given.form, quoted: null, problem: options.failure }
  const place = rampPlaceOf(given.form, options.done, direction)
  const form = { ...given.form, ...place, fixed: 'false' }
  const { countries } = options.done
  const hold = rampHoldOf(options.done, direction, place)
  const ramps: ShownRamps = { options: { countries }, place, hold, list: null }

  const { request, problem } = requestOfForm(form, pair)
  const isFirst = given.form.amount === '' && given.form.step === ''
  if (!request) return { step: 'amount', form, quoted: null, problem: isFirst ? null : problem, ramps }
  if (hold) return { step: 'amount', form, quoted: null, problem: null, ramps }
  const terms = await termsOf({ ...request, ramp: { ...place, direction } }, { form, ramps }, calls)
  if ('step' in terms) return terms
  const { step } = form
  const isChosen = form.offer === rampOfferId(terms.offer)
  const quoted = { request: terms.request, estimate: terms.estimate }
  const isOfAmount = step !== 'address' && !(isPosted && (step === 'review' || step === 'order'))
  if (isOfAmount || !isChosen) {
    // The one that was chosen is gone: another one takes its place unseen by nobody.
    const gone = isOfAmount || form.offer === '' ? null : GONE
    const chosen = { ...form, offer: rampOfferId(terms.offer), quoteId: '', step: isOfAmount ? '' : 'review' }
    return { step: 'amount', form: chosen, quoted, problem: gone, ramps: terms.ramps }
  }
  if (step === 'address') return { step: 'address', form, quoted, judged: null, refused: {}, ramps }
  return decideOrder({ ...given, form }, terms, calls)
}

/** `form.offer` where it is there, else the best by the chosen way of paying; by a signature nothing can be ordered here. */
async function termsOf(
  request: RampQuoteRequest,
  { form, ramps }: { form: PlainForm; ramps: ShownRamps },
  calls: Calls,
): Promise<Terms | PlainStep> {
  const isOfMethod = form.method === '' || form.offer.endsWith(` ${form.method}`)
  const wanted = form.offer && isOfMethod ? { ...request, provider: form.offer } : request
  const amountStep = (problem: Failure, shown: ShownRamps): PlainStep => ({
    ...{ step: 'amount', form, quoted: null, problem, ramps: shown },
  })
  const listed = await attempt(() => calls.ramps.offers(rampOffersQuery(wanted)))
  if ('failure' in listed) return amountStep(listed.failure, ramps)
  const list = listed.done
  const shown = { ...ramps, list }
  try {
    const possible = list.offers.filter(({ needs }) => !needs.includes('signature'))
    const estimate = quoteInList({ ...list, offers: possible }, wanted)
    const { ramp: offer } = estimate
    if (!offer) throw new ApiFailure(GONE)
    return { request: wanted, estimate, offer, ramps: shown }
  } catch (error) {
    return amountStep(failureOf(error), shown)
  }
}

const GONE: Failure = {
  kind: 'refused',
  status: 422,
  body: { code: 'unavailable', error: '', description: '', traceId: '' },
}

async function attempt<T>(call: () => Promise<T>): Promise<{ done: T } | { failure: Failure }> {
  try {
    return { done: await call() }
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

async function decideOrder(given: GivenForm, terms: Terms, calls: Calls): Promise<PlainStep> {
  const { form } = given
  const judged = judgeForRamp(given, terms, calls.now)
  const quoted = { request: terms.request, estimate: terms.estimate }
  const { ramps } = terms
  const address = { step: 'address' as const, form: judged.form, quoted, judged, refused: {}, ramps }
  if (Object.keys(judged.problems).length > 0) return address
  if (form.step === 'order') return placeAtRamp(judged, terms, calls)
  const promo = await promoProblem(form.promoCode, calls)
  return promo ? { ...address, promo } : review(terms, judged, calls.newKey())
}

function judgeForRamp(given: GivenForm, { request, estimate, offer }: Terms, now: number): JudgedRecipient {
  const { form, pair, currencies } = given
  const needs = recipientNeeds(request.ramp.direction, offer.needs)
  const { isRefundRequired } = needs
  const judged = judgeRecipient(form, pair, { request, estimate, now, isRefundRequired }, currencies)
  const { addressTo, unregEmail: email } = judged.form
  const typed = { owner: ownerOf(form), email, addressTo, accounts: [] }
  const problems = rampProblems(needs, judged.problems, typed)
  // Said where it was entered, also by a field that is no longer shown.
  if (judged.to.isSecret) problems.addressTo = 'address_invalid'
  if (judged.refund.isSecret) problems.userRefundAddress = 'refund_address_invalid'
  return { ...judged, problems }
}

function review(
  { request, estimate, offer }: Terms,
  judged: JudgedRecipient,
  key: string,
  result: Partial<Extract<PlainStep, { step: 'review' }>> = {},
): PlainStep {
  const agreed = { agreed: estimate.estimate, offer: rampOfferId(offer), quoteId: offer.quoteId }
  const form = { ...judged.form, ...agreed, key, isPending: '' }
  const quoted = { request, estimate }
  return { step: 'review', form, quoted, judged, changed: null, failure: null, ...result }
}

/** By the offer that was reviewed. Where other terms are to be accepted it is another order, which has a key of its own. */
async function placeAtRamp(judged: JudgedRecipient, terms: Terms, calls: Calls): Promise<PlainStep> {
  const { form } = judged
  const { request, estimate, offer } = terms
  const before = isAmount(form.agreed) ? form.agreed : '0'
  const again = () => review(terms, judged, calls.newKey(), { changed: { before, hasExpired: false } })
  const isReviewed = isAmount(form.agreed) && form.quoteId !== ''
  const isWorse = isWorseQuote(
    request,
    { before: { estimate: before }, now: estimate },
    rules.askAboutDropPercent,
  )
  if (!isReviewed || (isWorse && form.isPending === '')) return again()
  try {
    const order = rampOrderOfForm(form, offer, request.ramp.direction)
    return { step: 'placed', exchange: await calls.ramps.order(order, form.key) }
  } catch (error) {
    const failure = failureOf(error)
    const refused = refusedFields(failure)
    if (OVER.some((code) => Object.values(refused).includes(code))) return again()
    const fields = fieldsOf(refused, request.ramp.direction)
    const quoted = { request, estimate }
    if (RECIPIENT_FIELDS.some((field) => field in fields))
      return { step: 'address', form, quoted, judged, refused: fields, ramps: terms.ramps }
    const sent = { ...form, isPending: isUncertain(failure) ? '1' : '' }
    return review(terms, judged, form.key, { failure, form: sent })
  }
}

/** It is signed, so it may also be of a time before the key was changed. */
const OVER = ['rate_expired', 'rate_mismatch'] as const

const RECIPIENT_FIELDS = [
  ...['addressTo', 'extraIdTo', 'userRefundAddress', 'userRefundExtraId'],
  ...['owner', 'unregEmail'],
]

/** The number of an account stands in the field of the side that is money. */
function fieldsOf(
  { iban, ...fields }: Partial<Record<string, RecipientProblem>>,
  direction: RampDirection,
): Partial<Record<string, RecipientProblem>> {
  const field = direction === 'buy' ? 'userRefundAddress' : 'addressTo'
  return iban ? { ...fields, [field]: iban } : fields
}
