import { useSyncExternalStore } from 'react'
import { redeemTransfer } from '@/api/exchanges'
import { ownRecordOf, rememberExchange } from '@/browser/storage/ownExchanges'
import { dropTransferToken, transferTokenOf, watchTransferToken } from '@/browser/storage/transferToken'
import { ApiFailure } from '@/domain/text/failure'
import { useMutation } from '@/query/useMutation'

/** Token and secret go neither into the store nor into a report. */
export function useReceivedTransfer(publicId: string) {
  const token = useSyncExternalStore(
    watchTransferToken,
    () => transferTokenOf(publicId),
    () => null,
  )
  const { state, args, mutate } = useMutation((sent: string) => redeem(publicId, sent))
  // A result of an earlier link is not shown.
  const isOwn = args !== null && (token === null || args[0] === token)
  return {
    isOffered: isOwn || token !== null,
    state: isOwn ? state : IDLE,
    receive: () => void (token && mutate(token)),
  }
}

const IDLE = { kind: 'idle' } as const

async function redeem(publicId: string, token: string): Promise<void> {
  const { ownerSecret, ...exchange } = await redeemTransfer(token)
  dropTransferToken()
  // A forged link must not add another exchange.
  if (exchange.publicId !== publicId) throw new ApiFailure({ kind: 'broken' })
  rememberExchange(ownRecordOf(exchange, ownerSecret))
}
