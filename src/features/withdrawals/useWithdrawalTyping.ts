import { useState } from 'react'
import { BITCOIN_UNITS } from '@/domain/currency/volumeUnits'
import { formatDecimal } from '@/domain/money/amount'
import { parseTyped } from '@/domain/money/typedAmount'
import { payoutAmountProblem } from '@/domain/account/payout'
import type { AddressVerdict, RecipientProblem } from '@/domain/exchange/recipientProblems'
import { useAddressCheck } from '@/store/currency/useAddressCheck'
import type { WithdrawalRequest } from './sendWithdrawal'

const BITCOIN = { network: 'btc', validation_address: null }
const EMPTY = { amount: '', address: '' }

export type WithdrawalLimits = { balanceBtc: string; minBtc: string }

export function useWithdrawalTyping(limits: WithdrawalLimits) {
  const [typed, setTyped] = useState(EMPTY)
  const [hasTried, setTried] = useState(false)
  const check = useAddressCheck(BITCOIN, typed.address)
  const amountBtc = formatDecimal(parseTyped(typed.amount, BITCOIN_UNITS))
  const request: WithdrawalRequest = { amountBtc, address: typed.address }
  const amountProblem = payoutAmountProblem(typed.amount, limits)
  const addressProblem: RecipientProblem | undefined =
    typed.address === '' ? 'address_required' : WRONG[check.verdict ?? 'valid']
  return {
    typed,
    type: (changed: Partial<typeof EMPTY>) => setTyped((before) => ({ ...before, ...changed })),
    request,
    check,
    isChecked: typed.address === '' || check.verdict !== null,
    isValid: !amountProblem && !addressProblem && check.verdict !== null,
    hasTried,
    markTried: () => setTried(true),
    amountProblem,
    addressProblem,
    clear: () => {
      setTried(false)
      setTyped(EMPTY)
    },
  }
}

const WRONG: Partial<Record<AddressVerdict, RecipientProblem>> = {
  invalid: 'address_invalid',
  unowned: 'address_unowned',
}
