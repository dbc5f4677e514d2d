/** What an address says once it is decoded. */
export type DecodedAddress = {
  /** The key, or the hash of a key or a script, that can spend; absent where the form has only a name. */
  owner?: Uint8Array
  /** True where the form itself says that nobody, or everybody, can spend. */
  isUnowned?: true
  /** The id of one customer of the owner, inside the address; null where the address says that it needs none. */
  extraId?: string | null
}

/** A key or hash of so many bytes cannot be near zero by chance: it was written, as the precompiled contracts of the EVM,
 * its customary 0x…dEaD and the black holes of the XRP Ledger were: these end in so many bytes of a number or a word. */
const HASH_BYTES = 20
const WRITTEN_BYTES = 8

/** Whether nobody, or everybody, can spend what is sent there. */
export function isUnownedPayload(network: string, { owner, isUnowned }: DecodedAddress): boolean {
  if (isUnowned || !owner) return isUnowned === true
  // Hedera writes the numbers of its accounts as addresses of the EVM too.
  const isHash = owner.length >= HASH_BYTES && network !== 'hbar'
  return owner.subarray(0, isHash ? -WRITTEN_BYTES : undefined).every((byte) => byte === 0)
}
