import { addressInCode } from './addressInCode'

/** Soft hyphen, zero-width characters, marks of direction, byte order mark: copied along with a text, and not seen. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** An address as it is being typed: without what cannot be seen. */
export const typedAddress = (text: string) => text.replace(INVISIBLE, '').trim()

/** A whole address as it was pasted: out of a payment link, on one line. A bank account keeps the spaces of its groups. */
export const pastedAddress = (text: string, isBankAccount: boolean) =>
  isBankAccount
    ? typedAddress(text).replace(/\s+/g, ' ')
    : addressInCode(typedAddress(text).replace(/\s+/g, ''))
