import type { sandbox } from '@/contract/sandbox'
import { ApiError } from '@/server/api/ApiError'
import type { ApiHandler } from '@/server/api/ApiRequest'
import { withDeposit } from '@/server/providers/sandbox/exchangeSteps'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { sandboxRules } from '@/server/providers/sandbox/sandboxProvider'
import { currentExchange } from '@/server/exchanges/storedExchanges'

/** POST /api/v4/sandbox/exchanges/{publicId}/deposits: what a chain would do, done by hand. */
export const simulateDeposit: ApiHandler<typeof sandbox.deposit> = async ({ params, body }) => {
  const exchange = await currentExchange(params.publicId, (current, now) => {
    if (!current.isSandbox) throw new ApiError(404, 'not_found', 'There is no such exchange in the sandbox.')
    const deposited = withDeposit(current, body.kind, now, sandboxRules())
    if (!deposited) throw new ApiError(409, 'action_unavailable', 'This exchange waits for no deposit.')
    return deposited
  })
  return { result: exchangeView(exchange, Date.now()) }
}
