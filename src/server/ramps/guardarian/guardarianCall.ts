import Big from 'big.js'
import type * as z from 'zod/mini'
import { callProvider, type ProviderRequest } from '@/server/outbound/callProvider'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { ProviderContext } from '@/server/providers/provider'
import { amountIn } from '@/server/providers/amountIn'
import { codesOf } from '@/server/providers/refusalMeaning'
import { refusalParts } from '@/server/providers/refusalParts'
import { refusalReader } from '@/server/providers/refusalReader'
import { requestedOf } from '@/server/ramps/requestedOf'

export type GuardarianSettings = { url: string; apiKey: string }

type Request<Schema extends z.ZodMiniType> = Omit<
  ProviderRequest<Schema>,
  'baseUrl' | 'headers' | 'signal'
> & {
  /** The visitor's IP address, of an order. */
  userIp?: string | null
}

export function callGuardarian<Schema extends z.ZodMiniType>(
  { url, apiKey }: GuardarianSettings,
  { signal }: ProviderContext,
  { userIp = null, ...request }: Request<Schema>,
): Promise<z.output<Schema>> {
  const headers = { 'x-api-key': apiKey, ...(userIp === null ? {} : { 'x-forwarded-for': userIp }) }
  return callProvider({ baseUrl: url, headers, signal, ...request })
}

const CODES = codesOf({})

/** An ability that the partner has not been given, such as naming the address that coins go to. */
const PERMISSION = /allow[ _]preset|preset|permission|not permitted/i

/** Limits stand in sentences, in units of what is paid. An answer of 200 may carry `errors` of a code and a reason. */
export const guardarianRefusal = (question: Parameters<typeof requestedOf>[0]) => {
  const shared = refusalReader({ codes: CODES, requested: requestedOf(question, 'from') })
  return (status: number, body: unknown): ProviderError | null => {
    const { text, isError } = refusalParts(body)
    if ((status >= 400 && status < 500) || isError) {
      if (PERMISSION.test(text)) return new ProviderError('unauthorised', { providerText: text })
    }
    const found = rangeRefusal(text, question) ?? shared(status, body)
    if (found || status >= 400 || !isError) return found
    // Whether anything was made is not said.
    return new ProviderError('outcome_unknown', { providerText: text })
  }
}

/** One sentence for both: «must be higher than 20 EUR and lower than 5000 EUR», of what is paid. */
const [LEAST, MOST] = [
  /(?:higher|greater|more) th[ae]n (\d[\d.,]*)/i,
  /(?:lower|less|smaller) th[ae]n (\d[\d.,]*)/i,
]

function rangeRefusal(
  text: string,
  { amount, side }: Parameters<typeof requestedOf>[0],
): ProviderError | null {
  if (side !== 'pay') return null
  const [min, max] = [LEAST, MOST].map((words) => amountIn(words.exec(text)?.[1]?.replace(/[.,]$/, '')))
  const refused = (code: 'below_min' | 'above_max', limit: string) =>
    new ProviderError(code, { limit, side: 'from', providerText: text })
  if (min !== undefined && new Big(amount).lt(min)) return refused('below_min', min)
  return max !== undefined && new Big(amount).gt(max) ? refused('above_max', max) : null
}
