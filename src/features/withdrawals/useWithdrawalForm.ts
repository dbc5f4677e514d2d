import { useState } from 'react'
import { refusedFields, type Failure } from '@/domain/text/failure'
import { useForm } from '@/query/useForm'
import type { Purse } from './purses'
import { sendWithdrawal, type WithdrawalRequest } from './sendWithdrawal'
import { useWithdrawalTyping, type WithdrawalLimits } from './useWithdrawalTyping'

export function useWithdrawalForm(purse: Purse, limits: WithdrawalLimits, onSent: () => void) {
  const typing = useWithdrawalTyping(limits)
  const { request } = typing
  const [reviewed, setReviewed] = useState<WithdrawalRequest | null>(null)
  const { form, state, reset } = useForm<WithdrawalRequest, null>({
    read: () => reviewed ?? request,
    check: () => ({}),
    send: (sent) =>
      sendWithdrawal(sent, purse)
        .then(() => null)
        .finally(onSent),
  })
  const refused = state.kind === 'failed' ? refusedInFields(state.failure) : {}
  const refusedOf = (field: keyof WithdrawalRequest) =>
    reviewed?.[field] === request[field] ? refused[field] : undefined
  const isConfirming = reviewed !== null && Object.keys(refused).length === 0

  const review = () => {
    typing.markTried()
    if (!typing.isValid) return false
    reset()
    setReviewed(request)
    return true
  }
  const change = () => {
    reset()
    setReviewed(null)
  }
  const startOver = () => {
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
    startOver,
    form,
    state,
  }
}

export type WithdrawalForm = ReturnType<typeof useWithdrawalForm>

const refusedInFields = (failure: Failure) =>
  failure.kind === 'refused' && failure.body.fields ? refusedFields(failure) : {}
