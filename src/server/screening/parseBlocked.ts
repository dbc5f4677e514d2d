import { normalEmail } from '@/domain/account/account'
import { looksLikeEmail } from '@/domain/account/email'
import { addressKey, isReadableAddress } from '@/domain/address/addressKey'
import { looksLikeIban } from '@/domain/address/iban'

export type BlockedEntry = { value: string; key: string; reason: string }

export const emailKey = (email: string) => `email ${normalEmail(email)}`

/** Entries between which other work gets its turn: decoding one takes up to two milliseconds. */
const BATCH = 50
const MAX_ENTRIES = 50_000

/**
 * One address or email a line, then a reason if there is one; a line that begins with `#` is a comment.
 * @param known keys of earlier reads, by value
 * @throws RangeError that names the first wrong line
 */
export async function parseBlocked(
  text: string,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<BlockedEntry[]> {
  const entries: BlockedEntry[] = []
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const trimmed = line.trim()
    if (trimmed === '' || trimmed.startsWith('#')) continue
    const [value = '', ...words] = trimmed.split(/\s+/)
    const key = known.get(value) ?? blockedKey(value)
    if (key === null)
      throw new RangeError(`line ${index + 1} must begin with an address or an email: ${printed(value)}`)
    entries.push({ value, key, reason: words.join(' ').replace(/^#\s*/, '') })
    if (entries.length > MAX_ENTRIES) throw new RangeError(`must have at most ${MAX_ENTRIES} entries`)
    if (entries.length % BATCH === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return entries
}

/** Null for what is neither an address that a chain of ours writes nor an email. */
export function blockedKey(value: string): string | null {
  if (value.includes('@')) return looksLikeEmail(value) ? emailKey(value) : null
  const isAddress = /^[\x21-\x7e]{3,1500}$/.test(value) && (isReadableAddress(value) || looksLikeIban(value))
  return isAddress ? addressKey(value) : null
}

const PRINTED = 60
const printed = (value: string) =>
  value.length > PRINTED ? `${value.slice(0, PRINTED)}…` : value.replace(/\p{Cc}/gu, '?')
