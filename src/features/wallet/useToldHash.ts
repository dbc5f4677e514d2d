import { useEffect, useEffectEvent, useState } from 'react'
import { logFailure } from '@/browser/logFailure'
import { startLoop } from '@/browser/loop'
import { timings } from '@/config/timings'
import type { Exchange } from '@/contract/exchanges'
import { failureOf } from '@/domain/failure'

/** Tells the back end by which transaction the deposit comes, until it knows. Nothing a visitor could do hangs on it. */
export function useToldHash(exchange: Exchange, hash: string | null, onDone: (exchange: Exchange) => void) {
  const { publicId, status, extendedInfo } = exchange
  const [isRefused, setRefused] = useState(false)
  const isUntold = hash !== null && status === 'waiting' && extendedInfo.txFrom === null && !isRefused
  const tell = useEffectEvent(async () => {
    try {
      const { recordPayment } = await import('@/api/exchanges')
      onDone(await recordPayment(publicId, hash ?? ''))
    } catch (error) {
      logFailure('payment note', error)
      // Who pays for somebody else is not asked to name the payment; asking again would change nothing.
      const failure = failureOf(error)
      if (failure.kind === 'refused' && failure.body.code === 'owner_required') setRefused(true)
    }
  })
  useEffect(() => {
    if (!isUntold) return
    return startLoop(() => tell(), { every: timings.statusPoll }).stop
  }, [isUntold])
}
