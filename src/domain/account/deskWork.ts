/** `note`: for staff alone; `sent`: what was written to the person by email. */
export const NOTE_KINDS = ['note', 'sent'] as const

/** Characters. */
export const DESK_NOTE = { min: 2, max: 4000 } as const

export const MAX_TAGS = 10
const TAG = /^[\p{L}\p{N}](?:[\p{L}\p{N} -]{0,28}[\p{L}\p{N}])?$/u

/** As it is stored: in small letters with single spaces; null for what is no tag. */
export function normalTag(typed: string): string | null {
  const tag = typed.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
  return TAG.test(tag) ? tag : null
}

/** Typed with commas between; null where one of them is no tag or there are too many. */
export function readTags(typed: readonly string[]): string[] | null {
  const tags = typed.filter((one) => one.trim() !== '').map(normalTag)
  const known = [...new Set(tags)].filter((tag) => tag !== null)
  return tags.includes(null) || known.length > MAX_TAGS ? null : known.toSorted()
}

export const ASSIGNMENTS = ['mine', 'nobody'] as const
export type Assignment = (typeof ASSIGNMENTS)[number]
