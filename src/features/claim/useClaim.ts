import { useState } from 'react'
import { claimExchanges } from '@/api/exchanges'
import { claimable, settleClaims } from '@/browser/storage/settledClaims'
import { useMutation } from '@/query/useMutation'
import { invalidate } from '@/query/useQuery'

const AT_ONCE = 50

export function useClaim() {
  const [publicIds] = useState(claimable)
  const [isDeclined, setDeclined] = useState(false)
  const { state, mutate } = useMutation(async () => {
    const claimed = await claimAll(publicIds)
    invalidate('exchanges', 'loyalty')
    return { claimed, others: publicIds.length - claimed }
  })
  const decline = () => {
    settleClaims(publicIds)
    setDeclined(true)
  }
  return { count: publicIds.length, state, isDeclined, claim: () => void mutate(), decline }
}

async function claimAll(publicIds: string[]): Promise<number> {
  let claimed = 0
  for (const some of chunksOf(publicIds)) {
    claimed += (await claimExchanges(some)).length
    // What was left out is another customer's or unknown: a retry would change nothing.
    settleClaims(some)
  }
  return claimed
}

const chunksOf = (list: string[]): string[][] =>
  list.length === 0 ? [] : [list.slice(0, AT_ONCE), ...chunksOf(list.slice(AT_ONCE))]
