import { useState } from 'react'
import { readPaymentLink, type AddressCurrency } from '@/domain/address/paymentLink'
import { isPhraseLong, isPrivateKey, isWords, type Secret } from '@/domain/address/secretText'
import { addressInCode } from '@/domain/address/addressInCode'

type Owner = { value: string; currency: AddressCurrency; onChange: (address: string) => void }
type Link = { amount: string | null; otherChain: string | null }

const NO_LINK: Link = { amount: null, otherChain: null }

/** The field's text beside the form's address: words and private keys stay in here. */
export function useAddressEntry({ value, currency, onChange }: Owner) {
  const [withheld, setWithheld] = useState<{ text: string; secret: Secret | null } | null>(null)
  const [link, setLink] = useState(NO_LINK)
  const own = value === '' ? withheld : null

  const change = (address: string) => {
    setWithheld(null)
    if (address !== value) onChange(address)
    return address
  }
  const withhold = (text: string, secret: Secret | null) => {
    setWithheld({ text, secret })
    if (value !== '') onChange('')
    return text
  }
  const isWithheld = (text: string) => {
    if (own?.text === text) return true
    if (isPrivateKey(text, currency.network)) withhold(text, 'key')
    else if (isWords(text, currency.network)) {
      withhold(text, null)
      if (isPhraseLong(text)) void identify(text).then(setWithheld)
    } else return false
    return true
  }
  const type = (text: string) => {
    setLink(NO_LINK)
    return isWithheld(text) ? text : change(typedAddress(text))
  }
  /** For a whole text: pasted, scanned, or complete on blur. */
  const take = (text: string) => {
    if (isWithheld(text)) return text
    if (!currency.network) return change(pastedAddress(text, true))
    const { address, ...read } = readPaymentLink(typedAddress(text).replace(/\s+/g, ''), currency)
    if (address !== value || read.otherChain) setLink(read)
    return read.otherChain ? value : change(address)
  }
  const clear = () => {
    setLink(NO_LINK)
    change('')
  }
  const forgetLink = () => setLink(NO_LINK)
  return {
    text: own?.text ?? value,
    isOwn: own !== null,
    secret: own?.secret,
    link,
    type,
    take,
    clear,
    forgetLink,
  }
}

/** Without the word lists, as without a connection, twelve words are taken for a phrase. */
async function identify(text: string) {
  const isPhrase = await import('@/domain/address/seedPhrase').then(
    ({ isSeedPhrase }) => isSeedPhrase(text),
    () => true,
  )
  return (current: { text: string; secret: Secret | null } | null) =>
    current?.text === text ? { text, secret: isPhrase ? ('phrase' as const) : null } : current
}

/** Soft hyphen, zero-width characters, marks of direction, byte order mark: copied along with a text, and not seen. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

export const typedAddress = (text: string) => text.replace(INVISIBLE, '').trim()

/** A bank account retains the spaces of its groups. */
export const pastedAddress = (text: string, isBankAccount: boolean) =>
  isBankAccount
    ? typedAddress(text).replace(/\s+/g, ' ')
    : addressInCode(typedAddress(text).replace(/\s+/g, ''))
