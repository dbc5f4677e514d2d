import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { env } from '@/config/env'
import { screeningTimeout } from '@/config/timings'
import { logWarning } from '@/runtime/log'
import { callProvider } from '@/server/outbound/callProvider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { ALLOWED, type ScreenedRequest, type Verdict } from './Screening'

const MAX_BYTES = 16_384
const MAX_REASON = 500

const answer = z.object({
  verdict: z.enum(['allow', 'hold', 'deny']),
  reason: z._default(z.string(), ''),
})

/** Signed, and never repeated: what is silent or wrong gets the verdict of SCREENING_SILENT. */
export async function screenByService(request: ScreenedRequest): Promise<Verdict> {
  if (!env.screeningUrl) return ALLOWED
  const at = Date.now()
  const body = { version: 1, at: new Date(at).toISOString(), ...request }
  try {
    const { verdict, reason } = await callProvider({
      baseUrl: env.screeningUrl,
      method: 'POST',
      path: '',
      headers: signed(JSON.stringify(body), at),
      body,
      schema: answer,
      maxBytes: MAX_BYTES,
      signal: AbortSignal.timeout(screeningTimeout),
    })
    return verdict === 'allow' ? ALLOWED : { verdict, reason: `service: ${plain(reason)}` }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    logWarning(`SCREENING_URL gave no verdict (${error.code}): ${env.screeningSilent} by SCREENING_SILENT`)
    const verdict = env.screeningSilent || 'hold'
    return verdict === 'allow' ? ALLOWED : { verdict, reason: `service: no verdict (${error.code})` }
  }
}

/** HMAC-SHA-256, in hex, of the seconds since 1970, a full stop and the body as it is sent. */
function signed(body: string, at: number): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000))
  const mac = createHmac('sha256', env.screeningSecret).update(`${timestamp}.${body}`).digest('hex')
  return { 'x-halyard-timestamp': timestamp, 'x-halyard-signature': `v1=${mac}` }
}

const plain = (reason: string) =>
  reason
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_REASON)
