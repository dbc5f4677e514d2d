import type * as z from 'zod/mini'
import { callProvider, LIST_BYTES, type ProviderRequest } from '@/server/outbound/callProvider'
import type { ProviderContext } from '@/server/providers/provider'

/** `appUrl`: where its site is opened. */
export type DfxSettings = { url: string; appUrl: string }

export function callDfx<Schema extends z.ZodMiniType>(
  { url }: DfxSettings,
  { signal }: ProviderContext,
  request: Omit<ProviderRequest<Schema>, 'baseUrl' | 'headers' | 'signal'>,
): Promise<z.output<Schema>> {
  return callProvider({ baseUrl: url, signal, maxBytes: LIST_BYTES, ...request })
}
