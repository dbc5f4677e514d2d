import type * as z from 'zod/mini'
import { callProvider, type ProviderRequest } from '@/server/outbound/callProvider'
import { changenowRefusal } from './changenowRefusal'

export type ChangenowSettings = {
  /** With the version: `https://api.changenow.io/v2`. */
  url: string
  apiKey: string
}

export const changenowCall =
  ({ url, apiKey }: ChangenowSettings) =>
  <Schema extends z.ZodMiniType>(
    request: Omit<ProviderRequest<Schema>, 'baseUrl' | 'headers' | 'refusalOf'>,
    /** What a refusal is about, where something is quoted or ordered. */
    asked: Parameters<typeof changenowRefusal>[0] = null,
  ) =>
    callProvider({
      ...request,
      baseUrl: url,
      headers: { 'x-changenow-api-key': apiKey },
      refusalOf: changenowRefusal(asked),
    })

export type ChangenowCall = ReturnType<typeof changenowCall>
