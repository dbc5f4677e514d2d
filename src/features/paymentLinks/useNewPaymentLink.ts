import { useState } from 'react'
import { makePaymentRequest } from '@/api/paymentRequests'
import type { PaymentRequest, PaymentRequestBody } from '@/contract/paymentRequests'
import { amountUnits } from '@/domain/currency/amountUnits'
import { tickerOf, type Currency } from '@/domain/currency/currency'
import { recipientProblems, type RecipientProblem } from '@/domain/exchange/recipientProblems'
import { parseTyped } from '@/domain/money/typedAmount'
import { PAYMENT_REFERENCE, PAYMENT_TITLE } from '@/domain/payment/paymentRequest'
import { refusedFields, type Failure } from '@/domain/text/failure'
import { useMutation } from '@/query/useMutation'
import { invalidate } from '@/query/useQuery'
import { useAddressCheck } from '@/store/currency/useAddressCheck'
import { PAYMENT_LINKS } from './paymentLinksKey'

type Typed = Omit<PaymentRequestBody, 'ticker' | 'network'>

const EMPTY: Typed = {
  title: '',
  reference: '',
  address: '',
  extraId: '',
  notProvideMemo: false,
  amount: '',
  tolerancePercent: '0',
  life: 'day',
}

/** What is typed, what is wrong with it, and what is reviewed before it is made. */
export function useNewPaymentLink(currency: Currency, onMade: (request: PaymentRequest) => void) {
  const [typed, setTyped] = useState(EMPTY)
  const [hasTried, setTried] = useState(false)
  const [reviewed, setReviewed] = useState<PaymentRequestBody | null>(null)
  const { state, mutate, reset } = useMutation(async (body: PaymentRequestBody) => {
    const made = await makePaymentRequest(body)
    invalidate(PAYMENT_LINKS)
    onMade(made)
  })
  const check = useAddressCheck(currency, typed.address)
  const body = bodyOf(typed, currency)
  const refused = state.kind === 'failed' ? refusedInFields(state.failure) : {}
  const problemOf = problemsOf({ typed, body, currency, check, refused, reviewed })
  const isFine = !(['title', 'reference', 'amount', 'address', 'extraId'] as const).some(problemOf)

  const review = () => {
    setTried(true)
    if (!isFine || check.verdict === null || body === null) return
    reset()
    setReviewed(body)
  }
  const change = () => {
    reset()
    setReviewed(null)
  }
  const isReviewed = reviewed !== null && Object.keys(refused).length === 0
  return {
    ...{ typed, check, hasTried, problemOf, state, review, change },
    type: (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed })),
    isChecked: typed.address === '' || check.verdict !== null,
    reviewed: isReviewed ? reviewed : null,
    make: () => void (reviewed && mutate(reviewed)),
  }
}

export type NewLink = ReturnType<typeof useNewPaymentLink>

/** Null: its amount cannot be read. */
function bodyOf(typed: Typed, currency: Currency): PaymentRequestBody | null {
  const amount = typed.amount.trim() === '' ? '' : parseTyped(typed.amount, amountUnits(currency))
  if (amount === null) return null
  return {
    ...typed,
    ...{ amount, title: typed.title.trim(), reference: typed.reference.trim() },
    ...{ ticker: tickerOf(currency), network: currency.network },
  }
}

type Field = 'title' | 'reference' | 'amount' | 'address' | 'extraId'
type Judged = {
  typed: Typed
  body: PaymentRequestBody | null
  currency: Currency
  check: ReturnType<typeof useAddressCheck>
  refused: Partial<Record<string, RecipientProblem>>
  reviewed: PaymentRequestBody | null
}

/** A refusal holds as long as what was refused stands there. */
function problemsOf({ typed, body, currency, check, refused, reviewed }: Judged) {
  const { address, extraId, notProvideMemo: needsNoExtraId } = typed
  const found = recipientProblems(
    { currency, address, extraId, needsNoExtraId, verdict: check.verdict, carried: check.carried },
    { currency, address: '', extraId: '', needsNoExtraId: true, verdict: null },
  )
  const own: Partial<Record<Field, RecipientProblem | undefined>> = {
    title: lengthProblem(typed.title.trim().length, 1, PAYMENT_TITLE),
    reference: lengthProblem(typed.reference.trim().length, 0, PAYMENT_REFERENCE),
    amount: body === null ? 'amount_invalid' : undefined,
    address: found.addressTo,
    extraId: found.extraIdTo,
  }
  return (field: Field): RecipientProblem | undefined =>
    own[field] ?? (body && reviewed?.[field] === body[field] ? refused[field] : undefined)
}

const lengthProblem = (length: number, least: number, most: number) =>
  length < least || length > most ? 'validation_failed' : undefined

const refusedInFields = (failure: Failure) =>
  failure.kind === 'refused' && failure.body.fields ? refusedFields(failure) : {}
