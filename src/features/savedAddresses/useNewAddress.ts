import { useState } from 'react'
import { saveAddress } from '@/api/addresses'
import { tickerOf, type Currency } from '@/domain/currency/currency'
import type { SavedAddress } from '@/contract/programmes'
import { refusedFields } from '@/domain/text/failure'
import { recipientProblems, type RecipientProblem } from '@/domain/exchange/recipientProblems'
import { labelProblem } from '@/domain/address/savedAddress'
import { useMutation } from '@/query/useMutation'
import { useAddressCheck } from '@/store/currency/useAddressCheck'
import { useAddressName } from '@/store/currency/useAddressName'

const EMPTY = { label: '', address: '', addressName: '', extraId: '', needsNoExtraId: false }
type Typed = typeof EMPTY

export function useNewAddress(currency: Currency, onAdded: (address: SavedAddress) => void) {
  const [typed, setTyped] = useState<Typed>(EMPTY)
  const [hasTried, setTried] = useState(false)
  const { args, isPending, failure, mutate } = useMutation(async (sent: Typed) =>
    onAdded(await send(currency, sent)),
  )
  const check = useAddressCheck(currency, typed.address)

  const problems = recipientProblems(
    { currency, ...typed, verdict: check.verdict, carried: check.carried },
    { currency, address: '', extraId: '', needsNoExtraId: true, verdict: null },
  )
  const refused = refusedFields(failure)
  const refusedOf = (field: 'address' | 'extraId' | 'label'): RecipientProblem | undefined =>
    args?.[0][field] === typed[field] ? refused[field] : undefined

  const save = () => {
    setTried(true)
    const isWrong = labelProblem(typed.label) !== null || Object.keys(problems).length > 0
    if (!isWrong && check.verdict !== null) void mutate(typed)
  }
  return {
    typed,
    type: (changed: Partial<Typed>) =>
      setTyped((before) => {
        const addressName = changed.address === undefined ? before.addressName : ''
        return { ...before, addressName, ...changed }
      }),
    check,
    lookup: useAddressName(currency, typed.address),
    hasTried,
    isSaving: isPending,
    isChecked: typed.address === '' || check.verdict !== null,
    labelProblem: labelProblem(typed.label) ?? refusedOf('label'),
    addressProblem: problems.addressTo ?? refusedOf('address'),
    extraIdProblem: problems.extraIdTo ?? refusedOf('extraId'),
    failure,
    save,
  }
}

async function send(currency: Currency, { label, address, extraId, needsNoExtraId }: Typed) {
  return saveAddress({
    ...{ label: label.trim(), ticker: tickerOf(currency), network: currency.network, address },
    ...{ extraId: extraId || null, notProvideMemo: needsNoExtraId },
  })
}
