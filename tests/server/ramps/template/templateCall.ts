import type * as z from 'zod/mini'
import { callProvider, type ProviderRequest } from '@/server/outbound/callProvider'
import type { ProviderContext } from '@/server/providers/provider'
import { codesOf } from '@/server/providers/refusalMeaning'
import { refusalReader } from '@/server/providers/refusalReader'
import { requestedOf } from '@/server/ramps/requestedOf'
import type { RampQuestion } from '@/server/ramps/ramp'

export type TemplateSettings = { url: string; apiKey: string }

export function callTemplate<Schema extends z.ZodMiniType>(
  { url, apiKey }: TemplateSettings,
  { signal }: ProviderContext,
  request: Omit<ProviderRequest<Schema>, 'baseUrl' | 'headers' | 'signal'>,
): Promise<z.output<Schema>> {
  return callProvider({ baseUrl: url, headers: { authorization: apiKey }, signal, ...request })
}

/** Its own; the words that services share are known already. */
const CODES = codesOf({
  too_low: 'below_min',
  too_high: 'above_max',
  no_method: 'method_unavailable',
  verify_first: 'kyc_required',
  bad_iban: 'iban_invalid',
  other_name: 'name_mismatch',
  limit_used: 'quota_used',
})

/** Of quotes and orders. Its limits are in units of the typed side. */
export const templateRefusal = (question: Parameters<typeof requestedOf>[0]) =>
  refusalReader({ codes: CODES, requested: requestedOf(question, 'typed') })

/** Its words for ours. */
export const directionOf = ({ direction }: Pick<RampQuestion, 'direction'>) =>
  direction === 'buy' ? 'purchase' : 'sale'
