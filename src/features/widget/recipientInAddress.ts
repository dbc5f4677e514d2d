import { RECIPIENT_FIELDS, type SignedRecipient } from '@/domain/partner/widgetRecipient'

type Query = Record<string, string | string[] | undefined>

export type GivenRecipient =
  | { kind: 'none' }
  | { kind: 'prefill'; to: string; address: string; memo: string }
  | { kind: 'signed'; fields: SignedRecipient & { signature: string } }

/** What makes a recipient a signed one: without all of them it is refused, and never taken for a prefill. */
const OF_SIGNED = ['signature', 'nonce', 'expires'] as const

export function recipientInAddress(query: Query): GivenRecipient {
  const one = (name: string) => [query[name]].flat()[0] ?? ''
  if (OF_SIGNED.some((name) => one(name) !== '')) {
    const fields = Object.fromEntries(RECIPIENT_FIELDS.map((name) => [name, one(name)]))
    return { kind: 'signed', fields: { ...(fields as SignedRecipient), signature: one('signature') } }
  }
  const address = one('address')
  return address === '' ? { kind: 'none' } : { kind: 'prefill', to: one('to'), address, memo: one('memo') }
}
