export const CODE_LENGTH = { least: 3, most: 32 } as const
export const LABEL_LENGTH = 64

/** A link carries its code; a promo code is typed by the visitor. */
export const CODE_KINDS = ['link', 'promo'] as const
export type CodeKind = (typeof CODE_KINDS)[number]

const CODE = /^[a-z\d][a-z\d_-]*[a-z\d]$/
/** Of the site itself, or what programs write in place of a value. */
const RESERVED = [
  ...['admin', 'affiliate', 'api', 'desk', 'halyard', 'help', 'official', 'partner', 'partners', 'staff'],
  ...['support', 'test', 'none', 'null', 'undefined', 'true', 'false', 'ref', 'code', 'yourcode'],
]

export type CodeFault = 'length' | 'characters' | 'reserved'

export const normalCode = (typed: string) => typed.trim().toLowerCase()

/** Of a code as `normalCode` writes it. */
export function codeFault(code: string): CodeFault | null {
  if (code.length < CODE_LENGTH.least || code.length > CODE_LENGTH.most) return 'length'
  if (!CODE.test(code)) return 'characters'
  return RESERVED.map(codeKey).includes(codeKey(code)) ? 'reserved' : null
}

/** The same for codes that look alike, of which one exists. */
export const codeKey = (typed: string): string =>
  normalCode(typed).replace(/[_-]/g, '').replaceAll('0', 'o').replace(/[1i]/g, 'l')
