import { useState } from 'react'
import { refusedFields, type Failure } from '@/domain/text/failure'
import { useForm } from '@/query/useForm'
import { sendPayout, type PayoutOrder } from './sendPayout'
import { usePayoutTyping, type PayoutLimits } from './usePayoutTyping'

export function usePayoutForm(limits: PayoutLimits, onSent: () => void) {
  const typing = usePayoutTyping(limits)
  const { order } = typing
  const [reviewed, setReviewed] = useState<PayoutOrder | null>(null)
  const { form, state, reset } = useForm<PayoutOrder, null>({
    read: () => reviewed ?? order,
    check: () => ({}),
    send: (sent) =>
      sendPayout(sent)
        .then(() => null)
        .finally(onSent),
  })
  const refused = state.kind === 'failed' ? refusedInFields(state.failure) : {}
  const refusedOf = (field: keyof PayoutOrder) =>
    reviewed?.[field] === order[field] ? refused[field] : undefined
  const isConfirming = reviewed !== null && Object.keys(refused).length === 0

  const review = () => {
    typing.noteTry()
    if (!typing.isFine) return false
    reset()
    setReviewed(order)
    return true
  }
  const change = () => {
    reset()
    setReviewed(null)
  }
  const anew = () => {
    change()
    typing.clear()
  }
  return {
    ...typing,
    step: state.kind === 'done' ? 'sent' : isConfirming ? 'confirm' : 'form',
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
