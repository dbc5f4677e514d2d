import type * as z from 'zod/mini'
import { callProvider, type ProviderRequest } from '@/server/outbound/callProvider'
import type { ProviderContext } from '@/server/providers/provider'
import { codesOf } from '@/server/providers/refusalMeaning'
import { refusalReader } from '@/server/providers/refusalReader'
import { requestedOf } from '@/server/ramps/requestedOf'

/** `buyUrl`, `sellUrl`: its pages, without a path. `webhookKeys`: those accepted; without one no webhook is taken. */
export type MoonpaySettings = {
  url: string
  buyUrl: string
  sellUrl: string
  /** Every visitor sees it. */
  publishableKey: string
  secretKey: string
  webhookKeys: readonly string[]
}

type Request<Schema extends z.ZodMiniType> = Omit<ProviderRequest<Schema>, 'baseUrl' | 'headers' | 'signal'>

/** Lists and quotes: with the publishable key. */
export const callMoonpay = <Schema extends z.ZodMiniType>(
  { url, publishableKey }: MoonpaySettings,
  { signal }: ProviderContext,
  { query = {}, ...request }: Request<Schema>,
): Promise<z.output<Schema>> =>
  callProvider({ baseUrl: url, query: { apiKey: publishableKey, ...query }, signal, ...request })

/** Orders: with the secret one. */
export const callMoonpaySecretly = <Schema extends z.ZodMiniType>(
  { url, secretKey }: MoonpaySettings,
  { signal }: ProviderContext,
  request: Request<Schema>,
): Promise<z.output<Schema>> =>
  callProvider({ baseUrl: url, headers: { authorization: `Api-Key ${secretKey}` }, signal, ...request })

/** `type` and `message` of an error; numbers in its sentences are of what is paid. */
const CODES = codesOf({})
export const moonpayRefusal = (question: Parameters<typeof requestedOf>[0]) =>
  refusalReader({ codes: CODES, requested: requestedOf(question, 'from') })
