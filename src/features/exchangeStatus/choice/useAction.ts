import { useRef, useState } from 'react'
import type { actOnExchange as ActOnExchange } from '@/api/exchanges'
import type { Exchange } from '@/contract/exchanges'
import type { ExchangeActionName } from '@/domain/exchange'
import { failureOf, type Failure } from '@/domain/failure'

type Action = Parameters<typeof ActOnExchange>[1]

/** Sends a person's choice, one at a time; a failure is told and everything typed stays. */
export function useAction(publicId: string, onDone: (exchange: Exchange) => void) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState<ExchangeActionName | null>(null)
  const isActing = useRef(false)

  const act = async (action: Action) => {
    if (isActing.current) return
    isActing.current = true
    setBusy(action.action)
    setFailure(null)
    try {
      const { actOnExchange } = await import('@/api/exchanges')
      onDone(await actOnExchange(publicId, action))
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      isActing.current = false
      setBusy(null)
    }
  }
  return { act: (action: Action) => void act(action), busy, failure }
}
