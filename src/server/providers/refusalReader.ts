import type { Requested } from './amountRefusal'
import type { ProviderError } from '@/server/outbound/ProviderError'
import { type Codes, refusalMeaning } from './refusalMeaning'
import { refusalParts } from './refusalParts'

const NO_LIMITS = { min: null, max: null, payoutMin: null, payoutMax: null }

type Reading = {
  codes: Codes
  /** Null where nothing is quoted or ordered: then only the codes are believed. */
  requested: Requested | null
  /** Their numbers are not in units of a coin. */
  isWithoutLimits?: boolean
}

/** For `refusalOf` of a call. An answer with a good status is a refusal only where it says so itself. */
export const refusalReader =
  ({ codes, requested, isWithoutLimits = false }: Reading) =>
  (status: number, body: unknown): ProviderError | null => {
    const parts = refusalParts(body)
    if (status < 400 && !parts.isError) return null
    const text = requested && !isWithoutLimits ? parts.text : withoutNumbers(parts.text)
    const limits = isWithoutLimits ? NO_LIMITS : parts.limits
    const isNamed = parts.codes.some((code) => codes.has(code))
    return requested || isNamed ? refusalMeaning(status, { ...parts, text, limits }, codes, requested) : null
  }

const withoutNumbers = (text: string) => text.replaceAll(/\d[\d.,]*/g, '…')
