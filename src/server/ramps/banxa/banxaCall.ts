import type * as z from 'zod/mini'
import { callProvider, type ProviderRequest } from '@/server/outbound/callProvider'
import type { ProviderContext } from '@/server/providers/provider'
import { codesOf } from '@/server/providers/refusalMeaning'
import { refusalReader } from '@/server/providers/refusalReader'
import { requestedOf } from '@/server/ramps/requestedOf'

/** `url` has the partner's name. `webhookSecrets`: those accepted; without one no webhook is taken. */
export type BanxaSettings = { url: string; apiKey: string; webhookSecrets: readonly string[] }

export function callBanxa<Schema extends z.ZodMiniType>(
  { url, apiKey }: BanxaSettings,
  { signal }: ProviderContext,
  request: Omit<ProviderRequest<Schema>, 'baseUrl' | 'headers' | 'signal'>,
): Promise<z.output<Schema>> {
  return callProvider({ baseUrl: url, headers: { 'x-api-key': apiKey }, signal, ...request })
}

/** Its codes are not listed: the words that services share. */
const CODES = codesOf({})

/** Numbers in its sentences are of the typed side, as in the request. */
export const banxaRefusal = (question: Parameters<typeof requestedOf>[0]) =>
  refusalReader({ codes: CODES, requested: requestedOf(question, 'typed') })
