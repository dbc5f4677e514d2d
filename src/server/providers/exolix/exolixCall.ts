import type * as z from 'zod/mini'
import { callProvider, type ProviderRequest } from '@/server/outbound/callProvider'
import type { ProviderContext } from '@/server/providers/provider'

export type ExolixSettings = { url: string; apiKey: string }

/** The key stands in the header without `Bearer`. */
export function callExolix<Schema extends z.ZodMiniType>(
  { url, apiKey }: ExolixSettings,
  { signal }: ProviderContext,
  request: Omit<ProviderRequest<Schema>, 'baseUrl' | 'headers' | 'signal'>,
): Promise<z.output<Schema>> {
  return callProvider({ baseUrl: url, headers: { authorization: apiKey }, signal, ...request })
}
