import { useEffect, useEffectEvent } from 'react'
import { logFailure } from '@/browser/logFailure'
import { startLoop } from '@/browser/loop'
import { timings } from '@/config/timings'
import type { Exchange } from '@/contract/exchanges'

/** Tells the back end by which transaction the deposit comes, until it knows. Nothing a visitor could do hangs on it. */
export function useToldHash(exchange: Exchange, hash: string | null, onDone: (exchange: Exchange) => void) {
  const { publicId, status, extendedInfo } = exchange
  const isUntold = hash !== null && status === 'waiting' && extendedInfo.txFrom === null
  const tell = useEffectEvent(async () => {
    try {
      const { recordPayment } = await import('@/api/exchanges')
      onDone(await recordPayment(publicId, hash ?? ''))
    } catch (error) {
      logFailure('payment note', error)
    }
  })
  useEffect(() => {
    if (!isUntold) return
    return startLoop(() => tell(), { every: timings.statusPoll }).stop
  }, [isUntold])
}
