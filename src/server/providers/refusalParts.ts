import { decimal } from '@/server/outbound/answerFields'
import { amountIn } from './amountIn'
import { plainName } from '@/server/outbound/members'

/** Of a refusal; `null`: none is certain. The last two are of the coin that arrives. */
type RefusalLimits = {
  min: string | null
  max: string | null
  payoutMin: string | null
  payoutMax: string | null
}
export type RefusalParts = {
  /** Single words that name the reason, without their casing and separators: `deposittoosmall`. */
  codes: string[]
  /** All words of it, the codes among them, as one line. */
  text: string
  limits: RefusalLimits
  /** It says so itself, whatever its status. */
  isError: boolean
}

const [DEEPEST, MOST_MEMBERS, LONGEST] = [6, 200, 1000]

const WORDS =
  /^(?:errors?|code|errorcode|errortype|errormessage|type|reason|message|messages|msg|description|details?|title|info)$/
const AMOUNT = '(?:amount|value|limit)?'
const DEPOSIT = '(?:deposit|from|payin|range|depositrange|send|amount|exchange)?'
const PAYOUT = '(?:withdrawal|withdraw|settle|payout|to|receive|destination)'
const nameOf = (bound: string, side: string) =>
  new RegExp(`^(?:${bound}${side}${AMOUNT}|${side}${AMOUNT}${bound}|${bound}${AMOUNT}${side})$`)
const MIN = '(?:minimum|minimal|min)'
const MAX = '(?:maximum|maximal|max)'
const LIMITS: readonly [keyof RefusalLimits, RegExp][] = [
  ['payoutMin', nameOf(MIN, PAYOUT)],
  ['payoutMax', nameOf(MAX, PAYOUT)],
  ['min', nameOf(MIN, DEPOSIT)],
  ['max', nameOf(MAX, DEPOSIT)],
]

/** The words and limits of a refusal, wherever in it they stand and however they are spelt. */
export function refusalParts(body: unknown): RefusalParts {
  const codes: string[] = []
  const words: string[] = []
  const found = new Map<keyof RefusalLimits, Set<string>>()
  let isError = false
  let members = 0
  const addWords = (value: string) => {
    if (/^[A-Za-z][\w.-]{0,80}$/.test(value)) codes.push(plainName(value))
    words.push(spaced(value))
  }
  const visit = (value: unknown, name: string, parent: string, isWorded: boolean, depth: number): void => {
    if (depth > DEEPEST || (members += 1) > MOST_MEMBERS) return
    if (typeof value === 'string') {
      const limit = LIMITS.find(([, names]) => names.test(name) || names.test(`${parent}${name}`))?.[0]
      const amount = limit && amountOf(value)
      if (limit && amount) found.set(limit, (found.get(limit) ?? new Set<string>()).add(amount))
      else if (isWorded && value !== '') addWords(value)
      isError ||= /^errors?$/.test(name) && value !== ''
    } else if (Array.isArray(value)) {
      for (const one of value) visit(one, name, parent, isWorded, depth + 1)
    } else if (typeof value === 'object' && value !== null) {
      isError ||= /^errors?$/.test(name) && Object.keys(value).length > 0
      for (const [key, one] of Object.entries(value)) {
        // The members of an error name the fields that it is about.
        const isField =
          isWorded && !WORDS.test(plainName(key)) && (typeof one !== 'object' || Array.isArray(one))
        if (isField && !LIMITS.some(([, names]) => names.test(plainName(key)))) words.push(spaced(key))
        visit(one, plainName(key), name, isWorded || WORDS.test(plainName(key)), depth + 1)
      }
    } else isError ||= value === false && name === 'success'
  }
  visit(body, '', '', typeof body === 'string', 0)
  const limitOf = (name: keyof RefusalLimits) => {
    const [only = null, ...others] = found.get(name) ?? []
    return others.length > 0 ? null : only
  }
  return {
    codes,
    text: words.join(' ').replaceAll(/\s+/g, ' ').slice(0, LONGEST),
    limits: {
      min: limitOf('min'),
      max: limitOf('max'),
      payoutMin: limitOf('payoutMin'),
      payoutMax: limitOf('payoutMax'),
    },
    isError,
  }
}

/** `DEPOSIT_TOO_SMALL`, `depositTooSmall`: as words. */
const spaced = (value: string) =>
  value.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/(?<=[A-Za-z])[_-](?=[A-Za-z])/g, ' ')

function amountOf(value: string): string | null {
  const read = decimal.safeParse(value)
  const amount = read.success ? read.data : amountIn(value)
  return amount === undefined || Number(amount) === 0 ? null : amount
}
