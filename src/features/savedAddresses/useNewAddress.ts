import { useRef, useState } from 'react'
import { tickerOf, type Currency } from '@/domain/currency/currency'
import type { SavedAddress } from '@/contract/programmes'
import { failureOf, refusedFields, type Failure } from '@/domain/text/failure'
import { recipientProblems, type RecipientProblem } from '@/domain/exchange/recipientProblems'
import { labelProblem } from '@/domain/address/savedAddress'
import { useAddressCheck } from '@/store/currency/useAddressCheck'

const EMPTY = { label: '', address: '', extraId: '', needsNoExtraId: false }
type Typed = typeof EMPTY

export function useNewAddress(currency: Currency, onAdded: (address: SavedAddress) => void) {
  const [typed, setTyped] = useState<Typed>(EMPTY)
  const [hasTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failed, setFailed] = useState<{ failure: Failure; sent: Typed } | null>(null)
  const isUnderWay = useRef(false)
  const check = useAddressCheck(currency, typed.address)

  const problems = recipientProblems(
    { currency, ...typed, verdict: check.verdict },
    { currency, address: '', extraId: '', needsNoExtraId: true, verdict: null },
  )
  const refused = failed ? refusedFields(failed.failure) : {}
  const refusedOf = (field: 'address' | 'extraId' | 'label'): RecipientProblem | undefined =>
    failed?.sent[field] === typed[field] ? refused[field] : undefined

  const save = async () => {
    setTried(true)
    const isWrong = labelProblem(typed.label) !== null || Object.keys(problems).length > 0
    if (isWrong || check.verdict === null || isUnderWay.current) return
    isUnderWay.current = true
    setSaving(true)
    setFailed(null)
    try {
      onAdded(await send(currency, typed))
    } catch (error) {
      setFailed({ failure: failureOf(error), sent: typed })
    } finally {
      isUnderWay.current = false
      setSaving(false)
    }
  }
  return {
    typed,
    type: (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed })),
    check,
    hasTried,
    isSaving,
    isChecked: typed.address === '' || check.verdict !== null,
    labelProblem: labelProblem(typed.label) ?? refusedOf('label'),
    addressProblem: problems.addressTo ?? refusedOf('address'),
    extraIdProblem: problems.extraIdTo ?? refusedOf('extraId'),
    failure: failed?.failure ?? null,
    save: () => void save(),
  }
}

async function send(currency: Currency, { label, address, extraId, needsNoExtraId }: Typed) {
  const { saveAddress } = await import('@/api/savedAddresses')
  return saveAddress({
    ...{ label: label.trim(), ticker: tickerOf(currency), network: currency.network, address },
    ...{ extraId: extraId || null, notProvideMemo: needsNoExtraId },
  })
}
