import { useRef, useState } from 'react'
import type { actOnExchange as ActOnExchange } from '@/api/exchanges'
import type { Exchange } from '@/contract/exchanges'
import { failureOf, type Failure } from '@/domain/text/failure'

export type Action = Parameters<typeof ActOnExchange>[1]

/** Sends a person's choice, one at a time; a failure is shown with what was sent, and everything typed stays. */
export function useAction(publicId: string, onDone: (exchange: Exchange) => void) {
  const [failed, setFailed] = useState<{ failure: Failure; sent: Action } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isActing = useRef(false)

  const act = async (action: Action) => {
    if (isActing.current) return
    isActing.current = true
    setBusy(true)
    setFailed(null)
    try {
      const { actOnExchange } = await import('@/api/exchanges')
      onDone(await actOnExchange(publicId, action))
    } catch (error) {
      setFailed({ failure: failureOf(error), sent: action })
    } finally {
      isActing.current = false
      setBusy(false)
    }
  }
  return { act: (action: Action) => void act(action), isBusy, failed, forget: () => setFailed(null) }
}
