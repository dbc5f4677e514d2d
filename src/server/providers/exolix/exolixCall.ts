import Big from 'big.js'
import type * as z from 'zod/mini'
import { ProviderError } from '@/server/outbound/ProviderError'
import { callProvider, type ProviderRequest } from '@/server/outbound/callProvider'
import { amountRefusal, type Requested } from '@/server/providers/amountRefusal'
import type { ProviderContext } from '@/server/providers/provider'
import { codesOf, refusalMeaning } from '@/server/providers/refusalMeaning'
import { refusalParts } from '@/server/providers/refusalParts'
import { refusalReader } from '@/server/providers/refusalReader'
import { rateRefusal } from './exolixResponses'

export type ExolixSettings = { url: string; apiKey: string }

/** The key stands in the header without `Bearer`. */
export function callExolix<Schema extends z.ZodMiniType>(
  { url, apiKey }: ExolixSettings,
  { signal }: ProviderContext,
  request: Omit<ProviderRequest<Schema>, 'baseUrl' | 'headers' | 'signal'>,
): Promise<z.output<Schema>> {
  return callProvider({ baseUrl: url, headers: { authorization: apiKey }, signal, ...request })
}

/** It has sentences only. */
const CODES = codesOf({})

type Question = Omit<Requested, 'limitsAreOf'>

/** `minAmount` and `maxAmount` are of the coin that is sent, `withdrawMin` and `withdrawMax` of the one that arrives. */
const ofDeposit = (question: Question): Requested => ({ ...question, limitsAreOf: 'from' })

/** The coin of a number in a sentence is not documented: of the typed one. */
const ofTyped = (question: Question): Requested => ({ ...question, limitsAreOf: 'typed' })

/** Too little is 422, or 200 with a message (Edge, Cake); the limits beside it say why. */
export const rateRefusalOf =
  (question: Question) =>
  (status: number, body: unknown): ProviderError | null => {
    const parts = refusalParts(body)
    const parsed = rateRefusal.safeParse(body)
    const { message = null, fromAmount = null, toAmount = null } = parsed.success ? parsed.data : {}
    const requested = ofDeposit(question)
    const outside = status < 500 ? amountRefusal({ ...parts, text: '' }, requested, null) : null
    if (outside) return new ProviderError(outside.code, { ...outside.details, providerText: parts.text })
    // A message beside a price is a remark.
    const isPriced = isPositive(fromAmount) && isPositive(toAmount)
    if (status < 400 && (message === null || isPriced) && !parts.isError) return null
    const found = refusalMeaning(status, parts, CODES, ofTyped(question))
    if (found) return found
    return status < 400 || status === 422
      ? new ProviderError('bad_answer', { providerText: parts.text })
      : null
  }

const isPositive = (amount: string | null) => amount !== null && new Big(amount).gt(0)

/** 400 names its fields (Cake); the rest is assumed. */
export const createRefusalOf = (question: Question) =>
  refusalReader({ codes: CODES, requested: ofTyped(question) })
