import {
  actForOwner,
  actOnRampForOwner,
  decideAmountForOwner,
  emailOutcomeForOwner,
  quoteForVisitor,
  simulateForVisitor,
} from '@/api/visitorCalls'
import type { Estimate } from '@/contract/quotes'
import { RAMP_ACTIONS } from '@/domain/ramp/ramp'
import type { Exchange } from '@/contract/exchanges'
import { AMOUNT_CHOICES } from '@/domain/exchange/amountChange'
import { EXCHANGE_ACTIONS, SANDBOX_DEPOSITS } from '@/domain/exchange/exchange'
import type { Currency } from '@/domain/currency/currency'
import { failureOf, refusedFields, type Failure } from '@/domain/text/failure'
import type { Locale } from '@/i18n/languages'
import { judgeRefund, type JudgedRefund } from './judgeRefund'
import { readOwnForm, type OwnForm } from './OwnForm'

/** What the page shows of a form that was sent to it. `done`: it is shown anew. */
export type OwnResult =
  | { kind: 'done' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'emailed'; email: string }
  /** The signature is wrong. */
  | { kind: 'proof' }
  | { kind: 'refund'; judged: JudgedRefund; isReviewed: boolean; failure: Failure | null }
  | { kind: 'continue'; estimate: string | null; failure: Failure | null }

type Own = {
  exchange: Exchange
  from: Currency
  currencies: readonly Currency[]
  secret: string
  locale: Locale
}

/** Neither refund nor continuation can be undone, so each is reviewed before it is sent. */
export async function actOnOwn(own: Own, posted: Readonly<Record<string, string>>): Promise<OwnResult> {
  const form = readOwnForm(posted)
  const { action } = form
  try {
    const chosen = EXCHANGE_ACTIONS.find((one) => one === action)
    if (chosen && !own.exchange.actions.includes(chosen)) return { kind: 'failed', failure: NO_LONGER }
    if (chosen) return action === 'refund' ? await refund(own, form) : await proceed(own, form)
    const ofRamp = RAMP_ACTIONS.find((one) => one === action)
    if (ofRamp) return await actAtRamp(own, ofRamp, form)
    const choice = AMOUNT_CHOICES.find((one) => one === action)
    if (choice) await decideAmountForOwner(owned(own), amountDecision(choice, form))
    if (action === 'email') return await sendEmail(own, form.email)
    if (action === 'deposit') await deposit(own, form.kind)
    return { kind: 'done' }
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) }
  }
}

/** As the back end refuses it: the exchange has moved on since the form was shown. */
const NO_LONGER: Failure = {
  kind: 'refused',
  status: 409,
  body: { code: 'action_unavailable', error: 'Conflict', description: '', traceId: '' },
}

const NO_ADDRESS = { address: '', extraId: '', notProvideRefundMemo: false }

const amountDecision = (decision: 'accept' | 'decline', { amountFrom, amountTo }: OwnForm) => ({
  decision,
  amountFrom,
  amountTo,
})

const owned = ({ exchange: { publicId }, secret }: Own) => ({ publicId, secret })

type RampAction = (typeof RAMP_ACTIONS)[number]

async function actAtRamp(own: Own, action: RampAction, form: OwnForm): Promise<OwnResult> {
  if (!own.exchange.ramp?.actions.includes(action)) return { kind: 'failed', failure: NO_LONGER }
  if (action === 'cancel' && form.confirmed === '') return { kind: 'done' }
  try {
    await actOnRampForOwner(owned(own), { action, signature: form.signature })
    return { kind: 'done' }
  } catch (error) {
    const failure = failureOf(error)
    return refusedFields(failure).signature ? { kind: 'proof' } : { kind: 'failed', failure }
  }
}

async function deposit({ exchange: { publicId } }: Own, wanted: string) {
  const kind = SANDBOX_DEPOSITS.find((one) => one === wanted)
  if (kind) await simulateForVisitor(publicId, kind)
}

async function sendEmail(own: Own, email: string): Promise<OwnResult> {
  await emailOutcomeForOwner(owned(own), email, own.locale)
  return { kind: 'emailed', email }
}

async function refund(own: Own, form: OwnForm): Promise<OwnResult> {
  const judged = judgeRefund(own, form)
  const isFine = Object.keys(judged.problems).length === 0
  const shown = { kind: 'refund', judged, isReviewed: isFine, failure: null } as const
  if (!isFine || form.confirmed === '') return shown
  const { address, extraId, notProvideRefundMemo } = judged.form
  try {
    await actForOwner(owned(own), { action: 'refund', address, extraId, notProvideRefundMemo })
    return { kind: 'done' }
  } catch (error) {
    const failure = failureOf(error)
    const refused = refusedFields(failure)
    const problems = { userRefundAddress: refused.address, userRefundExtraId: refused.extraId }
    const isRefused = Boolean(refused.address ?? refused.extraId)
    return { ...shown, failure, isReviewed: !isRefused, judged: { ...judged, problems } }
  }
}

async function proceed(own: Own, form: OwnForm): Promise<OwnResult> {
  try {
    if (form.confirmed !== '') {
      await actForOwner(owned(own), { ...NO_ADDRESS, action: 'continue' })
      return { kind: 'done' }
    }
    const { estimate } = await marketEstimate(own)
    return { kind: 'continue', estimate, failure: null }
  } catch (error) {
    return { kind: 'continue', estimate: null, failure: failureOf(error) }
  }
}

/** What the deposit that arrived would bring at the market rate. */
function marketEstimate({ exchange }: Own): Promise<Pick<Estimate, 'estimate'>> {
  const { tickerFrom, networkFrom, tickerTo, networkTo } = exchange
  const amount = exchange.amountFrom ?? exchange.expectedAmountFrom
  const query = { tickerFrom, networkFrom, tickerTo, networkTo, amount, reverse: false, fixed: false }
  return quoteForVisitor(query)
}
