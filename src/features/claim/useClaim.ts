import { useState } from 'react'
import { claimable, settleClaims } from '@/browser/storage/settledClaims'
import { failureOf, type Failure } from '@/domain/text/failure'

const AT_ONCE = 50

type State =
  | { kind: 'asking' }
  | { kind: 'claiming' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'done'; claimed: number; others: number }
  | { kind: 'declined' }

export function useClaim(onClaimed: () => void) {
  const [publicIds] = useState(claimable)
  const [state, setState] = useState<State>({ kind: 'asking' })

  const claim = async () => {
    if (state.kind === 'claiming') return
    setState({ kind: 'claiming' })
    try {
      const { claimExchanges } = await import('@/api/exchanges')
      let claimed = 0
      for (const some of chunksOf(publicIds)) {
        claimed += (await claimExchanges(some)).length
        // What the back end left out is another customer's or unknown to it; a retry would change nothing.
        settleClaims(some)
      }
      setState({ kind: 'done', claimed, others: publicIds.length - claimed })
      onClaimed()
    } catch (error) {
      setState({ kind: 'failed', failure: failureOf(error) })
    }
  }
  const decline = () => {
    settleClaims(publicIds)
    setState({ kind: 'declined' })
  }
  return { count: publicIds.length, state, claim: () => void claim(), decline }
}

const chunksOf = (list: string[]): string[][] =>
  list.length === 0 ? [] : [list.slice(0, AT_ONCE), ...chunksOf(list.slice(AT_ONCE))]
