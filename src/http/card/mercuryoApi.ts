import type * as z from 'zod/mini'
import { env } from '@/config/env'
import { callProvider, LIST_BYTES } from '@/server/outbound/callProvider'

const TIMEOUT_MS = 5_000

type Call<Schema extends z.ZodMiniType> = {
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  schema: Schema
}

/** @throws ProviderError */
export const callMercuryo = <Schema extends z.ZodMiniType>(call: Call<Schema>): Promise<z.output<Schema>> =>
  callProvider({
    baseUrl: env.mercuryoApiUrl,
    maxBytes: LIST_BYTES,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...call,
  })
