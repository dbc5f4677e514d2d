import { useState } from 'react'
import { refusedFields, type Failure } from '@/domain/failure'
import { useSentForm } from '@/store/useSentForm'
import { sendPayout, type PayoutOrder } from './sendPayout'
import { usePayoutTyping, type PayoutLimits } from './usePayoutTyping'

/** A payout from the first letter to the answer: typed, looked at once more, sent once. Told when anything was answered. */
export function usePayoutForm(limits: PayoutLimits, onAnswered: () => void) {
  const typing = usePayoutTyping(limits)
  const { order } = typing
  const [reviewed, setReviewed] = useState<PayoutOrder | null>(null)
  const { form, state, again } = useSentForm<PayoutOrder, null>({
    read: () => reviewed ?? order,
    check: () => ({}),
    send: (sent) =>
      sendPayout(sent)
        .then(() => null)
        .finally(onAnswered),
  })
  const refused = state.kind === 'failed' ? refusedInFields(state.failure) : {}
  // A refusal is about what was sent: it falls silent once that field has been changed.
  const refusedOf = (field: keyof PayoutOrder) =>
    reviewed?.[field] === order[field] ? refused[field] : undefined
  const isConfirming = reviewed !== null && Object.keys(refused).length === 0

  const review = () => {
    typing.noteTry()
    if (!typing.isFine) return false
    again()
    setReviewed(order)
    return true
  }
  const change = () => {
    again()
    setReviewed(null)
  }
  const anew = () => {
    change()
    typing.clear()
  }
  return {
    ...typing,
    step: state.kind === 'sent' ? 'sent' : isConfirming ? 'confirm' : 'form',
    refusedAmount: refusedOf('amountBtc'),
    addressProblem: typing.addressProblem ?? refusedOf('address'),
    reviewed,
    review,
    change,
    anew,
    form,
    state,
  }
}

export type PayoutForm = ReturnType<typeof usePayoutForm>

const refusedInFields = (failure: Failure) =>
  failure.kind === 'refused' && failure.body.fields ? refusedFields(failure) : {}
