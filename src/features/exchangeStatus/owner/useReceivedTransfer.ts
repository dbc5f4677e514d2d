import { useState, useSyncExternalStore } from 'react'
import { rememberExchange } from '@/browser/storage/ownExchanges'
import { dropTransferToken, transferTokenOf, watchTransferToken } from '@/browser/storage/transferToken'
import { failureOf, type Failure } from '@/domain/text/failure'
import { ownRecordOf } from '@/store/ownRecordOf'

type State = { kind: 'none' | 'offered' | 'receiving' | 'done' } | { kind: 'failed'; failure: Failure }

/** The secret that the link of the owner's device leads to. Token and secret go neither into the store nor into a report. */
export function useReceivedTransfer(publicId: string) {
  const token = useSyncExternalStore(
    watchTransferToken,
    () => transferTokenOf(publicId),
    () => null,
  )
  const [tried, setTried] = useState<{ token: string; state: State } | null>(null)

  const receive = async () => {
    if (!token || tried?.state.kind === 'receiving') return
    setTried({ token, state: { kind: 'receiving' } })
    setTried({ token, state: await redeem(publicId, token) })
  }
  return { state: stateOf(token, tried), receive: () => void receive() }
}

/** Another link begins anew. */
function stateOf(token: string | null, tried: { token: string; state: State } | null): State {
  if (tried && (token === null || tried.token === token)) return tried.state
  return { kind: token === null ? 'none' : 'offered' }
}

async function redeem(publicId: string, token: string): Promise<State> {
  try {
    const { redeemTransfer } = await import('@/api/exchanges')
    const { ownerSecret, ...exchange } = await redeemTransfer(token)
    dropTransferToken()
    // A forged link must not bring another exchange than the one whose page it opens.
    if (exchange.publicId !== publicId) return { kind: 'failed', failure: { kind: 'broken' } }
    rememberExchange(ownRecordOf(exchange, ownerSecret))
    return { kind: 'done' }
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) }
  }
}
