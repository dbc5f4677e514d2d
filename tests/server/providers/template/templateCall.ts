import type * as z from 'zod/mini'
import { callProvider, type ProviderRequest } from '@/server/outbound/callProvider'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import type { ProviderContext } from '@/server/providers/provider'
import { refusedResponse } from './templateResponses'

export type TemplateSettings = { url: string; apiKey: string }

export function callTemplate<Schema extends z.ZodMiniType>(
  { url, apiKey }: TemplateSettings,
  { signal }: ProviderContext,
  request: Omit<ProviderRequest<Schema>, 'baseUrl' | 'headers' | 'refusalOf' | 'signal'>,
): Promise<z.output<Schema>> {
  return callProvider({ baseUrl: url, headers: { authorization: apiKey }, refusalOf, signal, ...request })
}

const CODES = new Map<string, ProviderErrorCode>([
  ['too_low', 'below_min'],
  ['bad_address', 'address_invalid'],
])

function refusalOf(status: number, body: unknown): ProviderError | null {
  const { success, data } = refusedResponse.safeParse(body)
  const code = success && status < 500 ? CODES.get(data.error) : undefined
  if (!code) return null
  const limit = data?.min ?? undefined
  return new ProviderError(code, code === 'below_min' ? { limit, side: 'from' } : {})
}
