import { bech32 } from '@scure/base'

const wordsOf = (number: number, length: number) =>
  Array.from({ length }, (_, place) => Math.floor(number / 32 ** (length - 1 - place)) % 32)

/** A BOLT 11 invoice whose signature nobody made: `amount` as its prefix writes it (`2500u`), times in seconds. */
export function anInvoice({ amount = '', at, expiry }: { amount?: string; at: number; expiry?: number }) {
  const paymentHash = [1, ...wordsOf(52, 2), ...Array<number>(52).fill(3)]
  const expiryField = expiry === undefined ? [] : [6, ...wordsOf(4, 2), ...wordsOf(expiry, 4)]
  const signature = Array<number>(104).fill(5)
  const words = [...wordsOf(at, 7), ...paymentHash, ...expiryField, ...signature]
  return bech32.encode(`lnbc${amount}`, words, false)
}
