import type * as z from 'zod/mini'
import { callProvider, LIST_BYTES, type ProviderRequest } from '@/server/outbound/callProvider'
import type { ProviderContext } from '@/server/providers/provider'
import { codesOf } from '@/server/providers/refusalMeaning'
import { refusalReader } from '@/server/providers/refusalReader'
import { requestedOf } from '@/server/ramps/requestedOf'

/** `token`: its activation key, which stands in the address of its page. */
export type MtpelerinSettings = { url: string; widgetUrl: string; token: string | null }

export function callMtpelerin<Schema extends z.ZodMiniType>(
  { url }: MtpelerinSettings,
  { signal }: ProviderContext,
  request: Omit<ProviderRequest<Schema>, 'baseUrl' | 'headers' | 'signal'>,
): Promise<z.output<Schema>> {
  return callProvider({ baseUrl: url, signal, maxBytes: LIST_BYTES, ...request })
}

/** Its refusals are not documented: only words that services share are believed. */
const CODES = codesOf({})
export const mtpelerinRefusal = (question: Parameters<typeof requestedOf>[0]) =>
  refusalReader({ codes: CODES, requested: requestedOf(question, 'typed') })
