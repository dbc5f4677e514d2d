import * as z from 'zod/mini'
import type { ProviderWebhook } from '@/server/providers/provider'

/** docs.sideshift.ai, "Setting up webhooks": nothing is signed. */
const notification = z.object({
  meta: z.object({ hook: z.object({ accountId: z.string() }) }),
  payload: z.object({ shiftId: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
})

/** The status is ignored: anyone who knows the account could have sent it. */
export function receiveSideshift(accountId: string, { body }: ProviderWebhook): string | null {
  const parsed = notification.safeParse(jsonOf(body))
  if (!parsed.success || parsed.data.meta.hook.accountId !== accountId) return null
  return parsed.data.payload.shiftId
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
