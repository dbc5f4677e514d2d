import { useState } from 'react'
import { addExchanges, forgetExchange, ownerSecretOf, type OwnExchange } from '@/browser/storage/ownExchanges'
import * as timings from '@/config/timings'
import { SETTLED_STATUSES } from '@/domain/exchange/exchange'
import { knownStatus } from '@/domain/exchange/ownRecord'

/** Until a deposit is paid out or sent back, the secret in the list is what a refund is requested by. */
const isSettled = (exchange: OwnExchange) =>
  SETTLED_STATUSES.some((status) => status === knownStatus(exchange))

/** `asked`: the one whose removal is to be confirmed; `removed`: those that can still be put back, the last one first. */
export function useRemovals() {
  const [asked, setAsked] = useState<OwnExchange | null>(null)
  const [removed, setRemoved] = useState<readonly OwnExchange[]>([])
  const drop = (exchange: OwnExchange) => setRemoved((before) => before.filter((one) => one !== exchange))

  const remove = (exchange: OwnExchange) => {
    const ownerSecret = ownerSecretOf(exchange.publicId)
    const record = ownerSecret ? { ...exchange, ownerSecret } : exchange
    forgetExchange(exchange.publicId)
    setAsked(null)
    setRemoved((before) => [record, ...before])
    setTimeout(() => drop(record), timings.removalUndo)
  }
  return {
    asked,
    removed,
    ask: (exchange: OwnExchange) => (isSettled(exchange) ? remove(exchange) : setAsked(exchange)),
    remove,
    keep: () => setAsked(null),
    undo: (exchange: OwnExchange) => {
      addExchanges([exchange])
      drop(exchange)
    },
  }
}

export type Removals = ReturnType<typeof useRemovals>
