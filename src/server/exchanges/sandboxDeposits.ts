import { z } from 'zod'
import { SANDBOX_DEPOSITS } from '@/domain/exchange'
import { ApiError } from '@/server/ApiError'
import type { ApiHandler } from '@/server/ApiRequest'
import { readBody } from '@/server/readBody'
import { withDeposit } from '@/server/exchanges/exchangeSteps'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { sandboxRules } from '@/server/exchanges/sandboxRules'
import { currentExchange } from '@/server/exchanges/storedExchanges'

export const depositBody = z.object({
  kind: z.enum(SANDBOX_DEPOSITS, `Must be one of ${SANDBOX_DEPOSITS.join(', ')}.`),
})

/** POST /api/v4/sandbox/exchanges/{publicId}/deposits: what a chain would do, done by hand. */
export const placeDeposit: ApiHandler = async ({ params, body }) => {
  const { kind } = readBody(depositBody, body)
  const exchange = await currentExchange(params.publicId ?? '', (current, now) => {
    const deposited = withDeposit(current, kind, now, sandboxRules())
    if (!deposited) throw new ApiError(409, 'action_unavailable', 'This exchange waits for no deposit.')
    return deposited
  })
  return { result: exchangeView(exchange, Date.now()) }
}
