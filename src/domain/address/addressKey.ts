import { hex } from '@scure/base'
import { ADDRESS_FORMS, decodedAs } from './addressForms'
import { looksLikeIban } from './iban'

/**
 * One text for all the ways to write the same account: the key, or the hash of a key or a script, that the address pays to,
 * whatever its chain, prefix, case or id inside. What no form of ours reads is compared as it is written.
 */
export function addressKey(written: string): string {
  const address = written.trim()
  const digits = HEX_NUMBER.exec(address)?.[1]
  if (digits !== undefined) return payloadKey(digits)
  const owner = ownerOf(address) ?? ownerOf(address.replace(SCHEME, ''))
  if (owner) return payloadKey(hex.encode(owner))
  const account = address.replace(/\s/g, '').toUpperCase()
  if (looksLikeIban(account)) return `iban ${account}`
  const text = address.replace(SCHEME, '')
  // Invoices may be written in capitals; a name that differs by its case has small letters too.
  return `text ${text === text.toUpperCase() ? text.toLowerCase() : text}`
}

/** Whether some chain of ours writes addresses so. */
export function isReadableAddress(written: string): boolean {
  const address = written.trim()
  const texts = [address, address.replace(SCHEME, '')]
  return HEX_NUMBER.test(address) || texts.some((text) => ADDRESS_FORMS.some((form) => decodedAs(form, text)))
}

/** Addresses of the EVM, with capitals or without, and of Sui, Aptos, Starknet and Flow, with leading zeros or without. */
const HEX_NUMBER = /^(?:0x|xdc)([0-9a-f]{1,64})$/i
const SCHEME = /^[a-z]+:/i

const payloadKey = (digits: string) => `payload ${digits.toLowerCase().replace(/^0+(?=.)/, '')}`

/** Forms with a checksum are believed first: a text of theirs may happen to be one of a chain without. */
const isUnchecked = ({ loose, networks }: (typeof ADDRESS_FORMS)[number]) =>
  loose === true || networks.includes('sol')
const FORMS = ADDRESS_FORMS.toSorted((one, other) => Number(isUnchecked(one)) - Number(isUnchecked(other)))

function ownerOf(address: string): Uint8Array | null {
  for (const form of FORMS) {
    const owner = decodedAs(form, address)?.owner
    if (owner) return owner
  }
  return null
}
