import type * as z from 'zod/mini'
import { callProvider, type ProviderRequest } from '@/server/outbound/callProvider'
import type { ProviderContext } from '@/server/providers/provider'

export type SimpleswapSettings = { url: string; apiKey: string }

export function callSimpleswap<Schema extends z.ZodMiniType>(
  { url, apiKey }: SimpleswapSettings,
  { signal }: ProviderContext,
  request: Omit<ProviderRequest<Schema>, 'baseUrl' | 'headers' | 'signal'>,
): Promise<z.output<Schema>> {
  return callProvider({ baseUrl: url, headers: { 'x-api-key': apiKey }, signal, ...request })
}
