import type * as z from 'zod/mini'
import { callProvider, type ProviderRequest } from '@/server/outbound/callProvider'
import type { Requested } from '@/server/providers/amountRefusal'
import type { ProviderContext } from '@/server/providers/provider'
import { codesOf } from '@/server/providers/refusalMeaning'
import { refusalReader } from '@/server/providers/refusalReader'

export type TemplateSettings = { url: string; apiKey: string }

export function callTemplate<Schema extends z.ZodMiniType>(
  { url, apiKey }: TemplateSettings,
  { signal }: ProviderContext,
  request: Omit<ProviderRequest<Schema>, 'baseUrl' | 'headers' | 'signal'>,
): Promise<z.output<Schema>> {
  return callProvider({ baseUrl: url, headers: { authorization: apiKey }, signal, ...request })
}

/** Its own; the words that services share are known already. */
const CODES = codesOf({ too_low: 'below_min', bad_address: 'address_invalid' })

/** Of quotes and orders. `limitsAreOf`: of which coin its limits are. */
export const templateRefusal = (requested: Omit<Requested, 'limitsAreOf'>) =>
  refusalReader({ codes: CODES, requested: { ...requested, limitsAreOf: 'from' } })
