import { z } from 'zod'
import { env } from '@/config/env'
import * as timings from '@/config/timings'
import { accessToken, forgetAccess, readServiceAccount } from '@/server/push/googleAccess'
import type { PushMessage } from '@/server/push/pushMessage'

const refusal = z.object({
  error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })) }),
})

/** FCM HTTP v1. `unregistered`: the device is gone for good. @throws Error without the id when it is not sent */
export async function sendPush(fid: string, message: PushMessage): Promise<'sent' | 'unregistered'> {
  const account = await readServiceAccount()
  const url = `${env.fcmHost}/v1/projects/${account.project_id}/messages:send`
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await accessToken(account)}`,
      'content-type': 'application/json',
    },
    // As data: Google's own field takes https links only. browser/worker shows it.
    body: JSON.stringify({
      message: {
        fid,
        data: message,
        webpush: { headers: { TTL: String(timings.pushTtl / 1000), Topic: message.tag } },
      },
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timings.pushTimeout),
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return 'sent'
  if (response.status === 401) forgetAccess()
  const { data } = refusal.safeParse(body)
  if (data?.error.details.some(({ errorCode }) => errorCode === 'UNREGISTERED')) return 'unregistered'
  throw new Error(`Firebase refused a message with ${response.status}`)
}
