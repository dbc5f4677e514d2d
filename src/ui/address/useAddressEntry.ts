import { useState } from 'react'
import { linkNetworkName } from '@/domain/address/linkSchemes'
import type { AddressCurrency, PaymentCode } from '@/domain/address/paymentCode'
import { isWebPage, readPaymentCode, withoutInvisible } from '@/domain/address/readPaymentCode'
import type { Explorer } from '@/domain/address/readWebLink'
import { isPhraseLong, isPrivateKey, isWords, type Secret } from '@/domain/address/secretText'

type Owner = {
  value: string
  currency: AddressCurrency
  check: { explorers: readonly Explorer[] }
  onChange: (address: string) => void
  onExtraId?: ((extraId: string) => void) | undefined
}
type Link = {
  amount: string | null
  otherChain: string | null
  /** An extra id that no payout on this network carries. */
  lostId: string | null
}

const NO_LINK: Link = { amount: null, otherChain: null, lostId: null }

/** The field's text beside the form's address: words and private keys stay in here. */
export function useAddressEntry({ value, currency, check, onChange, onExtraId }: Owner) {
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
    return isWithheld(text) ? text : change(withoutInvisible(text))
  }
  /** For a whole text: pasted, scanned, or complete on blur. */
  const take = (text: string) => {
    const code = currency.network ? readPaymentCode(text, currency, check.explorers) : null
    // «Address: r…, destination tag: 1» holds words too.
    const isRead = code !== null && (code.extraId !== null || code.network !== null) && !isPhraseLong(text)
    if (!isRead && isWithheld(text)) return text
    if (!code) return change(withoutInvisible(text).replace(/\s+/g, ' '))
    const { address, extraId } = code
    const takesId = currency.has_extra_id && onExtraId !== undefined
    const read = linkOf(code, currency, takesId)
    if (address !== value || read.otherChain || extraId !== null) setLink(read)
    if (read.otherChain) return value
    const taken = change(address)
    if (takesId && extraId !== null) onExtraId(extraId)
    return taken
  }
  const clear = () => {
    setLink(NO_LINK)
    change('')
  }
  const forgetLink = () => setLink(NO_LINK)
  const otherChain = link.otherChain ?? otherPage(value, currency, check.explorers)
  const shown = { text: own?.text ?? value, isOwn: own !== null, secret: own?.secret }
  return { ...shown, link: { ...link, otherChain }, type, take, clear, forgetLink }
}

/** The explorers of other networks may become known after the paste. */
const otherPage = (text: string, currency: AddressCurrency, explorers: readonly Explorer[]) =>
  isWebPage(text) ? linkOf(readPaymentCode(text, currency, explorers), currency, true).otherChain : null

function linkOf(code: PaymentCode, currency: AddressCurrency, takesId: boolean): Link {
  const { network, amount, extraId } = code
  const isOther = network !== null && network !== currency.network
  return {
    amount,
    otherChain: isOther ? linkNetworkName(network) : null,
    lostId: takesId || isOther ? null : extraId,
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
