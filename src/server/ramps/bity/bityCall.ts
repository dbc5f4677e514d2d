import type * as z from 'zod/mini'
import { callForHeaders, type ProviderRequest } from '@/server/outbound/callProvider'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import type { ProviderContext } from '@/server/providers/provider'
import { codesOf } from '@/server/providers/refusalMeaning'
import { refusalParts } from '@/server/providers/refusalParts'
import { refusalReader } from '@/server/providers/refusalReader'
import { requestedOf } from '@/server/ramps/requestedOf'

/** `clientId`: of a registered partner; it works without one. */
export type BitySettings = { url: string; clientId: string | null }

type Request<Schema extends z.ZodMiniType> = Omit<
  ProviderRequest<Schema>,
  'baseUrl' | 'headers' | 'signal'
> & {
  baseUrl?: string
  /** Of the session in which an order was placed: whoever has them sees its details. */
  cookies?: string | null
}

export function bityAnswer<Schema extends z.ZodMiniType>(
  { url, clientId }: BitySettings,
  { signal }: ProviderContext,
  { cookies = null, ...request }: Request<Schema>,
): Promise<{ data: z.output<Schema>; headers: Headers }> {
  const headers: Record<string, string> = {}
  if (clientId !== null) headers['client-id'] = clientId
  if (cookies !== null) headers.cookie = cookies
  return callForHeaders({ baseUrl: url, headers, signal, ...request })
}

export async function callBity<Schema extends z.ZodMiniType>(
  settings: BitySettings,
  context: ProviderContext,
  request: Request<Schema>,
): Promise<z.output<Schema>> {
  return (await bityAnswer(settings, context, request)).data
}

/** `amount_too_large` was seen (Edge); that its opposite is called so is assumed. */
const CODES = codesOf({ amount_too_large: 'above_max', amount_too_small: 'below_min' })

/** Its codes are not listed: these are the cases that the description of `place_order` names. */
const CASES: readonly (readonly [RegExp, ProviderErrorCode])[] = [
  [/quota/i, 'quota_used'],
  [/cannot be used currently|cannot currently be used/i, 'asset_paused'],
  [/\biban\b|bank account/i, 'iban_invalid'],
]

/** `errors` are a list of `code` and `message`. Numbers in them are of the typed side, as in the request. */
export const bityRefusal = (question: Parameters<typeof requestedOf>[0]) => {
  const shared = refusalReader({ codes: CODES, requested: requestedOf(question, 'typed') })
  return (status: number, body: unknown): ProviderError | null => {
    const { text } = refusalParts(body)
    const found = status === 400 ? CASES.find(([words]) => words.test(text)) : undefined
    return found ? new ProviderError(found[1], { providerText: text }) : shared(status, body)
  }
}
