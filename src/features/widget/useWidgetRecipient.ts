import { useRouter } from 'next/router'
import { useEffect, useMemo, useState } from 'react'
import { checkRecipient } from '@/api/widgets'
import type { RecipientFault, SignedRecipient } from '@/domain/partner/widgetRecipient'
import { type GivenRecipient, recipientInAddress } from './recipientInAddress'
import { noteRefusal } from './widgetRefusal'

export type WidgetRecipient =
  | Exclude<GivenRecipient, { kind: 'signed' }>
  | { kind: 'checking' }
  | { kind: 'locked'; fields: SignedRecipient }
  /** `unchecked`: nobody could say whether the signature holds. */
  | { kind: 'refused'; fault: RecipientFault | 'unchecked' }

/** A nonce is used up by the check, so that each signature is checked once in the life of the document. */
const checks = new Map<string, Promise<RecipientFault | 'unchecked' | null>>()

function checkOnce(widget: string, fields: SignedRecipient & { signature: string }) {
  const key = JSON.stringify([widget, fields])
  const known = checks.get(key)
  if (known) return known
  const made = checkRecipient(widget, fields).catch(() => 'unchecked' as const)
  checks.set(key, made)
  return made
}

export function useWidgetRecipient(widget: string | null): WidgetRecipient {
  const { query } = useRouter()
  const given = useMemo(() => recipientInAddress(query), [query])
  const [outcome, setOutcome] = useState<{ of: GivenRecipient; fault: RecipientFault | 'unchecked' | null }>()
  useEffect(() => {
    if (given.kind !== 'signed') return undefined
    let isGone = false
    // The operator's own has no partner who could sign.
    const checked = widget === null ? Promise.resolve('signature' as const) : checkOnce(widget, given.fields)
    void checked.then((fault) => {
      if (fault) noteRefusal(fault)
      if (!isGone) setOutcome({ of: given, fault })
    })
    return () => void (isGone = true)
  }, [given, widget])
  if (given.kind !== 'signed') return given
  if (outcome?.of !== given) return { kind: 'checking' }
  return outcome.fault === null
    ? { kind: 'locked', fields: given.fields }
    : { kind: 'refused', fault: outcome.fault }
}
