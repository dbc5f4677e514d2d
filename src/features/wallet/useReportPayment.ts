import { useEffect, useEffectEvent, useState } from 'react'
import { recordPayment } from '@/api/exchanges'
import { logFailure } from '@/browser/logFailure'
import { startLoop } from '@/browser/page/loop'
import * as timings from '@/config/timings'
import type { Exchange } from '@/contract/exchanges'
import { failureOf } from '@/domain/text/failure'

/** Until the back end knows it. Nothing depends on it. */
export function useReportPayment(
  exchange: Exchange,
  hash: string | null,
  onDone: (exchange: Exchange) => void,
) {
  const { publicId, status, extendedInfo } = exchange
  const [isRefused, setRefused] = useState(false)
  const isUnreported = hash !== null && status === 'waiting' && extendedInfo.txFrom === null && !isRefused
  const report = useEffectEvent(async () => {
    try {
      onDone(await recordPayment(publicId, hash ?? ''))
    } catch (error) {
      logFailure('payment note', error)
      // Paid for another person: a retry would change nothing.
      const failure = failureOf(error)
      if (failure.kind === 'refused' && failure.body.code === 'owner_required') setRefused(true)
    }
  })
  useEffect(() => {
    if (!isUnreported) return
    return startLoop(() => report(), { every: timings.statusPoll }).stop
  }, [isUnreported])
}
