import Big from 'big.js'
import type { StoredPayout } from '@/server/database/schema'
import type { SeenTransaction } from '@/server/programmes/payoutExplorer'

type Paid = Pick<StoredPayout, 'address' | 'amountBtc'>

/**
 * Each payout has an output of its own with exactly its amount.
 * @param others payouts with the same transaction
 * @returns what differs; null: it pays this one
 */
export function payoutFault(
  { address, amountBtc }: Paid,
  others: readonly Paid[],
  { outputs }: SeenTransaction,
): string | null {
  const paid = outputs.filter((output) => isSameAddress(output.address, address)).map((one) => one.amountBtc)
  if (paid.length === 0) return 'it pays nothing to this address'
  const isEqual = (amount: string) => new Big(amount).eq(amountBtc)
  const fitting = paid.filter(isEqual).length
  if (fitting === 0) return `it pays ${paid.join(' and ')} BTC to this address, not ${amountBtc} BTC`
  const taken = others.filter((other) => isSameAddress(other.address, address) && isEqual(other.amountBtc))
  return taken.length < fitting ? null : 'its payment to this address belongs to another payout'
}

/** Bech32 may be written in capitals (BIP 173); older addresses tell capitals and small letters apart. */
const isSameAddress = (one: string | null, other: string) =>
  one === other || (one !== null && /^bc1/i.test(other) && one.toLowerCase() === other.toLowerCase())
