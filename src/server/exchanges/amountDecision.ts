import Big from 'big.js'
import type { exchanges } from '@/contract/exchanges'
import { isAmount } from '@/domain/money/amount'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import type { StoredExchange } from '@/server/database/schema'
import { acceptedOrder } from '@/server/exchanges/acceptedOrder'
import { isUndecided, withRefusedAmount } from '@/server/exchanges/amountChange'
import type { StoredAmountChange } from '@/server/database/storedAmountChange'
import { requireOwner } from '@/server/exchanges/exchangeOwner'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { AddressUsed, requireUnusedDeposit } from '@/server/exchanges/requireUnusedDeposit'
import { refuseAnswer } from '@/server/exchanges/settleCreation'
import { currentExchange } from '@/server/exchanges/storedExchanges'

/** The owner's decision on another amount than the quoted one. The same decision may be sent again. */
export const decideAmount: ApiHandler<typeof exchanges.decideAmount> = async (request) => {
  const { params, body } = request
  const known = await currentExchange(params.publicId)
  requireOwner(known, request)
  const { amountChange, providerOrderId } = known
  if (!amountChange) throw nothingToDecide()
  try {
    const decided = await currentExchange(
      params.publicId,
      (current, now) => {
        requireOwner(current, request)
        return body.decision === 'accept' ? withAccepted(current, body, now) : withDeclined(current, now)
      },
      (transaction) => requireUnusedDeposit(transaction, known, providerOrderId ?? '', amountChange.place),
    )
    return { result: exchangeView(decided, Date.now()) }
  } catch (error) {
    if (!(error instanceof AddressUsed)) throw error
    return { result: exchangeView(await refuseAnswer(known, 'address_used'), Date.now()) }
  }
}

type Amounts = { amountFrom: string; amountTo: string }

function withAccepted(exchange: StoredExchange, seen: Amounts, now: number): StoredExchange {
  const { amountChange } = exchange
  if (!amountChange || !isSame(amountChange, seen)) throw nothingToDecide()
  if (amountChange.decision === 'accepted') return exchange
  if (!isUndecided(exchange)) throw nothingToDecide()
  const { place, amountFrom, amountTo } = amountChange
  const decided = { ...exchange, amountChange: { ...amountChange, decision: 'accepted' as const } }
  return acceptedOrder(decided, { ...place, amountFrom, amountTo }, now)
}

function withDeclined(exchange: StoredExchange, now: number): StoredExchange {
  if (exchange.amountChange?.decision === 'declined') return exchange
  if (!isUndecided(exchange)) throw nothingToDecide()
  return withRefusedAmount(exchange, 'declined', now)
}

/** The amounts that the owner has seen are the ones that the order gets. */
const isSame = ({ amountFrom, amountTo }: StoredAmountChange, seen: Amounts) =>
  isSameAmount(amountFrom, seen.amountFrom) && isSameAmount(amountTo, seen.amountTo)

const isSameAmount = (one: string, other: string) => isAmount(other) && new Big(one).eq(other)

const nothingToDecide = () =>
  new ApiError(409, 'action_unavailable', 'This exchange waits for no decision on these amounts.')
